import type { Id } from '../core/ids.js';
import { fingerprint } from '../core/posting.js';
import { takeawayCard } from '../render/discord/takeaway-card.js';
import type { App } from './app.js';

/**
 * Brings the cards of a session's takeaways to what the store says; only those that show something else are edited. One
 * decision may change several: what is accepted in the place of another. A card that is gone or closed to us is left.
 */
export async function showCards(app: App, server: Id, session: string): Promise<void> {
  const record = app.memory.session(server, session);
  const thread = record?.places.find((each) => each.kind === 'takeaways')?.thread;
  if (!record || !thread) return;
  const shown = await app.store.takeaways.cards(server, session);
  for (const takeaway of record.takeaways) {
    if (takeaway.message === null) continue;
    const card = takeawayCard({ record, takeaway });
    const print = fingerprint(card);
    if (shown.get(takeaway.number) === print) continue;
    try {
      await app.chat.edit(thread, takeaway.message, card);
      await app.store.takeaways.setCard({ server, session, number: takeaway.number }, print);
    } catch (error) {
      app.log.warn({ err: error, server, session }, 'the card of a takeaway could not be edited');
    }
  }
}
