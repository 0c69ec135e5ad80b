import type { ThreadChannel } from '../access.js';
import type { World } from '../types.js';
import { emitOwnMemberships, emitThreadUpdate } from './events.js';

/** Archives or wakes a thread without asking; both move `archive_timestamp` (resources/channel, "Thread Metadata"). */
export function setArchived(world: World, thread: ThreadChannel, archived: boolean): void {
  if (thread.thread.archived === archived) return;
  thread.thread.archived = archived;
  thread.thread.archiveTimestamp = world.now();
  emitThreadUpdate(world, thread);
  if (!archived) emitOwnMemberships(world, thread);
}
