import { ChannelType } from 'discord-api-types/v10';
import { activityLines } from './transcript/activity-lines.js';
import { isSpoken, messageLines } from './transcript/message-lines.js';
import { nameIn } from './transcript/plain-words.js';
import { compareIds } from './world/snowflake.js';
import type { ActivityRecord, ChannelRecord, World } from './world/types.js';

/** Whatever holds a world: the local Discord's face, or a test's own. */
export interface WorldHolder {
  readonly world: World;
}

/**
 * Every channel and thread of a guild as a chat, in the order in which they were made, and after them the direct
 * messages: what people wrote and ran, what applications answered, also to one person alone. Plain text for people to
 * read and for tests to compare; without ids, addresses and times.
 */
export function transcript({ world }: WorldHolder, guild: { readonly id: string }): string {
  const activity = byChannel(world.activity);
  const blocks: string[] = [];
  const record = world.guilds.get(guild.id);
  const threads = threadsByParent(world, record?.threadIds ?? []);
  for (const id of record?.channelIds ?? []) {
    const channel = world.channels.get(id);
    if (!channel || channel.type === ChannelType.GuildCategory) continue;
    blocks.push(channelBlock(world, channel, activity.get(id) ?? []));
    for (const thread of threads.get(id) ?? []) blocks.push(channelBlock(world, thread, activity.get(thread.id) ?? []));
  }
  for (const channel of world.channels.values()) {
    if (channel.guildId === null) blocks.push(channelBlock(world, channel, activity.get(channel.id) ?? []));
  }
  return `${blocks.join('\n\n')}\n`;
}

/** One channel or thread as a chat; see {@link transcript}. Throws when there is no such channel. */
export function transcriptOf({ world }: WorldHolder, channelId: string): string {
  const channel = world.channels.get(channelId);
  if (!channel) throw new Error(`Local Discord: there is no channel ${channelId}.`);
  return `${channelBlock(world, channel, byChannel(world.activity).get(channelId) ?? [])}\n`;
}

function byChannel(activity: readonly ActivityRecord[]): Map<string, ActivityRecord[]> {
  const grouped = new Map<string, ActivityRecord[]>();
  for (const act of activity) {
    const acts = grouped.get(act.channelId);
    if (acts) acts.push(act);
    else grouped.set(act.channelId, [act]);
  }
  return grouped;
}

function threadsByParent(world: World, ids: Iterable<string>): Map<string, ChannelRecord[]> {
  const grouped = new Map<string, ChannelRecord[]>();
  for (const id of [...ids].sort(compareIds)) {
    const thread = world.channels.get(id);
    if (!thread?.parentId) continue;
    const siblings = grouped.get(thread.parentId);
    if (siblings) siblings.push(thread);
    else grouped.set(thread.parentId, [thread]);
  }
  return grouped;
}

function channelBlock(world: World, channel: ChannelRecord, acts: readonly ActivityRecord[]): string {
  const entries: { id: string; lines: readonly string[]; isBlock: boolean }[] = [];
  const width = nameWidth(world, channel);
  for (const id of channel.log.order) {
    const message = channel.log.byId.get(id);
    if (!message) continue;
    const lines = messageLines(world, channel, message, width);
    const isBlock = world.users.get(message.authorId)?.bot === true;
    if (lines.length > 0) entries.push({ id, lines, isBlock });
  }
  for (const act of acts) entries.push({ id: act.id, lines: activityLines(world, channel, act), isBlock: false });
  entries.sort((left, right) => compareIds(left.id, right.id));
  const lines = [heading(world, channel)];
  let wasBlock = true;
  for (const entry of entries) {
    if (entry.isBlock || wasBlock) lines.push('');
    lines.push(...entry.lines);
    wasBlock = entry.isBlock;
  }
  return lines.join('\n');
}

function heading(world: World, channel: ChannelRecord): string {
  if (channel.guildId === null) {
    return `# Direct messages: ${channel.recipientIds.map((id) => nameIn(world, channel, id)).join(' and ')}`;
  }
  if (!channel.thread) return `# ${channel.name}`;
  const marks: string[] = [];
  const parent = world.channels.get(channel.parentId ?? '');
  for (const id of channel.thread.appliedTags) marks.push(parent?.forum?.tags.find((tag) => tag.id === id)?.name ?? id);
  if (channel.thread.archived) marks.push('archived');
  if (channel.thread.locked) marks.push('locked');
  return marks.length > 0 ? `## ${channel.name} (${marks.join(', ')})` : `## ${channel.name}`;
}

/** Names stand in a column as wide as the longest of those who write there, within reason. */
function nameWidth(world: World, channel: ChannelRecord): number {
  const writers = new Set<string>();
  for (const message of channel.log.byId.values()) if (isSpoken(message)) writers.add(message.authorId);
  let width = 0;
  for (const id of writers) {
    if (!world.users.get(id)?.bot) width = Math.max(width, nameIn(world, channel, id).length);
  }
  return Math.min(width, 24);
}
