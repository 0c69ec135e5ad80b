import type { RESTPostAPIApplicationCommandsJSONBody } from 'discord-api-types/v10';
import type { App } from '../app/app.js';
import type { Id } from '../core/ids.js';
import type { OutgoingMessage } from '../core/ports/chat.js';
import type { Excuse } from '../render/catalogue/failure/texts.js';

/** Who acts, where, and what Discord lets them do there. */
export interface Caller {
  readonly server: Id;
  readonly channel: Id;
  readonly user: Id;
  /** Their name in this server. */
  readonly name: string;
  readonly roles: readonly Id[];
  /** When they joined this server; null when Discord does not say. */
  readonly joinedAt: Date | null;
  /** Until when they are in a time-out; null for none that is known. */
  readonly timedOutUntil: Date | null;
  /** Discord's permission bits in this channel. */
  readonly permissions: bigint;
  /** Discord's locale of the person's client, such as `de` or `en-GB`. */
  readonly locale: string;
}

/** A file somebody attached; nothing of it was fetched yet. */
export interface IncomingFile {
  readonly name: string;
  readonly url: string;
  /** Bytes. */
  readonly size: number;
}

/** The message a menu was opened on, or on which a button stands. */
export interface TargetMessage {
  readonly id: Id;
  readonly channel: Id;
  readonly author: Id;
  readonly text: string;
  readonly replyTo: Id | null;
  readonly files: readonly IncomingFile[];
}

/** A channel or thread that somebody chose, as Discord told of it with the choice; we need not see it. */
export interface ChosenChannel {
  readonly id: Id;
  readonly name: string;
  /** Of a thread the channel it stands in; null for other channels. */
  readonly parent: Id | null;
  readonly isThread: boolean;
}

/** One use of a command, a menu, a button, a select or a modal. */
export interface Invocation {
  readonly caller: Caller;
  /** Values of a slash command's options by name. */
  readonly options: ReadonlyMap<string, string | number | boolean>;
  readonly files: ReadonlyMap<string, IncomingFile>;
  /** Channels given as options, by the options' names. */
  readonly channels: ReadonlyMap<string, ChosenChannel>;
  readonly target: TargetMessage | null;
  /** What stands behind the route in the `custom_id`. */
  readonly args: readonly string[];
  /** A modal's fields by their `custom_id`; a select's values under `values`. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
}

/** A modal in Discord's JSON. */
export interface Modal {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly object[];
}

/** One offer of an autocomplete; name and value at most 100 characters. */
export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** One answer. With `aside` it goes to the caller alone, beside what stands, which an `update` would replace. */
export interface Answer extends OutgoingMessage {
  readonly aside?: true;
  /**
   * The last answer of a long job: when the interaction is too old to be answered, it comes as an ordinary message in
   * the channel, where everybody sees it.
   */
  readonly lasting?: true;
}

/** How a person starts it: `name` is a slash command's path (`session load`), a menu's name, or a component's route. */
export type Door = 'slash' | 'menu' | 'component' | 'modal';

interface HandlerBase {
  readonly door: Door;
  readonly name: string;
  /** Offers for the focused option of a slash command, from memory: it cannot be deferred (facts 1.6). */
  complete?(invocation: Invocation, focused: string, app: App): readonly Choice[];
}

/** Answers with messages. The adapter acknowledges before `run` begins, so nobody can forget to defer. */
export interface AnswerHandler extends HandlerBase {
  /** `update` changes the message the component stands on; the others give a new answer. */
  readonly acknowledge: 'ephemeral' | 'public' | 'update';
  /** It may take longer than the quarter of an hour that an interaction lives (facts 1.6): its answers are lasting. */
  readonly isLong?: true;
  /** Yields progress, then the last answer; each replaces the one before. */
  run(invocation: Invocation, app: App): AsyncIterable<Answer> | Promise<Answer>;
}

/** Opens a modal. A modal must be the first response, so this answers at once and from memory (facts 1.5). */
export interface ModalHandler extends HandlerBase {
  readonly acknowledge: 'modal';
  open(invocation: Invocation, app: App): Modal;
}

export type Handler = AnswerHandler | ModalHandler;

/** One topic: what is registered with Discord, and who answers. */
export interface Topic {
  readonly registration: readonly RESTPostAPIApplicationCommandsJSONBody[];
  readonly handlers: readonly Handler[];
}

/** What the Discord adapter is handed: it knows no command by name. */
export interface Interactions {
  readonly registration: readonly RESTPostAPIApplicationCommandsJSONBody[];
  /** How to acknowledge; an unknown name gets `ephemeral`, and {@link Interactions.answer} explains. */
  acknowledgement(door: Door, name: string): Handler['acknowledge'];
  /** Never throws: a person's error becomes an answer, ours is logged and answered politely. */
  answer(door: Door, name: string, invocation: Invocation): AsyncIterable<Answer>;
  /** The modal, or the message that says why there is none. */
  open(
    door: Door,
    name: string,
    invocation: Invocation,
  ): { readonly modal: Modal } | { readonly refusal: OutgoingMessage };
  /** At most 25; never throws. */
  complete(name: string, focused: string, invocation: Invocation): readonly Choice[];
  /** What to say when no handler can, in the person's language. */
  excuse(why: Excuse, locale: string): OutgoingMessage;
}
