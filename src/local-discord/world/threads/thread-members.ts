import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { canSee } from '../../permissions.js';
import { requireActive, requireIn, type ThreadChannel, threadFor } from '../access.js';
import { refuse } from '../discord-error.js';
import type { World } from '../types.js';
import { emitThreadCreate, emitThreadMembers } from './events.js';

/** Discord's limit of people in one thread (error 30033). */
const MOST_MEMBERS = 1000;

/** Puts a user into a thread, without asking; nothing happens when already in, or when it is full. */
export function joinThread(world: World, thread: ThreadChannel, userId: string): void {
  const { members } = thread.thread;
  if (members.has(userId) || members.size >= MOST_MEMBERS) return;
  const sawIt = canSee(world, userId, thread);
  members.set(userId, { userId, joinedAt: world.now() });
  // Who is let into a private thread learns of it as of a new one.
  if (!sawIt) emitThreadCreate(world, thread, userId);
  emitThreadMembers(world, thread, userId, true);
}

/** Adds oneself or another to a thread that is not archived. Throws 10007, 30033, 50001, 50083. */
export function addThreadMember(world: World, actorId: string, threadId: string, userId: string): void {
  const thread = threadFor(world, actorId, threadId);
  requireActive(thread);
  const guild = world.guilds.get(thread.guildId ?? '');
  if (!guild?.members.has(userId)) throw refuse('unknownMember');
  if (userId !== actorId) requireIn(world, actorId, thread, P.SendMessagesInThreads);
  if (thread.thread.members.size >= MOST_MEMBERS) throw refuse('tooManyThreadMembers');
  joinThread(world, thread, userId);
}

/** Removes oneself, or with MANAGE_THREADS another. Throws 10007, 50013, 50083. */
export function removeThreadMember(world: World, actorId: string, threadId: string, userId: string): void {
  const thread = threadFor(world, actorId, threadId);
  requireActive(thread);
  if (userId !== actorId) requireIn(world, actorId, thread, P.ManageThreads);
  if (!thread.thread.members.delete(userId)) throw refuse('unknownMember');
  if (canSee(world, userId, thread) || userId === actorId) emitThreadMembers(world, thread, userId, false);
}
