import type { Id } from '../ids.js';
import type { IncomingMessage } from '../replies.js';

/**
 * Why an exported message is not kept; the same decisions as for what Discord itself sends (facts 1.12). `withheld` has
 * nothing to see: a forward of an export before 2.47, or words that the exporting account could not read. `starter`
 * only points at the message that a thread hangs on. `question` is the session's own question, posted by a person.
 */
export type ExportSkip = 'bot' | 'system' | 'withheld' | 'unknown-kind' | 'starter' | 'question';

/** Who reacted with one emoji that means something to us. */
export interface ExportedReaction {
  readonly emoji: string;
  /** People only, each once. */
  readonly users: readonly Id[];
  /** How many more the export counts without saying who. */
  readonly nameless: number;
}

/** One message of an export. */
export interface ExportedMessage {
  readonly id: Id;
  readonly postedAt: Date;
  readonly reading: { readonly kept: IncomingMessage } | { readonly skipped: ExportSkip };
  readonly reactions: readonly ExportedReaction[];
}

/** One file of DiscordChatExporter: a channel, a thread, or a part of either. */
export interface ChatExport {
  /** The file's path as it was given. */
  readonly file: string;
  readonly server: Id;
  readonly channel: ExportedChannel;
  /** When the export began; null before version 2.40.1. */
  readonly exportedAt: Date | null;
  /** Bounds that the export was asked for, null for none. */
  readonly after: Date | null;
  readonly before: Date | null;
  /** How many messages the file says it has; null when it does not say. */
  readonly count: number | null;
  /** In the file's order. */
  readonly messages: readonly ExportedMessage[];
}

export interface ExportedChannel {
  readonly id: Id;
  readonly name: string;
  /** Of a thread the channel it stands in. Exports call it a category, and for other channels it is one. */
  readonly parent: Id | null;
  readonly isThread: boolean;
}
