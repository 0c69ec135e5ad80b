import type { ServerEmoji } from '../emoji.js';
import type { ShownReaction } from '../gathering-reactions.js';
import type { Id } from '../ids.js';
import type { IncomingMessage } from '../replies.js';
import type { Member } from '../who-may.js';

/** A file that goes with a message: bytes and a name, never a path or an address (facts 5.5). */
export interface OutgoingFile {
  readonly name: string;
  readonly data: Uint8Array;
  readonly contentType: string;
  /** Alternative text, at most 1,024 characters. */
  readonly description?: string;
}

/** A message body in Discord's own JSON, as `render/` makes it; mentions are always silenced by the adapter. */
export interface OutgoingMessage {
  readonly content?: string;
  /** Raw component objects of Discord's API. */
  readonly components?: readonly object[];
  /** Raw message flags; bit 15 marks Components V2. */
  readonly flags?: number;
  readonly files?: readonly OutgoingFile[];
  /** The message it answers, in the same channel. */
  readonly replyTo?: Id;
}

export type ChannelKind = 'text' | 'announcement' | 'forum' | 'voice' | 'thread' | 'other';

/** What we need to know of a channel. */
export interface ChannelFacts {
  readonly id: Id;
  readonly server: Id;
  readonly kind: ChannelKind;
  readonly name: string;
  /** The names, as people read them, of the permissions from `wanted` that the bot lacks there. */
  readonly missing: readonly string[];
  /** A forum where every post must have a tag, which ours have not. */
  readonly demandsTag: boolean;
}

/** What Discord says of our application. */
export interface ApplicationFacts {
  /** It may read what people write (the Message Content intent). */
  readonly readsContent: boolean;
  /** By how many seconds our clock is ahead of Discord's; null when Discord did not say. */
  readonly clockAhead: number | null;
}

/** What the bot must be allowed to do somewhere, in our words; the adapter knows Discord's. */
export type Ability = 'see' | 'send' | 'attach' | 'history' | 'react' | 'open-threads' | 'send-in-threads';

/** One page of a thread's history, oldest first. */
export interface HistoryPage {
  /** The kept kinds of message only. */
  readonly messages: readonly IncomingMessage[];
  /** The reactions on the kept messages, whatever they mean, our own left out. */
  readonly reacted: readonly ShownReaction[];
  /** Ids of all messages on the page, whatever their kind: what is stored within its range and not among them is gone. */
  readonly present: readonly Id[];
  /** How many messages of the page Discord counts as the thread's: a thread's beginning is none (resources/channel). */
  readonly counted: number;
  /** The highest id on the page, whatever its kind; null for an empty page. */
  readonly last: Id | null;
  readonly complete: boolean;
}

/** A thread as Discord's listings tell it. */
export interface ListedThread {
  readonly id: Id;
  readonly name: string;
  /** The channel or forum it belongs to. */
  readonly parent: Id | null;
  /** Its newest message, which may have been deleted since; null when it never had one. */
  readonly last: Id | null;
  /** How many messages are in it, by Discord's count. */
  readonly messages: number;
}

/** A page of a channel's archived threads, the latest archived first. */
export interface ArchivedThreads {
  readonly threads: readonly ListedThread[];
  /** What to ask for next; null at the end. */
  readonly before: string | null;
}

/** Why something in Discord could not be reached: it is closed to us, it is not there, or its words are kept from us. */
export type Unreachable = 'forbidden' | 'missing' | 'withheld';

const UNREACHED: Readonly<Record<Unreachable, string>> = {
  forbidden: 'is not open to us',
  missing: 'is gone',
  withheld: 'is withheld from us',
};

/** A part of Discord that is not there for us; thrown by every operation that names a channel or message. */
export class UnreachableError extends Error {
  readonly reason: Unreachable;

  constructor(reason: Unreachable, what: string) {
    super(`${what} ${UNREACHED[reason]}`);
    this.name = 'UnreachableError';
    this.reason = reason;
  }
}

/** Why a file cannot be had: it is not of Discord, past the limit, not handed out now, or its link has run out. */
export type Undeliverable = 'foreign' | 'too-large' | 'unavailable' | 'expired';

