import type { Id } from '../ids.js';
import type { Note } from '../notes.js';
import type { GeneratedSection } from '../ports/store.js';
import type { Claim, OutsideName, Takeaway } from '../record.js';
import type { ReplyKind } from '../replies.js';
import type { Place, Question, SectionName, Session } from '../sessions.js';
import type { Decided } from '../takeaways.js';

/** The session itself; whether it is being posted at the moment is the store's own affair. */
export interface ArchivedSession
  extends Pick<
    Session,
    | 'server'
    | 'id'
    | 'group'
    | 'slug'
    | 'state'
    | 'loadedBy'
    | 'hosts'
    | 'speaker'
    | 'channel'
    | 'postedAt'
    | 'closedAt'
    | 'keepEmoji'
    | 'agreeEmoji'
  > {}

/** A document as it was handed in. */
export interface ArchivedDocument {
  readonly title: string;
  readonly file: string;
  readonly language: Session['language'];
  readonly text: string;
}

/** Where a place is; what troubles it at the moment is the store's own affair. */
export interface ArchivedPlace extends Pick<Place, Exclude<keyof Place, 'session' | 'trouble'>> {
  /** The thread was deleted in Discord. */
  readonly gone: boolean;
}

/** An earlier wording of a reply, known by when its author wrote it. */
export interface ArchivedVersion {
  readonly since: Date;
  readonly kind: ReplyKind;
  readonly text: string;
}

export interface ArchivedReaction {
  readonly user: Id;
  readonly emoji: string;
  /** When it was first seen; null where nobody knows. */
  readonly at: Date | null;
}

export interface ArchivedReply {
  readonly id: Id;
  readonly thread: Id;
  readonly question: number | null;
  readonly author: Id;
  readonly authorName: string;
  readonly kind: ReplyKind;
  readonly text: string;
  readonly postedAt: Date;
  readonly editedAt: Date | null;
  readonly replyTo: Id | null;
  /** The oldest first; the newest wording is the reply's own. */
  readonly versions: readonly ArchivedVersion[];
  readonly reactions: readonly ArchivedReaction[];
}

export interface ArchivedClaim extends Claim {
  /** Who removed it and when; a removed claim keeps its number. */
  readonly removed: { readonly by: Id; readonly at: Date } | null;
}

/** A takeaway with all that was decided about it, from which its state follows. */
export interface ArchivedTakeaway
  extends Omit<Takeaway, 'state' | 'decidedAt' | 'acceptedAt' | 'supersededBy'>,
    Decided {}

export interface ArchivedPerson {
  readonly id: Id;
  readonly name: string;
  /** When the message was written that the name was seen on; the epoch for none. */
  readonly nameSeenAt: Date;
  readonly outside: OutsideName;
}

/** Everything that is known of one session, in an order that depends on nothing but what is known. */
export interface SessionArchive {
  readonly session: ArchivedSession;
  /** What the session stands on; null while its document waits to be posted for the first time. */
  readonly document: ArchivedDocument | null;
  /** A document that waits to be posted. */
  readonly draft: ArchivedDocument | null;
  readonly questions: readonly Question[];
  readonly places: readonly ArchivedPlace[];
  readonly generated: Readonly<Partial<Record<SectionName, GeneratedSection>>>;
  readonly replies: readonly ArchivedReply[];
  /** Which of the replies are notes of what somebody said. */
  readonly notes: readonly (Note & { readonly message: Id })[];
  /** Ids of deleted messages of the server, none older than the session's threads. */
  readonly tombstones: readonly Id[];
  readonly claims: readonly ArchivedClaim[];
  /** Messages of the session that people keep out of the notes. */
  readonly leftOut: readonly { readonly message: Id; readonly by: Id; readonly at: Date }[];
  /** When people last asked what is new. */
  readonly caughtUp: readonly { readonly person: Id; readonly at: Date }[];
  readonly takeaways: readonly ArchivedTakeaway[];
  readonly people: readonly ArchivedPerson[];
}
