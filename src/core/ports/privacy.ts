import type { Id } from '../ids.js';
import type { OutsideName } from '../record.js';

/** Everything that is known of one person in one server, for themselves. Instants are UTC. */
export interface OwnData {
  readonly name: string | null;
  readonly outside: OutsideName;
  readonly replies: readonly {
    readonly id: Id;
    readonly thread: Id;
    readonly session: string;
    readonly postedAt: Date;
    readonly text: string;
    readonly earlier: readonly string[];
  }[];
  readonly reactions: readonly { readonly message: Id; readonly emoji: string }[];
  /** Sentences that they kept, by number within the session. */
  readonly kept: readonly { readonly session: string; readonly number: string; readonly quote: string }[];
  /** Kept sentences of theirs, with what they put right. */
  readonly quoted: readonly {
    readonly session: string;
    readonly number: string;
    readonly quote: string;
    readonly correction: string | null;
  }[];
  readonly proposed: readonly { readonly session: string; readonly number: number; readonly sentence: string }[];
  readonly votes: readonly {
    readonly session: string;
    readonly takeaway: number;
    readonly stance: string;
    readonly reason: string | null;
    readonly at: Date;
  }[];
  readonly leftOut: readonly Id[];
  /** Groups whose digest they get as a direct message. */
  readonly digests: readonly { readonly group: string; readonly since: Date }[];
  /** When they last asked what is new. */
  readonly caughtUp: readonly { readonly session: string; readonly at: Date }[];
  /** Documents that they took out of the server. */
  readonly exported: readonly { readonly session: string; readonly file: string; readonly at: Date }[];
}

/** What one person may ask of what is held of them. */
export interface PrivacyStore {
  ownData(server: Id, person: Id): Promise<OwnData>;
  /**
   * Erases a person's words, names and doings, in one transaction: texts, earlier versions, quotes, reasons, proposals.
   * What others did and how much was said stays, under a number that stands for nobody. Posted digests with their words or
   * name are put in doubt. Leaves a row without content that says when and how much.
   *
   * @returns how many rows were changed; 0 when nothing was held
   */
  forget(server: Id, person: Id, at: Date): Promise<number>;
}
