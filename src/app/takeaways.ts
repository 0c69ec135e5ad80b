import { citations } from '../core/citations.js';
import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { SessionRecord, Stance, Takeaway } from '../core/record.js';
import { claimNumber } from '../core/record.js';
import { NO_DUE, workNonce } from '../core/work.js';
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
}

/** Longest takeaway, in characters. */
export const LONGEST_TAKEAWAY = 500;

/**
 * Proposes a takeaway and posts its card with *Agree* and *Don't agree* in the takeaways thread. The same message
 * twice is one takeaway.
 *
 * @throws UserError when the session has no takeaways thread, the text is empty or too long, or it cites an unknown claim
 */
export async function proposeTakeaway(app: App, proposal: Proposal): Promise<{ takeaway: Takeaway; added: boolean }> {
  const { server, session } = proposal;
  const record = await recordOf(app, server, session);
  const place = record.places.find((each) => each.kind === 'takeaways');
  if (!place?.thread) {
    throw new UserError({ message: 'This session was not posted yet.', hint: 'A host posts it first.' });
  }
  const { sentence, claims } = readProposal(proposal, record);
  const { number, added } = await app.store.takeaways.propose({
    server,
    session,
    source: proposal.source,
    proposer: proposal.proposer,
    sentence,
    claims,
    proposedAt: app.clock(),
  });
  if (added) {
    await app.store.people.seen(server, proposal.proposer, proposal.proposerName);
    const card = takeawayCard(await takeawayOf(app, server, session, number));
    const nonce = workNonce({ server, kind: 'takeaway', subject: session, target: String(number), due: NO_DUE });
    const body = proposal.source ? { ...card, replyTo: proposal.source } : card;
    await app.store.takeaways.setMessage(server, session, number, await app.chat.send(place.thread, body, nonce));
  }
  await app.memory.refresh(server, session);
  const { takeaway } = await takeawayOf(app, server, session, number);
  return { takeaway, added };
}

/**
 * Records how a person stands to a takeaway; their newest vote counts.
 *
 * @throws UserError when there is no such takeaway, or it was withdrawn
 */
export async function voteOnTakeaway(
  app: App,
  vote: { server: Id; session: string; number: number; user: Id; name: string; stance: Stance; reason: string | null },
): Promise<{ record: SessionRecord; takeaway: Takeaway }> {
  const { server, session, number, user, stance, reason } = vote;
  const { takeaway } = await takeawayOf(app, server, session, number);
  if (takeaway.state === 'withdrawn') {
    throw new UserError({ message: 'This takeaway was withdrawn.', hint: 'See the others with /takeaway list.' });
  }
  await app.store.people.seen(server, user, vote.name);
  await app.store.takeaways.vote(server, session, number, { user, stance, reason, at: app.clock() });
  await app.memory.refresh(server, session);
  return takeawayOf(app, server, session, number);
}

/**
 * Accepts or withdraws a takeaway and shows it on its card.
 *
 * @throws UserError when there is none that could be
 */
export async function decideTakeaway(
  app: App,
  decision: { server: Id; session: string; number: number; state: 'accepted' | 'withdrawn'; by: Id },
): Promise<Takeaway> {
  const { server, session, number, state, by } = decision;
  await takeawayOf(app, server, session, number);
  if (!(await app.store.takeaways.decide(server, session, number, state, by, app.clock()))) {
    throw new UserError({
      message: `Takeaway ${number} is already ${state}, or was withdrawn.`,
      hint: 'See how they stand with /takeaway list.',
    });
  }
  await app.memory.refresh(server, session);
  const now = await takeawayOf(app, server, session, number);
  await showOnCard(app, now);
  return now.takeaway;
}

/** Edits the card to what the store says; one that is gone or closed to us is left. */
export async function showOnCard(app: App, at: { record: SessionRecord; takeaway: Takeaway }): Promise<void> {
  const thread = at.record.places.find((each) => each.kind === 'takeaways')?.thread;
  if (!thread || !at.takeaway.message) return;
  try {
    await app.chat.edit(thread, at.takeaway.message, takeawayCard(at));
  } catch (error) {
    app.log.warn({ err: error, server: at.record.session.server }, 'the card of a takeaway could not be edited');
  }
}

async function takeawayOf(app: App, server: Id, session: string, number: number) {
  const record = await recordOf(app, server, session);
  const takeaway = record.takeaways.find((each) => each.number === number);
  if (takeaway) return { record, takeaway };
  throw new UserError({ message: `There is no takeaway ${number} here.`, hint: 'See them with /takeaway list.' });
}

async function recordOf(app: App, server: Id, session: string): Promise<SessionRecord> {
  const record = await app.store.record(server, session);
  if (record) return record;
  throw new UserError({ message: 'This session is not here any more.', hint: 'Load its document again.' });
}

function readProposal(proposal: Proposal, record: SessionRecord): { sentence: string; claims: readonly string[] } {
  const read = citations(proposal.text);
  const claims = [...new Set([...read.claims, ...proposal.claims])];
  const known = new Set(record.claims.map(claimNumber));
  const unknown = claims.filter((claim) => !known.has(claim));
  if (unknown.length > 0) {
    throw new UserError({
      message: `No sentence is kept as ${unknown.join(', ')}.`,
      hint: 'See the kept sentences and their numbers with /claim list.',
    });
  }
  if (read.text === '') {
    throw new UserError({
      message: 'There is no sentence in this.',
      hint: 'Write what the group should take from it.',
    });
  }
  if (read.text.length > LONGEST_TAKEAWAY) {
    throw new UserError({
      message: `A takeaway has at most ${LONGEST_TAKEAWAY} characters; this has ${read.text.length}.`,
      hint: 'Say it in one or two sentences.',
    });
  }
  return { sentence: read.text, claims };
}
