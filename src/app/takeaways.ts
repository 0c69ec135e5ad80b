import { citations } from '../core/citations.js';
import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { SessionRecord, Stance, Takeaway } from '../core/record.js';
import { claimNumber } from '../core/record.js';
import { isEnough } from '../core/takeaways.js';
import { NO_DUE, workNonce } from '../core/work.js';
import { permissionTexts } from '../render/catalogue/permission/permission-texts.js';
import { takeawayTexts } from '../render/catalogue/takeaway/takeaway-texts.js';
import { takeawayCard } from '../render/discord/takeaway-card.js';
import type { App } from './app.js';

/** A sentence that somebody proposes; `source` is their own message when it was marked by the menu. */
export interface Proposal {
  readonly server: Id;
  readonly session: string;
  readonly source: Id | null;
  readonly proposer: Id;
  readonly proposerName: string;
  readonly text: string;
  /** Claims chosen beside those cited in the text. */
  readonly claims: readonly string[];
  /** How many the proposer may have proposed in the session; null for any number. */
  readonly most: number | null;
}

/** A takeaway among everything of its session. */
export interface TakeawayIn {
  readonly record: SessionRecord;
  readonly takeaway: Takeaway;
}

/** Longest takeaway, in characters. */
export const LONGEST_TAKEAWAY = 500;

/**
 * Proposes a takeaway and posts its card with *Agree* and *Don't agree* in the takeaways thread. The same message
 * twice is one takeaway.
 *
 * @throws UserError when the session has no takeaways thread, the text is empty or too long, it cites an unknown claim,
 *   or the proposer has proposed as many as they may
 */
export async function proposeTakeaway(app: App, proposal: Proposal): Promise<TakeawayIn & { added: boolean }> {
  const { server, session, source, proposer, most } = proposal;
  const record = await recordOf(app, server, session);
  const place = record.places.find((each) => each.kind === 'takeaways');
  if (!place?.thread) throw new UserError((language) => takeawayTexts[language].notPosted);
  const words = readProposal(proposal, record);
  const proposedAt = app.clock();
  const made = await app.store.takeaways.propose({ server, session, source, proposer, ...words, proposedAt }, most);
  if (made === null) throw new UserError((language) => permissionTexts[language].proposedEnough(most ?? 0));
  const { number, added } = made;
  if (added) {
    await app.store.people.seen(server, proposer, proposal.proposerName);
    const card = takeawayCard(await takeawayOf(app, server, session, number));
    const nonce = workNonce({ server, kind: 'takeaway', subject: session, target: String(number), due: NO_DUE });
    const body = source ? { ...card, replyTo: source } : card;
    await app.store.takeaways.setMessage(server, session, number, await app.chat.send(place.thread, body, nonce));
  }
  await app.memory.refresh(server, session);
  return { ...(await takeawayOf(app, server, session, number)), added };
}

/**
 * Records how a person stands to a takeaway; their newest vote counts. The vote that makes enough, as the group chose
 * it, accepts. What a host takes back afterwards is not accepted anew by the next vote.
 *
 * @throws UserError when there is no such takeaway, or it stands for nothing any more
 */
export async function voteOnTakeaway(
  app: App,
  vote: { server: Id; session: string; number: number; user: Id; name: string; stance: Stance; reason: string | null },
): Promise<TakeawayIn> {
  const { server, session, number, user, stance, reason } = vote;
  const before = await takeawayOf(app, server, session, number);
  const { state } = before.takeaway;
  if (state === 'withdrawn' || state === 'superseded')
    throw new UserError((language) => takeawayTexts[language].over[state]);
  const at = app.clock();
  await app.store.people.seen(server, user, vote.name);
  await app.store.takeaways.vote(server, session, number, { user, stance, reason, at });
  const after = await takeawayOf(app, server, session, number);
  const { acceptAt } = app.memory.settings(server, before.record.session.group);
  if (isEnough(after.takeaway, acceptAt) && !isEnough(before.takeaway, acceptAt))
    await app.store.takeaways.accept({ server, session, number }, { by: null, at }, null);
  await app.memory.refresh(server, session);
  return takeawayOf(app, server, session, number);
}

/**
 * A takeaway as the store has it now.
 *
 * @throws UserError when this server has no such session or takeaway
 */
export async function takeawayOf(app: App, server: Id, session: string, number: number): Promise<TakeawayIn> {
  const record = await recordOf(app, server, session);
  const takeaway = record.takeaways.find((each) => each.number === number);
  if (takeaway) return { record, takeaway };
  throw new UserError((language) => takeawayTexts[language].unknown);
}

async function recordOf(app: App, server: Id, session: string): Promise<SessionRecord> {
  const record = await app.store.record(server, session);
  if (record) return record;
  throw new UserError((language) => takeawayTexts[language].sessionGone);
}

/**
 * What a text proposes: its sentence without citations, and the claims it rests on.
 *
 * @throws UserError when it is empty or too long, or cites an unknown claim
 */
export function readProposal(
  proposal: Pick<Proposal, 'text' | 'claims'>,
  record: SessionRecord,
): { readonly sentence: string; readonly claims: readonly string[] } {
  const read = citations(proposal.text);
  const claims = [...new Set([...read.claims, ...proposal.claims])];
  const known = new Set(record.claims.map(claimNumber));
  const unknown = claims.filter((claim) => !known.has(claim));
  if (unknown.length > 0)
    throw new UserError((language) => takeawayTexts[language].unknownClaims(unknown.slice(0, 20).join(', ')));
  if (read.text === '') throw new UserError((language) => takeawayTexts[language].empty);
  if (read.text.length > LONGEST_TAKEAWAY)
    throw new UserError((language) => takeawayTexts[language].tooLong(LONGEST_TAKEAWAY, read.text.length));
  return { sentence: read.text, claims };
}
