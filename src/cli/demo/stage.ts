import type { SessionDocument } from '../../core/document/session.js';
import type { Store } from '../../core/ports/store.js';
import type { Actor } from '../../local-discord/actor.js';
import type { LocalDiscord } from '../../local-discord/local-discord.js';
import type { RunningBot } from '../start-bot.js';
import type { Cast } from './cast.js';
import type { Clicks } from './count-clicks.js';
import type { DemoClock } from './demo-clock.js';
import { fillWords } from './fill-words.js';
import type { Act, Role, Spot } from './scene.js';

/** Where a message of the script stands. */
export interface Placed {
  readonly channel: string;
  readonly id: string;
}

/** A claim of the script: its number, and what it quotes. */
export interface StageClaim {
  readonly number: string;
  readonly message: Placed;
  readonly quote: string;
}

/** What a command answered with a file. */
export interface Gathered {
  session: Uint8Array | null;
  digest: Uint8Array | null;
}

/** The demo's world while it is played. The maps and `gathered` fill up as the script goes. */
export interface Stage {
  readonly local: LocalDiscord;
  readonly store: Store;
  /** The server it plays in. */
  readonly guild: { readonly id: string };
  readonly bot: RunningBot;
  readonly clock: DemoClock;
  readonly people: Readonly<Record<Role, Actor>>;
  readonly cast: Cast;
  /** The channel the session is posted to, and the one the digest goes to. */
  readonly room: string;
  readonly digests: string;
  readonly document: SessionDocument;
  readonly file: { readonly name: string; readonly data: Uint8Array };
  /** The preview that *Post* is pressed under. */
  readonly preview: { id: string | null };
  /** The threads of the questions in order, then the one of the takeaways. */
  readonly threads: string[];
  readonly messages: Map<string, Placed>;
  readonly claims: Map<string, StageClaim>;
  /** Notes of what was said in the meeting: the words alone, by the labels of their messages. */
  readonly notes: Map<string, string>;
  /** Claims that their authors left out of the notes. */
  readonly leftOut: Set<string>;
  /** The cards of takeaways, and their sentences. */
  readonly cards: Map<string, Placed & { readonly sentence: string }>;
  readonly gathered: Gathered;
  /** Everything that the host pressed, chose and sent so far. */
  readonly hands: Clicks;
  /** How much of it was for running the session, by what it was for. */
  readonly hosting: Map<Act['kind'], number>;
}

/** The channel or thread a scene plays in. */
export function channelOf(stage: Stage, spot: Spot): string {
  if (spot === 'room') return stage.room;
  const found = spot === 'takeaways' ? stage.threads.at(-1) : stage.threads[spot - 1];
  if (found === undefined) throw new Error(`The demo found no thread for ${spot}.`);
  return found;
}

/** The message a label names. */
export function messageOf(stage: Stage, label: string): Placed {
  const found = stage.messages.get(label);
  if (found === undefined) throw new Error(`The demo's script names no message ${label} so far.`);
  return found;
}

/** The claim a label names. */
export function claimOf(stage: Stage, label: string): StageClaim {
  const found = stage.claims.get(label);
  if (found === undefined) throw new Error(`The demo's script names no claim ${label} so far.`);
  return found;
}

/** A text of the script as it is said on this stage. */
export function spoken(stage: Stage, text: string): string {
  const { people, cast } = stage;
  const ids = {
    host: people.host.id,
    speaker: people.speaker.id,
    builder: people.builder.id,
    tester: people.tester.id,
    sceptic: people.sceptic.id,
    newcomer: people.newcomer.id,
  };
  const claims = new Map([...stage.claims].map(([label, claim]) => [label, claim.number]));
  return fillWords(text, { names: cast, ids, claims });
}

/**
 * Waits until the bot has seen and acted upon everything so far. An interaction travels behind all earlier events on
 * the same connection, so one answered means that they have arrived; typing at an option leaves no trace in any channel.
 */
export async function settle(stage: Stage): Promise<void> {
  await stage.people.host.type(stage.room, 'claim change', { claim: '' }, 'claim');
  await stage.bot.drain();
}
