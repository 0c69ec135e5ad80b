import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import { anchor, findQuote } from '../core/quote.js';
import { type Claim, claimNumber } from '../core/record.js';
import { newWording } from '../core/rewording.js';
import { mendingTexts } from '../render/catalogue/mending/mending-texts.js';
import type { App } from './app.js';
import { type Actor, requireClaim } from './claims.js';
import { refuseLeftOut } from './leaving-out.js';

/**
 * *Use the new wording*: a claim whose words were edited away quotes what stands in their place now. Earlier agreement
 * was with other words, so it is dropped (design 8). Its author, its keeper and hosts may.
 *
 * @throws UserError when the words still stand, when nothing like them does, or the actor may not
 */
export async function useNewWording(
  app: App,
  server: Id,
  session: string,
  number: string,
  actor: Actor,
): Promise<Claim> {
  const { record, claim, author } = await requireClaim(app, server, session, number);
  if (actor.user !== author && actor.user !== claim.keeper && !actor.host) {
    throw new UserError((language) => mendingTexts[language].neitherYours(number));
  }
  const reply = record.replies.find((each) => each.id === claim.message);
  if (reply && findQuote(reply.text, claim)) {
    throw new UserError((language) => mendingTexts[language].stands(number));
  }
  const place = reply ? newWording(reply.text, claim.quote) : null;
  if (!reply || !place) {
    throw new UserError((language) => mendingTexts[language].nothingLike(number));
  }
  refuseLeftOut(await app.store.leftOut.ofMessage(server, reply.id), reply, place);
  const words = anchor(reply.text, place.start, place.end);
  const twin = record.claims.find((other) => other.message === reply.id && other.quote === words.quote);
  if (twin) {
    throw new UserError((language) => mendingTexts[language].twin(number, claimNumber(twin)));
  }
  const changed = await app.store.claims.change(server, session, number, {
    ...words,
    rewordedAt: app.clock(),
    authorSays: null,
    answeredAt: null,
  });
  await app.memory.refresh(server, session);
  return changed ?? claim;
}
