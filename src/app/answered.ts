import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import { isQuestion } from '../core/open-questions.js';
import { type Claim, claimNumber, type SessionRecord } from '../core/record.js';
import { keepingTexts } from '../render/catalogue/keeping/keeping-texts.js';
import type { App } from './app.js';
import { type Actor, requireClaim } from './claims.js';

/**
 * Says that a kept question is answered, or that it is open still: for answers that are no reply to its message (design 8).
 *
 * @throws UserError when there is no such claim, it asks nothing, or the actor is neither who asked nor a host
 */
export async function sayAnswered(
  app: App,
  at: { readonly server: Id; readonly session: string; readonly number: string },
  actor: Actor,
  isAnswered: boolean,
): Promise<{ readonly record: SessionRecord; readonly claim: Claim }> {
  const { server, session } = at;
  const { record, claim, author } = await requireClaim(app, server, session, at.number);
  const number = claimNumber(claim);
  if (!isQuestion(claim.quote)) throw new UserError((language) => keepingTexts[language].refused.noQuestion(number));
  if (!actor.host && author !== actor.user) {
    throw new UserError((language) => keepingTexts[language].refused.notAsker(number));
  }
  const changed = await app.store.claims.change(server, session, number, {
    answeredAt: isAnswered ? app.clock() : null,
  });
  await app.memory.refresh(server, session);
  return { record, claim: changed ?? claim };
}
