import type { ThreadChannel } from '../../world/access.js';
import { threadMemberView, threadView } from '../../world/views/channel-view.js';

/** Threads and, for those the user is in, its memberships, as all thread listings give them. */
export function threadList(threads: readonly ThreadChannel[], userId: string) {
  return {
    threads: threads.map((thread) => threadView(thread, userId)),
    members: threads.flatMap((thread) => {
      const own = thread.thread.members.get(userId);
      return own ? [threadMemberView(thread.id, own)] : [];
    }),
  };
}
