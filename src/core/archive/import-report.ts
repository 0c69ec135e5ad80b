import type { Id } from '../ids.js';
import type { ExportSkip } from './chat-export.js';
import type { ThreadUse, Unmatched } from './match-threads.js';

/** What an import did to one thread. */
export interface ImportedThread {
  readonly thread: Id;
  readonly name: string;
  readonly use: ThreadUse;
  readonly files: readonly string[];
  readonly read: number;
  readonly kept: number;
  /** Messages that were not stored before. */
  readonly added: number;
  /** Stored messages that have a newer wording now. */
  readonly changed: number;
  /** Messages of which only a tombstone is left: a newer export lacks them, or they were deleted before. */
  readonly deleted: number;
  readonly skipped: Readonly<Partial<Record<ExportSkip, number>>>;
  readonly reactions: number;
  /** Reactions that an export counts without names; they count for nothing here. */
  readonly nameless: number;
  readonly notes: readonly string[];
}

/** A channel or thread that nothing was taken from. `parent` is the channel that imported threads stand in. */
export interface LeftOutThread {
  readonly thread: Id;
  readonly name: string;
  readonly messages: number;
  readonly reason: Unmatched | 'foreign' | 'parent';
}

/** What an import did. */
export interface ImportReport {
  readonly server: Id;
  readonly session: { readonly id: string; readonly slug: string; readonly title: string; readonly isNew: boolean };
  readonly threads: readonly ImportedThread[];
  readonly leftOut: readonly LeftOutThread[];
  /** Numbers of the questions that no thread is of. */
  readonly withoutThread: readonly number[];
  /** Sentences and takeaways that were not kept before. */
  readonly claims: number;
  readonly takeaways: number;
  readonly notes: readonly string[];
}
