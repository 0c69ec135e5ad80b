import type { Language, SessionDocument } from './document/session.js';
import type { ThreadTrouble } from './gathering-trouble.js';
import type { Id } from './ids.js';
import type { SessionEmoji } from './replies.js';

export type SectionName = 'discussion' | 'takeaways';

/** How far a session has come: a document is loaded, its threads stand, talk is over. */
export type SessionState = 'loaded' | 'posted' | 'closed';

/** One session of one server, as the store knows it. Times are UTC instants. */
export interface Session extends SessionEmoji {
  readonly server: Id;
  /** Our own number of the session, as a decimal string; unique within the store. */
  readonly id: string;
  readonly group: string;
  readonly slug: string;
  readonly title: string;
  /** The document's file name, without folders. */
  readonly file: string;
  readonly language: Language;
  readonly state: SessionState;
  readonly loadedBy: Id;
  /** Further people who host it. */
  readonly hosts: readonly Id[];
  readonly speaker: Id | null;
  /** The speaker asked for one direct message about what is open for them. */
  readonly writeToSpeaker: boolean;
  /** The text channel or forum where it was posted, null before that. */
  readonly channel: Id | null;
  /** Where it is being posted, or the difference of a changed document; null when all of it stands. */
  readonly postingTo: Id | null;
  /** When it is to be posted by itself, and where; null for no such plan. */
  readonly plannedAt: Date | null;
  readonly plannedTo: Id | null;
  /** So many of its questions are open while they are opened one a day; null for all. */
  readonly openUpTo: number | null;
  readonly postedAt: Date | null;
  readonly closedAt: Date | null;
  /** When the text of replies that nobody kept was erased; null for never. Its threads are not read anew from then on. */
  readonly textErasedAt: Date | null;
}

/** What a thread of a session is for: one question's talk, or the takeaways. `overview` is a message, in a forum a post. */
export type PlaceKind = 'overview' | 'question' | 'takeaways';

/** Where one part of a session stands in Discord. */
export interface Place {
  readonly session: string;
  readonly kind: PlaceKind;
  /** The question's number, null for the other kinds. */
  readonly question: number | null;
  /** The channel that holds our first message; in a forum the post itself. */
  readonly channel: Id;
  /** Our first message, which the thread hangs on. */
  readonly message: Id;
  /** The thread, null for an overview in a text channel. */
  readonly thread: Id | null;
  /** What our first message says, as a hash: a changed document edits only what differs. */
  readonly fingerprint: string;
  /** Everything up to this message id was read completely; null when nothing was read yet. */
  readonly cursor: Id | null;
  /** Why nothing can be read there at present; absent when there is no trouble. */
  readonly trouble?: ThreadTrouble;
}

/**
 * Where what is about a whole session is sent: the overview's channel, in a forum its post. Without an overview the
 * session's channel, and in a forum, which takes no messages, the thread of takeaways.
 *
 * @returns null when there is no such place
 */
export function homeOf({ session, places }: Pick<LoadedSession, 'session' | 'places'>): Id | null {
  const overview = places.find((place) => place.kind === 'overview');
  if (overview) return overview.thread ?? overview.channel;
  const isForum = places.some(({ channel, thread }) => channel === thread);
  return isForum ? (places.find((place) => place.kind === 'takeaways')?.thread ?? null) : session.channel;
}

/** A question with its fixed number. A removed one keeps its number and its replies. */
export interface Question {
  readonly number: number;
  readonly headline: string;
  readonly body: string;
  /** Ids of the ingredients it is about. */
  readonly about: readonly string[];
  readonly removed: boolean;
}

/** A session with its document and its numbered questions: what posting, previews and autocomplete work on. */
export interface LoadedSession {
  readonly session: Session;
  /** The document's text exactly as it was loaded. */
  readonly source: string;
  readonly document: SessionDocument;
  readonly questions: readonly Question[];
  readonly places: readonly Place[];
}
