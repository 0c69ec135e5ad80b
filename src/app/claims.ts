import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import { type Claim, claimNumber, type SessionRecord } from '../core/record.js';
import { keepingTexts } from '../render/catalogue/keeping/keeping-texts.js';
import { clip } from '../render/chat/escape.js';
import type { App } from './app.js';

/** Who acts on a claim. */
export interface Actor {
  readonly user: Id;
  readonly host: boolean;
}

/**
 * A claim of this server's session, with the author of the reply it quotes (null when the reply is gone).
 *
 * @throws UserError when there is none of that number
 */
export async function requireClaim(
  app: App,
  server: Id,
  session: string,
  number: string,
): Promise<{ record: SessionRecord; claim: Claim; author: Id | null }> {
  const record = await app.store.record(server, session);
  const claim = record?.claims.find((each) => claimNumber(each) === number.trim());
  if (record && claim) {
    return { record, claim, author: record.replies.find((reply) => reply.id === claim.message)?.author ?? null };
  }
  throw new UserError((language) => keepingTexts[language].refused.noClaim(clip(number.trim(), 20) || '?'));
}

/**
 * Tagging what nobody confirmed is open to anyone; after that the keeper may, until somebody else confirmed it, and
 * hosts always.
 *
 * @throws UserError when the actor may not
 */
export function mayChange(actor: Actor, claim: Claim): void {
  const free = claim.confirmedBy === null;
  const own = claim.keeper === actor.user && claim.confirmedBy === actor.user;
  if (free || own || actor.host) return;
  throw new UserError((language) => keepingTexts[language].refused.tagged(claimNumber(claim)));
}

/**
 * The author of the words may remove their quote always, the keeper until somebody else confirmed it, hosts always.
 *
 * @throws UserError when the actor may not
 */
export function mayRemove(actor: Actor, claim: Claim, author: Id | null): void {
  const own = claim.keeper === actor.user && (claim.confirmedBy === null || claim.confirmedBy === actor.user);
  if (own || actor.host || actor.user === author) return;
  throw new UserError((language) => keepingTexts[language].refused.keptByOther(claimNumber(claim)));
}