/** A file that cannot be had. */
export class UndeliverableError extends Error {
  readonly reason: Undeliverable;

  constructor(reason: Undeliverable) {
    super(`The file cannot be had: ${reason}`);
    this.name = 'UndeliverableError';
    this.reason = reason;
  }
}

/** Somebody of a server, as far as it decides which of its channels they see. */
export interface Asker {
  readonly server: Id;
  readonly user: Id;
  readonly roles: readonly Id[];
  /** Administrators, the owner among them, see every channel. */
  readonly isAdministrator: boolean;
}

/** Discord, as far as the application needs it. Every operation may throw {@link UnreachableError}. */
export interface Chat {
  /** What stands at `channel`, and which of `wanted` the bot may not do there. */
  channel(channel: Id, wanted: readonly Ability[]): Promise<ChannelFacts>;
  /** Sends a message; the same `nonce` (at most 25 characters) within some minutes gives the first message again. */
  send(channel: Id, body: OutgoingMessage, nonce?: string): Promise<Id>;
  edit(channel: Id, message: Id, body: OutgoingMessage): Promise<void>;
  /** The channel of direct messages with a person; they may still refuse what is sent there. */
  direct(user: Id): Promise<Id>;
  /** Deletes a message of ours; one that is gone already is no error. */
  remove(channel: Id, message: Id): Promise<void>;
  /** The thread on a message; asked twice, it is the same thread. */
  startThread(channel: Id, message: Id, name: string): Promise<Id>;
  /** A forum post: its id is also its first message's. Not repeatable: look before asking again (facts 5.5). */
  startPost(forum: Id, name: string, body: OutgoingMessage): Promise<Id>;
  /**
   * Our own messages there that carry components, newest first, to find what was sent before a crash: those written
   * since an instant, or without one the newest.
   */
  ownMessages(
    channel: Id,
    since?: Date,
  ): Promise<readonly { readonly id: Id; readonly customIds: readonly string[] }[]>;
  /** Our own posts of a forum, active or archived, by the component ids of their first message. */
  ownPosts(forum: Id): Promise<readonly { readonly id: Id; readonly customIds: readonly string[] }[]>;
  /** Tells whenever a request has to wait for a rate limit, and how many seconds. Gives the way to stop listening. */
  onWait(listener: (seconds: number) => void): () => void;
  react(channel: Id, message: Id, emoji: string): Promise<void>;
  unreact(channel: Id, message: Id, emoji: string): Promise<void>;
  /** The page of history right after a message id; `after` null starts at the beginning. `server` saves a request. */
  history(channel: Id, after: Id | null, server?: Id): Promise<HistoryPage>;
  /** One message as a page of its own; the page is empty when the message was deleted. */
  message(channel: Id, message: Id, server: Id): Promise<HistoryPage>;
  /** All active threads of a server that we see. */
  activeThreads(server: Id): Promise<readonly ListedThread[]>;
  /** A page of the public archived threads of a channel or forum; `before` null starts with the latest. */
  archivedThreads(channel: Id, before: string | null): Promise<ArchivedThreads>;
  /** One thread, asked for directly. */
  thread(thread: Id): Promise<ListedThread>;
  /** Everybody but bots who reacted with this emoji; super reactions are looked for only where there are some. */
  reactors(channel: Id, message: Id, emoji: string, hasSuper: boolean): Promise<readonly Id[]>;
  /** Our own application; throws what the network throws. */
  application(): Promise<ApplicationFacts>;
  /** One member of a server; null when they are none. */
  member(server: Id, user: Id): Promise<Member | null>;
  /** What a server is called. */
  serverName(server: Id): Promise<string>;
  /** Those of these channels and threads that somebody sees at this moment; what we do not see ourselves is none. */
  visible(asker: Asker, channels: readonly Id[]): Promise<ReadonlySet<Id>>;
  /** A server's own emoji. */
  emoji(server: Id): Promise<readonly ServerEmoji[]>;
  /** An attachment's bytes, from Discord's own hosts only; throws {@link UndeliverableError}, also past `limit` bytes. */
  download(url: string, limit: number): Promise<Uint8Array>;
}
