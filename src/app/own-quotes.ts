import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import { claimNumber } from '../core/record.js';
import { meTexts } from '../render/catalogue/me/me-texts.js';
import type { App } from './app.js';
import { requireClaim } from './claims.js';

/** Longest correction, in characters. */
export const LONGEST_CORRECTION = 300;

/** What an author says of a quote of theirs: it is fine, this is to be put right, or nothing any more. */
export type QuoteVerdict = { readonly kind: 'fine' | 'nothing' } | { readonly kind: 'correct'; readonly words: string };

/**
 * Writes down what an author says of their own quote; their newest word counts, and after closing too (design 8).
 *
 * @throws UserError when there is no such claim, or it quotes somebody else
 */
export async function sayOfQuote(
  app: App,
  quote: { readonly server: Id; readonly session: string; readonly number: string },
  user: Id,
  verdict: QuoteVerdict,
): Promise<void> {
  const { server, session } = quote;
  const { claim, author } = await requireClaim(app, server, session, quote.number);
  const number = claimNumber(claim);
  if (author !== user) throw new UserError((language) => meTexts[language].notYours(number));
  const correction = verdict.kind === 'correct' ? verdict.words.slice(0, LONGEST_CORRECTION) : null;
  const authorSays = verdict.kind === 'nothing' ? null : { at: app.clock(), correction };
  await app.store.claims.change(server, session, number, { authorSays });
  await app.memory.refresh(server, session);
}
