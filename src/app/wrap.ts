import type { Id } from '../core/ids.js';
import { claimNumber, type SessionRecord } from '../core/record.js';
import { type Unwrapped, unwrapped } from '../core/wrap.js';
import type { App } from './app.js';
import type { Actor } from './claims.js';
import { leaveOutClaim, leaveOutMessage } from './leaving-out.js';

/** What waits in a session, as the store has it now. */
export async function waitingIn(app: App, record: SessionRecord): Promise<Unwrapped> {
  const { server, id } = record.session;
  const marked = (await app.store.replies.unsettledKeeps({ server, session: id })).map(({ message }) => message);
  return unwrapped(record, marked);
}

/**
 * Confirms the suggested tags of kept sentences: those that were shown and that nobody else has confirmed meanwhile.
 *
 * @param numbers of claims of this session; unknown ones are passed over
 */
export async function confirmTags(app: App, record: SessionRecord, numbers: readonly string[], by: Id): Promise<void> {
  const { server, id } = record.session;
  const shown = new Set(numbers);
  for (const claim of record.claims) {
    if (!shown.has(claimNumber(claim)) || claim.confirmedBy !== null) continue;
    await app.store.claims.change(server, id, claimNumber(claim), { confirmedBy: by });
  }
  await app.memory.refresh(server, id);
}

/**
 * Leaves out what a host chose from the cards: kept sentences by their number, marked messages by `m` and their id.
 *
 * @throws UserError when the actor may not
 */
export async function leaveOutCards(
  app: App,
  record: SessionRecord,
  cards: readonly string[],
  actor: Actor,
): Promise<void> {
  const { server, id } = record.session;
  const claims = new Set(record.claims.map(claimNumber));
  for (const card of cards) {
    const reply = record.replies.find((each) => card === `m${each.id}`);
    if (reply) await leaveOutMessage(app, record, reply, actor);
    else if (claims.has(card)) await leaveOutClaim(app, server, id, card, actor);
  }
}
