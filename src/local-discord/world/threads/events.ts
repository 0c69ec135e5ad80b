import { GatewayDispatchEvents, GatewayIntentBits as I } from 'discord-api-types/v10';
import { canSee } from '../../permissions.js';
import type { ThreadChannel } from '../access.js';
import { emit } from '../emit.js';
import type { World } from '../types.js';
import { threadMemberView, threadView } from '../views/channel-view.js';
import { memberView } from '../views/user-view.js';

/** THREAD_CREATE: with `newly_created` for everybody who sees it, without for the one who was added. */
export function emitThreadCreate(world: World, thread: ThreadChannel, onlyFor: string | null = null): void {
  emit(world, {
    name: GatewayDispatchEvents.ThreadCreate,
    intents: I.Guilds,
    guildId: thread.guildId,
    reaches: (userId) => (onlyFor === null ? canSee(world, userId, thread) : userId === onlyFor),
    data: (viewer) => ({ ...threadView(thread, viewer.userId), ...(onlyFor === null && { newly_created: true }) }),
  });
}

/** THREAD_UPDATE: name, archived, locked, tags, duration. */
export function emitThreadUpdate(world: World, thread: ThreadChannel): void {
  emit(world, {
    name: GatewayDispatchEvents.ThreadUpdate,
    intents: I.Guilds,
    guildId: thread.guildId,
    reaches: (userId) => canSee(world, userId, thread),
    data: (viewer) => threadView(thread, viewer.userId),
  });
}

/** THREAD_DELETE: four fields, no messages. Call it while the thread is still there. */
export function emitThreadDelete(world: World, thread: ThreadChannel): void {
  emit(world, {
    name: GatewayDispatchEvents.ThreadDelete,
    intents: I.Guilds,
    guildId: thread.guildId,
    reaches: (userId) => canSee(world, userId, thread),
    data: () => ({ id: thread.id, guild_id: thread.guildId, parent_id: thread.parentId, type: thread.type }),
  });
}

/** THREAD_MEMBERS_UPDATE: to the one concerned with GUILDS, to the others only with GUILD_MEMBERS. */
export function emitThreadMembers(world: World, thread: ThreadChannel, userId: string, joined: boolean): void {
  const guild = world.guilds.get(thread.guildId ?? '');
  const member = guild?.members.get(userId);
  const inThread = thread.thread.members.get(userId);
  const data = () => ({
    id: thread.id,
    guild_id: thread.guildId,
    member_count: Math.min(thread.thread.members.size, 50),
    added_members:
      joined && inThread && member
        ? [{ ...threadMemberView(thread.id, inThread), member: memberView(world, member), presence: null }]
        : [],
    removed_member_ids: joined ? [] : [userId],
  });
  const event = { name: GatewayDispatchEvents.ThreadMembersUpdate, guildId: thread.guildId, data };
  emit(world, { ...event, intents: I.Guilds, reaches: (id) => id === userId });
  emit(world, { ...event, intents: I.GuildMembers, reaches: (id) => id !== userId && canSee(world, id, thread) });
}

/** THREAD_MEMBER_UPDATE to everybody in the thread, each with their own membership: after it was woken (topics/threads). */
export function emitOwnMemberships(world: World, thread: ThreadChannel): void {
  const { members } = thread.thread;
  emit(world, {
    name: GatewayDispatchEvents.ThreadMemberUpdate,
    intents: I.Guilds,
    guildId: thread.guildId,
    reaches: (userId) => members.has(userId) && canSee(world, userId, thread),
    data: (viewer) => {
      const own = members.get(viewer.userId);
      return own && { ...threadMemberView(thread.id, own), guild_id: thread.guildId };
    },
  });
}
