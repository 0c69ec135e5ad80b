import type { Reply } from '../core/replies.js';
import type { reactions, replies, replyVersions } from './schema.js';

export type VersionRow = typeof replyVersions.$inferSelect;
export type ReactionRow = typeof reactions.$inferSelect;

/** A reply as the core knows it. */
export function replyFromRow(row: typeof replies.$inferSelect): Reply {
  return { ...row, session: String(row.session) };
}
