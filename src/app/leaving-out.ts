import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { LeftOut } from '../core/ports/left-out.js';
import { findQuote, type QuotePlace } from '../core/quote.js';
import { claimNumber, type SessionRecord } from '../core/record.js';
import type { Reply } from '../core/replies.js';
import { mendingTexts } from '../render/catalogue/mending/mending-texts.js';
import { clip } from '../render/chat/escape.js';
import type { App } from './app.js';
import { type Actor, mayRemove, requireClaim } from './claims.js';
import { receipt } from './receipt.js';

/**
 * Refuses what people keep out of the notes: a message that was left out, or words of it that their author removed.
 *
 * @throws UserError when the stretch may not be kept
 */
export function refuseLeftOut(out: LeftOut, reply: Reply, place: QuotePlace): void {
  if (!isLeftOut(out, reply, place)) return;
  throw new UserError((language) => mendingTexts[language].leftOut);
}

/** Whether a stretch of a reply may not be kept. */
export function isLeftOut(out: LeftOut, reply: Reply, place: QuotePlace): boolean {
  if (out.by !== null) return true;
  return out.quotes.some((quote) => {
    const there = findQuote(reply.text, quote);
    return there !== null && there.start < place.end && place.start < there.end;
  });
}

/**
 * Takes one kept sentence out of the notes. When its author does it, nobody keeps these words again.
 *
 * @throws UserError when there is none, or the actor may not
 */
export async function leaveOutClaim(app: App, server: Id, session: string, number: string, actor: Actor) {
  const { record, claim, author } = await requireClaim(app, server, session, number);
  mayRemove(actor, claim, author);
  await app.store.claims.remove(server, session, claimNumber(claim), actor.user, app.clock());
  await app.memory.refresh(server, session);
  return { record, claim };
}

/**
 * Lets a removed claim stand again: whoever removed it may, and hosts, except what an author did about their own words.
 *
 * @throws UserError when it stands, may not be touched, or its words were kept anew
 */
export async function takeBackClaim(app: App, server: Id, session: string, number: string, actor: Actor) {
  const removal = await app.store.leftOut.removal(server, session, number);
  const reply = removal ? await app.store.replies.find(server, removal.message) : null;
  if (!removal || !reply) {
    throw new UserError((language) => mendingTexts[language].cannotComeBack(clip(number, 20)));
  }
  const isOwnWords = removal.by === reply.author;
  if (removal.by !== actor.user && (isOwnWords || !actor.host))
    throw new UserError((language) => mendingTexts[language].byAnother(number));
  if ((await app.store.leftOut.ofMessage(server, reply.id)).by !== null) {
    throw new UserError((language) => mendingTexts[language].wholeLeftOut(number));
  }
  if (!(await app.store.leftOut.restore(server, session, number))) {
    throw new UserError((language) => mendingTexts[language].keptAgain(number));
  }
  await app.memory.refresh(server, session);
}

/** What leaving a message out came to. */
export interface MessageLeftOut {
  readonly reply: Reply;
  /** Numbers of the claims that went with it. */
  readonly numbers: readonly string[];
}

/**
 * Keeps a whole message out of the notes: its claims are removed, and nothing of it is kept from now on. Anyone may with
 * their own message, a host with any (design 8).
 *
 * @throws UserError when the actor may not
 */
export async function leaveOutMessage(app: App, record: SessionRecord, reply: Reply, actor: Actor) {
  requireOwn(reply, actor);
  const { server, session } = reply;
  const at = app.clock();
  await app.store.leftOut.leaveOut(server, reply.id, actor.user, at);
  const claims = record.claims.filter((claim) => claim.message === reply.id);
  for (const claim of claims) await app.store.claims.remove(server, session, claimNumber(claim), actor.user, at);
  await receipt(app, reply, 'unreact');
  await app.memory.refresh(server, session);
  return { reply, numbers: claims.map(claimNumber) } satisfies MessageLeftOut;
}

/**
 * A message may be kept again, and the claims that went with it stand again.
 *
 * @throws UserError when it was not left out, or somebody else did it who alone may take it back
 */
export async function letMessageIn(app: App, reply: Reply, actor: Actor): Promise<readonly string[]> {
  const { by } = await app.store.leftOut.ofMessage(reply.server, reply.id);
  if (by === null) {
    throw new UserError((language) => mendingTexts[language].notLeftOut);
  }
  if (by !== actor.user && (by === reply.author || !actor.host))
    throw new UserError((language) => mendingTexts[language].messageByAnother);
  const numbers = await app.store.leftOut.letIn(reply.server, reply.id);
  await app.memory.refresh(reply.server, reply.session);
  return numbers;
}

function requireOwn(reply: Reply, actor: Actor): void {
  if (reply.author === actor.user || actor.host) return;
  throw new UserError((language) => mendingTexts[language].somebodyElses);
}
