import { type AllowedMentionsTypes, type APIAllowedMentions, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { has, permissionsIn } from '../permissions.js';
import type { ChannelRecord, MentionRecord, World } from './types.js';

/** Whom a text would notify, and what limits it. */
export interface MentionSource {
  readonly channel: ChannelRecord;
  readonly authorId: string;
  /** Content and text displays together. */
  readonly text: string;
  /** undefined: the default parse. */
  readonly allowed: APIAllowedMentions | null | undefined;
  /** `users` for interaction answers and webhooks, else `all` (resources/message, "Allowed Mentions Object"). */
  readonly byDefault: 'all' | 'users';
  /** The author of the message that this one replies to. */
  readonly repliedTo: string | null;
}

/** Finds who is notified: what the text names, less what `allowed_mentions` and permissions forbid. */
export function resolveMentions(world: World, source: MentionSource): MentionRecord {
  const text = withoutCode(source.text);
  const guild = world.guilds.get(source.channel.guildId ?? '');
  const mayAll = has(permissionsIn(world, source.authorId, source.channel), P.MentionEveryone);
  const users = idsIn(text, /<@!?(\d{17,20})>/g).filter((id) => world.users.has(id) && allows(source, 'users', id));
  const roles = idsIn(text, /<@&(\d{17,20})>/g).filter((id) => {
    const role = guild?.roles.get(id);
    return role !== undefined && (role.mentionable || mayAll) && allows(source, 'roles', id);
  });
  const { repliedTo } = source;
  const pingsReply = source.allowed ? source.allowed.replied_user === true : true;
  if (repliedTo !== null && pingsReply && !users.includes(repliedTo)) users.push(repliedTo);
  return {
    everyone: mayAll && /@(?:everyone|here)/.test(text) && allows(source, 'everyone', ''),
    userIds: users,
    roleIds: roles,
  };
}

function allows(source: MentionSource, kind: 'users' | 'roles' | 'everyone', id: string): boolean {
  const { allowed } = source;
  if (!allowed) return source.byDefault === 'all' || kind === 'users';
  if (kind !== 'everyone' && allowed[kind]?.includes(id)) return true;
  // `parse` left out means that nothing is parsed but what the lists name.
  return allowed.parse?.includes(kind as AllowedMentionsTypes) ?? false;
}

function withoutCode(text: string): string {
  return text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');
}

function idsIn(text: string, pattern: RegExp): string[] {
  const ids = new Set<string>();
  // The patterns have exactly one group.
  for (const match of text.matchAll(pattern)) ids.add(match[1] as string);
  return [...ids];
}
