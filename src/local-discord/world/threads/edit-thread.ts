import { ChannelFlags, MessageType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { has, permissionsIn } from '../../permissions.js';
import { type ThreadChannel, threadFor } from '../access.js';
import { refuse } from '../discord-error.js';
import { insertMessage } from '../messages/insert-message.js';
import type { World } from '../types.js';
import { emitOwnMemberships, emitThreadUpdate } from './events.js';
import { requireTags } from './forum-tags.js';
import { requireThreadName } from './new-thread.js';

/** What can be changed in a thread (resources/channel, "Modify Channel", Thread). */
export interface ThreadEdit {
  readonly name?: string | undefined;
  readonly archived?: boolean | undefined;
  readonly auto_archive_duration?: number | undefined;
  readonly locked?: boolean | undefined;
  readonly invitable?: boolean | undefined;
  readonly rate_limit_per_user?: number | null | undefined;
  readonly flags?: number | undefined;
  readonly applied_tags?: readonly string[] | undefined;
}

/** What nobody but a moderator changes. */
const MODERATORS_ONLY = ['locked', 'rate_limit_per_user', 'flags'] as const;

/**
 * A user changes a thread. Its creator may rename, archive, tag it and set its duration; all else needs MANAGE_THREADS;
 * anybody who may write wakes one that is not locked. Throws 30047, 50013, 50083, and what tags can be refused for.
 */
export function editThread(world: World, userId: string, threadId: string, edit: ThreadEdit): ThreadChannel {
  const channel = threadFor(world, userId, threadId);
  const { thread } = channel;
  requireMayEdit(world, userId, channel, edit);
  if (thread.archived && edit.archived !== false) throw refuse('archived');
  if (edit.name !== undefined) requireThreadName(edit.name);
  if (edit.applied_tags) checkTags(world, userId, channel, edit.applied_tags);
  if (edit.flags !== undefined) setPinned(world, channel, (edit.flags & ChannelFlags.Pinned) !== 0);
  const renamed = edit.name !== undefined && edit.name !== channel.name;
  const turned = edit.archived !== undefined && edit.archived !== thread.archived;
  const retimed = edit.auto_archive_duration !== undefined && edit.auto_archive_duration !== thread.autoArchiveDuration;
  if (turned || retimed) thread.archiveTimestamp = world.now();
  apply(channel, edit);
  emitThreadUpdate(world, channel);
  if (turned && !thread.archived) emitOwnMemberships(world, channel);
  if (renamed) announceName(world, userId, channel);
  return channel;
}

function apply(channel: ThreadChannel, edit: ThreadEdit): void {
  const { thread } = channel;
  channel.name = edit.name ?? channel.name;
  channel.rateLimitPerUser = edit.rate_limit_per_user ?? channel.rateLimitPerUser;
  thread.archived = edit.archived ?? thread.archived;
  thread.autoArchiveDuration = edit.auto_archive_duration ?? thread.autoArchiveDuration;
  thread.locked = edit.locked ?? thread.locked;
  thread.invitable = edit.invitable ?? thread.invitable;
  thread.appliedTags = [...(edit.applied_tags ?? thread.appliedTags)];
}

function requireMayEdit(world: World, userId: string, channel: ThreadChannel, edit: ThreadEdit): void {
  const bits = permissionsIn(world, userId, channel);
  if (has(bits, P.ManageThreads)) return;
  if (MODERATORS_ONLY.some((key) => edit[key] !== undefined)) throw refuse('missingPermissions');
  const onlyWakes = edit.archived === false && Object.values(edit).filter((value) => value !== undefined).length === 1;
  const { thread } = channel;
  if (thread.locked) throw refuse('missingPermissions');
  if (thread.ownerId === userId) return;
  if (!onlyWakes || !has(bits, P.SendMessagesInThreads)) throw refuse('missingPermissions');
}

function checkTags(world: World, userId: string, channel: ThreadChannel, tags: readonly string[]): void {
  const forum = world.channels.get(channel.parentId ?? '');
  if (!forum?.forum) throw refuse('wrongKind');
  requireTags(world, userId, forum, tags, channel.thread.appliedTags);
}

function setPinned(world: World, channel: ThreadChannel, pinned: boolean): void {
  const forum = world.channels.get(channel.parentId ?? '');
  if (!forum?.forum) throw refuse('wrongKind');
  if (pinned) {
    for (const id of world.guilds.get(channel.guildId ?? '')?.threadIds ?? []) {
      const other = world.channels.get(id);
      if (!other || other === channel || other.parentId !== forum.id) continue;
      if ((other.flags & ChannelFlags.Pinned) !== 0) throw refuse('tooManyPinnedThreads');
    }
  }
  channel.flags = pinned ? channel.flags | ChannelFlags.Pinned : channel.flags & ~ChannelFlags.Pinned;
}

/** A rename is told inside the thread by a message of type 4, unless the thread is archived now. */
function announceName(world: World, userId: string, channel: ThreadChannel): void {
  if (channel.thread.archived) return;
  insertMessage(world, channel, { authorId: userId, type: MessageType.ChannelNameChange, content: channel.name });
}
