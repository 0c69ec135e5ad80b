import type { Id } from '../ids.js';
import type { QuoteAnchor } from '../quote.js';

/** What of one message may not be kept. */
export interface LeftOut {
  /** Who left the whole message out of the notes; null when nobody did. */
  readonly by: Id | null;
  /** Kept words of it that its own author removed. */
  readonly quotes: readonly QuoteAnchor[];
}

/** What people keep out of the notes, and how they take that back. */
export interface LeftOutStore {
  /** What of a message may not be kept. */
  ofMessage(server: Id, message: Id): Promise<LeftOut>;
  /** The whole message is out of the notes from now on; its claims are removed by {@link ClaimStore.remove}. */
  leaveOut(server: Id, message: Id, by: Id, at: Date): Promise<void>;
  /** It may be kept again; claims that went with it at that moment stand again. Gives their numbers. */
  letIn(server: Id, message: Id): Promise<readonly string[]>;
  /** Who removed a claim; null when it stands or never was. */
  removal(server: Id, session: string, number: string): Promise<{ readonly by: Id; readonly message: Id } | null>;
  /** A removed claim stands again, unless the same words were kept under another number meanwhile. */
  restore(server: Id, session: string, number: string): Promise<boolean>;
}
