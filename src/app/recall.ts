import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { Asker } from '../core/ports/chat.js';
import type { RecallQuery } from '../core/ports/recall.js';
import { type KnownThing, knownThings, type RecallHit, rankHits, thingNamed } from '../core/recall.js';
import type { SessionRecord } from '../core/record.js';
import { searchWords } from '../core/search-words.js';
import { recallTexts } from '../render/catalogue/recall/recall-texts.js';
import { clip } from '../render/chat/escape.js';
import type { App } from './app.js';

/** What somebody asks for, as they typed it. */
export interface RecallRequest {
  readonly words?: string;
  readonly ingredient?: string;
  readonly recipe?: string;
  readonly session?: string;
  readonly person?: Id;
}

/** What of the application it takes. */
type Recaller = Pick<App, 'store' | 'memory' | 'chat'>;

/** Of so many matches, the newest, the ones shown first are chosen (design 8). */
const NEWEST = 200;

/** So many names are told to whoever typed one that is none; autocomplete offers the others. */
const NAMES_TOLD = 6;

/**
 * Finds what this server kept about something, in the order to be read in, and no more than the asker may see.
 *
 * @param wanted how many are needed; as soon as one more is found, Discord is asked about no further thread
 * @throws UserError when an ingredient or recipe of that name is in no session
 */
export async function recall(
  app: Recaller,
  asker: Asker,
  request: RecallRequest,
  wanted: number,
): Promise<readonly RecallHit[]> {
  const found = await app.store.recall.find(asker.server, queryFor(app, asker.server, request), NEWEST);
  const records: { readonly record: SessionRecord; readonly numbers: readonly string[] }[] = [];
  for (const { session, found: numbers, ...part } of found) {
    const loaded = app.memory.session(asker.server, session) ?? (await app.store.sessions.load(asker.server, session));
    if (loaded !== null) records.push({ record: { ...loaded, ...part, takeaways: [] }, numbers });
  }
  return firstVisible(app, asker, rankHits(records), wanted + 1);
}

/** The ingredients and recipes of all sessions of a server, each once. */
export function thingsOf(app: Recaller, server: Id, kind: 'ingredients' | 'recipes'): readonly KnownThing[] {
  return knownThings(app.memory.sessions(server).map(({ document }) => document[kind]));
}

function queryFor(
  app: Recaller,
  server: Id,
  { words, ingredient, recipe, session, person }: RecallRequest,
): RecallQuery {
  const ids = (kind: 'ingredients' | 'recipes', typed: string) => requireThing(thingsOf(app, server, kind), typed).ids;
  return {
    words: searchWords(words ?? ''),
    ...(ingredient === undefined ? {} : { rows: ids('ingredients', ingredient) }),
    ...(recipe === undefined ? {} : { columns: ids('recipes', recipe) }),
    ...(session === undefined ? {} : { session }),
    ...(person === undefined ? {} : { author: person }),
  };
}

function requireThing(things: readonly KnownThing[], typed: string): KnownThing {
  const thing = thingNamed(things, typed);
  if (thing) return thing;
  const names = things
    .slice(0, NAMES_TOLD)
    .map(({ name }) => clip(name, 40))
    .join(' · ');
  throw new UserError((language) => recallTexts[language].noSuch(clip(typed, 100), names));
}

/** Asks Discord thread by thread in the order of the hits, some at a time, until there are enough. */
async function firstVisible(
  app: Recaller,
  asker: Asker,
  hits: readonly RecallHit[],
  wanted: number,
): Promise<readonly RecallHit[]> {
  const shown: RecallHit[] = [];
  const seen = new Map<Id, boolean>();
  for (let at = 0; at < hits.length && shown.length < wanted; at += wanted) {
    const some = hits.slice(at, at + wanted);
    const unknown = [...new Set(some.map(({ claim }) => claim.reply.thread))].filter((thread) => !seen.has(thread));
    const visible = await app.chat.visible(asker, unknown);
    for (const thread of unknown) seen.set(thread, visible.has(thread));
    shown.push(...some.filter(({ claim }) => seen.get(claim.reply.thread)));
  }
  return shown.slice(0, wanted);
}
