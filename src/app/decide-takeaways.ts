import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { TakeawayKey } from '../core/ports/takeaways.js';
import { takenFrom } from '../core/taken.js';
import { sessionTalk } from '../core/talk.js';
import { takeawayTexts } from '../render/catalogue/takeaway/takeaway-texts.js';
import type { App } from './app.js';
import { readProposal, type TakeawayIn, takeawayOf } from './takeaways.js';

/** Hosts can undo anything for so long (design 8). */
const UNDO_DAYS = 30;
const DAY = 24 * 60 * 60 * 1_000;

/**
 * Accepts a takeaway, in the place of another where one is named.
 *
 * @throws UserError when it is not proposed any more, or the other cannot be replaced
 */
export async function acceptTakeaway(
  app: App,
  key: TakeawayKey,
  by: Id,
  inPlaceOf: number | null,
): Promise<TakeawayIn> {
  const { takeaway, record } = await read(app, key);
  const other = record.takeaways.find((each) => each.number === inPlaceOf);
  const decision = { by, at: app.clock() };
  if (!(await app.store.takeaways.accept(key, decision, inPlaceOf))) {
    const state = takeaway.state === 'proposed' ? (other?.state ?? 'withdrawn') : takeaway.state;
    throw new UserError((language) => takeawayTexts[language].cannotAccept(takeawayTexts[language].states[state]));
  }
  return reread(app, key);
}

/**
 * Withdraws a takeaway, proposed or accepted.
 *
 * @throws UserError when it is withdrawn already
 */
export async function withdrawTakeaway(app: App, key: TakeawayKey, by: Id): Promise<TakeawayIn> {
  await read(app, key);
  if (!(await app.store.takeaways.withdraw(key, { by, at: app.clock() })))
    throw new UserError((language) => takeawayTexts[language].over.withdrawn);
  return reread(app, key);
}

/**
 * Takes back what was last decided about a takeaway. What its proposer withdrew are their own words, so that nobody else
 * brings them back.
 *
 * @throws UserError when nothing was decided, it is too long ago, or it is not the actor's to take back
 */
export async function undoDecision(
  app: App,
  key: TakeawayKey,
  actor: { readonly user: Id; readonly isHost: boolean },
): Promise<TakeawayIn> {
  const { takeaway } = await read(app, key);
  const decision = await app.store.takeaways.decision(key);
  if (decision === null) throw new UserError((language) => takeawayTexts[language].nothingToUndo);
  const isOwn = decision.state === 'withdrawn' && decision.by === takeaway.proposer;
  if (isOwn ? actor.user !== takeaway.proposer : !actor.isHost && actor.user !== decision.by)
    throw new UserError((language) => takeawayTexts[language].notYours);
  if (app.clock().getTime() - decision.at.getTime() > UNDO_DAYS * DAY)
    throw new UserError((language) => takeawayTexts[language].tooOld(UNDO_DAYS));
  if (!(await app.store.takeaways.takeBack(key, decision.state)))
    throw new UserError((language) => takeawayTexts[language].nothingToUndo);
  return reread(app, key);
}

/**
 * Takes the words that its message has now. Votes and acceptance were about other words and are gone.
 *
 * @throws UserError when it came by the form, its message is gone, or says what cannot be proposed
 */
export async function rewordTakeaway(app: App, key: TakeawayKey): Promise<TakeawayIn> {
  const { record, takeaway } = await read(app, key);
  const source = record.replies.find((reply) => reply.id === takeaway.source);
  if (!source) throw new UserError((language) => takeawayTexts[language].noMessage);
  const words = readProposal({ text: source.text, claims: [] }, record);
  if (!(await app.store.takeaways.reword(key, words, app.clock())))
    throw new UserError((language) => takeawayTexts[language].over.withdrawn);
  return reread(app, key);
}

/**
 * Moves an accepted takeaway to a place among the others, from 1; one past the end is the last. From then on all stand
 * as they stand now, and what is accepted later comes after them.
 *
 * @throws UserError when it is not accepted, or the session is closed: its order is final (design 4)
 */
export async function moveTakeaway(app: App, key: TakeawayKey, place: number): Promise<TakeawayIn> {
  const { record } = await read(app, key);
  if (record.session.state === 'closed') throw new UserError((language) => takeawayTexts[language].orderIsFinal);
  const numbers = takenFrom(sessionTalk(record, 'inside')).map(({ takeaway }) => takeaway.number);
  if (!numbers.includes(key.number)) throw new UserError((language) => takeawayTexts[language].notAccepted);
  const others = numbers.filter((number) => number !== key.number);
  others.splice(Math.max(place, 1) - 1, 0, key.number);
  await app.store.takeaways.arrange(key.server, key.session, others);
  return reread(app, key);
}

function read(app: App, { server, session, number }: TakeawayKey): Promise<TakeawayIn> {
  return takeawayOf(app, server, session, number);
}

async function reread(app: App, key: TakeawayKey): Promise<TakeawayIn> {
  await app.memory.refresh(key.server, key.session);
  return read(app, key);
}
