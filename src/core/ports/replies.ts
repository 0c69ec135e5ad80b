import type { HeldReactions } from '../gathering-reactions.js';
import type { ThreadStanding } from '../gathering-trouble.js';
import type { Id } from '../ids.js';
import type { Change, ReactionMeaning, Reply, SessionEmoji } from '../replies.js';
import type { PlaceKind } from '../sessions.js';

/** A thread we gather from. */
export interface TrackedThread extends ThreadStanding, SessionEmoji {
  readonly server: Id;
  readonly thread: Id;
  /** The channel or forum it belongs to; null when that is not known. */
  readonly parent: Id | null;
  readonly session: string;
  readonly kind: PlaceKind;
  readonly question: number | null;
  readonly cursor: Id | null;
  /** False once its session was closed. */
  readonly isOpen: boolean;
  /** When the sweep last came by, whatever came of it; null when it never did. */
  readonly sweptAt: Date | null;
}

/** What a batch of changes did. */
export interface IngestReport {
  /** Replies that are new, have a new version, or were deleted. */
  readonly touched: readonly { readonly server: Id; readonly session: string; readonly message: Id }[];
  /** Keep reactions that came or went; each is owed until it is settled. */
  readonly keeps: readonly KeepChange[];
}

/** Somebody began or ceased to keep a message. */
export interface KeepChange {
  readonly server: Id;
  readonly session: string;
  readonly message: Id;
  readonly user: Id;
  readonly added: boolean;
}

/** A keep reaction that may still wait to be acted upon. */
export interface UnsettledKeep {
  readonly server: Id;
  readonly session: string;
  readonly message: Id;
  readonly user: Id;
  /** The reply's text. */
  readonly text: string;
}

/** Everybody who reacted with one meaning on one message. */
export interface ReactionCount {
  readonly message: Id;
  readonly meaning: ReactionMeaning;
  readonly users: readonly Id[];
}

/** Replies, their versions, tombstones and reactions. */
export interface ReplyStore {
  /** The threads we gather from: not the deleted ones, and none of servers the bot was taken out of. */
  threads(): Promise<readonly TrackedThread[]>;
  /** How a thread stands with us from now on. */
  setStanding(server: Id, thread: Id, standing: ThreadStanding): Promise<void>;
  /** The sweep came by these threads. */
  markSwept(server: Id, threads: readonly Id[], at: Date): Promise<void>;
  /**
   * Applies changes in their order, in one transaction, by the rules of `core/replies`: only tracked threads, a
   * tombstone wins over late creates and edits, an edit without a newer `editedAt` is none.
   * @param cursor when the batch is a complete prefix of a thread: moves that thread's cursor in the same transaction
   */
  apply(
    changes: readonly Change[],
    cursor?: { readonly server: Id; readonly thread: Id; readonly at: Id },
  ): Promise<IngestReport>;
  /** A reply that is not deleted, or null. */
  find(server: Id, message: Id): Promise<Reply | null>;
  /** Ids of all stored replies of a thread, oldest first, to infer deletions from a complete scan. */
  ids(server: Id, thread: Id): Promise<readonly Id[]>;
  /** How many reactions of each meaning we hold of these messages; those with none are left out. */
  reactionCounts(server: Id, messages: readonly Id[]): Promise<readonly HeldReactions[]>;
  /** The messages of a thread that a claim rests on. */
  keptIn(server: Id, thread: Id): Promise<readonly Id[]>;
  /**
   * Replaces who reacted on these messages by these complete lists, in one transaction. Who was there keeps their time.
   * @param at when those who are new count as first seen; null where nobody knows
   */
  recount(server: Id, counts: readonly ReactionCount[], at: Date | null): Promise<IngestReport>;
  /** Keep reactions from which no claim was ever made, on text replies: of one session, or with null of all posted ones. */
  unsettledKeeps(of: { readonly server: Id; readonly session: string } | null): Promise<readonly UnsettledKeep[]>;
  /**
   * Erases the text of a session's replies on which no claim and no takeaway rests, all earlier versions, and the words of
   * removed claims, in one transaction. Who wrote how much stays known. Gives how many replies lost their text.
   */
  eraseUnkept(server: Id, session: string, at: Date): Promise<number>;
  /** Keep reactions that were stored and not acted upon before a stop; of one that came and went, how it stands now. */
  owedKeeps(): Promise<readonly KeepChange[]>;
  /** This one has been acted upon. */
  settleKeep(keep: KeepChange): Promise<void>;
  /** People other than bots who keep this message. */
  keepers(server: Id, message: Id): Promise<readonly Id[]>;
}
