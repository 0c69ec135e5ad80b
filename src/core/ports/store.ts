import type { SessionArchive } from '../archive/session-archive.js';
import type { DigestSchedule } from '../digest.js';
import type { StoreFacts } from '../doctor.js';
import type { Id } from '../ids.js';
import type { SessionRecord } from '../record.js';
import type { SessionEmoji } from '../replies.js';
import type { LoadedSession, Place, PlaceKind, Question, SectionName, Session } from '../sessions.js';
import type { CaughtUpStore } from './caught-up.js';
import type { ClaimStore } from './claims.js';
import type { LeftOutStore } from './left-out.js';
import type { NoteStore } from './notes.js';
import type { PeopleStore } from './people.js';
import type { PrivacyStore } from './privacy.js';
import type { PublicationStore } from './publications.js';
import type { PublishedStore } from './published.js';
import type { RecallStore } from './recall.js';
import type { ReplyStore } from './replies.js';
import type { ServerStore } from './servers.js';
import type { SettingsStore } from './settings.js';
import type { SubscriberStore } from './subscribers.js';
import type { TakeawayStore } from './takeaways.js';
import type { WorkStore } from './work.js';

/** A session document as a host hands it in. */
export interface Draft {
  readonly server: Id;
  readonly group: string;
  readonly slug: string;
  readonly title: string;
  readonly file: string;
  readonly language: Session['language'];
  /** The document's bytes, exactly. */
  readonly source: Uint8Array;
  readonly loadedBy: Id;
}

/** What is to be posted, and where. */
export interface Posting {
  readonly channel: Id;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Sessions, their documents, questions and places. */
export interface SessionStore {
  /** Keeps a draft beside what is posted; a first one makes the session (state `loaded`), the same slug in the group updates it. */
  saveDraft(draft: Draft): Promise<Session>;
  /** The draft waiting to be posted, or null. */
  draft(server: Id, session: string): Promise<{ readonly source: Uint8Array; readonly file: string } | null>;
  /** In one step: the draft becomes the session's document, these its questions, and it is to be posted in a channel. */
  beginPosting(server: Id, session: string, posting: Posting): Promise<void>;
  /** What reactions mean in a session, until its threads stand. */
  setEmoji(server: Id, session: string, emoji: SessionEmoji): Promise<void>;
  /** Sessions of which not all stands yet; those of servers the bot was taken out of wait until it is back. */
  unposted(): Promise<readonly Session[]>;
  /** What stands stays; the rest waits until a host presses again. */
  abandonPosting(server: Id, session: string): Promise<void>;
  /** The session with its current document (or its draft while none was adopted); null when this server has none of that id. */
  load(server: Id, session: string): Promise<LoadedSession | null>;
  /** Newest first. */
  list(server: Id): Promise<readonly Session[]>;
  /** The servers that have a session; those the bot was taken out of are hidden. */
  servers(): Promise<readonly Id[]>;
  /** The place is free to be posted again. */
  forgetPlace(server: Id, session: string, kind: PlaceKind, question: number | null): Promise<void>;
  /** Makes the place, or changes its message and fingerprint; the cursor stays. */
  savePlace(server: Id, place: Omit<Place, 'cursor' | 'trouble'>): Promise<void>;
  /** Posting is complete. */
  markPosted(server: Id, session: string, channel: Id, at: Date): Promise<void>;
  /** Who hosts it: whoever counts as having loaded it, and the others. */
  setHosts(server: Id, session: string, loadedBy: Id, hosts: readonly Id[]): Promise<void>;
  /**
   * Erases all of a session but the ids of deleted messages, in one transaction, and puts the digests with words of it in
   * doubt. False when this server has none of that id.
   */
  erase(server: Id, session: string): Promise<boolean>;
  /** It is to be posted by itself; null takes that back. */
  plan(server: Id, session: string, plan: { readonly at: Date; readonly channel: Id } | null): Promise<void>;
  /** So many questions are open from now on; null for all. */
  openUpTo(server: Id, session: string, questions: number | null): Promise<void>;
  /** Ends the talk of a posted session. False when it was not open. */
  close(server: Id, session: string, at: Date): Promise<boolean>;
  /** Opens a closed session again. False when it was not closed. */
  reopen(server: Id, session: string): Promise<boolean>;
  /** Another speaker has asked for nothing yet. */
  setSpeaker(server: Id, session: string, speaker: Id | null): Promise<void>;
  /** The speaker wants one direct message, or none. */
  writeToSpeaker(server: Id, session: string, wanted: boolean): Promise<void>;
  /** What write-back last wrote into a section, and the placeholder it replaced first. */
  generated(server: Id, session: string): Promise<Partial<Record<SectionName, GeneratedSection>>>;
  saveGenerated(server: Id, session: string, section: SectionName, text: GeneratedSection): Promise<void>;
}

export interface GeneratedSection {
  /** The body we wrote, LF line ends, without marks; null when the placeholder stands. */
  readonly body: string | null;
  /** The placeholder's exact text that ours replaced; null when there was none. */
  readonly placeholder: string | null;
}

export interface DigestStore {
  schedule(server: Id, group: string): Promise<DigestSchedule | null>;
  setSchedule(server: Id, group: string, schedule: DigestSchedule): Promise<void>;
  schedules(): Promise<readonly { readonly server: Id; readonly group: string; readonly schedule: DigestSchedule }[]>;
}

/** A session whose threads stand already, as an export found them. */
export interface Settlement {
  readonly draft: Draft;
  /** Null leaves the document and the questions of a session that is here as they are. */
  readonly questions: readonly Question[] | null;
  readonly places: readonly Omit<Place, 'session' | 'cursor' | 'trouble'>[];
  /** Where it was posted and when; a session that was posted already keeps its own. */
  readonly channel: Id;
  readonly at: Date;
}

/** Whole sessions, from files and to files. */
export interface ArchiveStore {
  /** All of a session, what no view shows included; null when this server has none of that id. */
  read(server: Id, session: string): Promise<SessionArchive | null>;
  /** Puts it into the store, or merges it with the session of that slug that is here; gives the session's id. */
  write(archive: SessionArchive): Promise<string>;
  /** Makes the session, or adds places that it lacks, in one step; gives its id. */
  settle(settlement: Settlement): Promise<string>;
}

/** Everything that lasts. */
export interface Store {
  readonly servers: ServerStore;
  readonly sessions: SessionStore;
  readonly replies: ReplyStore;
  readonly claims: ClaimStore;
  readonly caughtUp: CaughtUpStore;
  readonly leftOut: LeftOutStore;
  readonly notes: NoteStore;
  readonly takeaways: TakeawayStore;
  readonly people: PeopleStore;
  readonly privacy: PrivacyStore;
  readonly settings: SettingsStore;
  readonly digests: DigestStore;
  readonly subscribers: SubscriberStore;
  readonly work: WorkStore;
  readonly published: PublishedStore;
  readonly publications: PublicationStore;
  readonly archives: ArchiveStore;
  readonly recall: RecallStore;
  /** All that is known of one session, read in one snapshot; null when this server has none of that id. */
  record(server: Id, session: string): Promise<SessionRecord | null>;
  /** What the database says of itself; fails when it does not answer. */
  facts(): Promise<StoreFacts>;
  close(): Promise<void>;
}
