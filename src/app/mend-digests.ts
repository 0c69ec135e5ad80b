import { UnreachableError } from '../core/ports/chat.js';
import { type DigestKey, type DoubtedDigest, type QuotedItem, withdrawnItems } from '../core/published.js';
import { digestWords } from '../render/published/digest-quotes.js';
import type { App } from './app.js';
import { composeDigest, groupLanguage, recordsOf } from './compose-digest.js';
import { mendCopies } from './direct-digests.js';
import { keepLease } from './keep-lease.js';
import { LEASE_SECONDS } from './once.js';

/** After a refusal of Discord's; asking each minute would count as abuse (facts 1.7). */
const POSTPONED_SECONDS = 10 * 60;

/** What keeps changing is looked into again at the next tick. */
const MOST_ROUNDS = 20;

/**
 * Takes words that were withdrawn out of posted digests: each one in doubt is compared with the sessions as they are
 * now, and edited once if it holds something that does not stand any more, however much that is. Digests whose message
 * is gone are left alone.
 */
export async function mendDigests(app: App): Promise<void> {
  for (const key of await app.store.published.doubtedDigests()) {
    if (!app.owns(key.server)) continue;
    try {
      for (let round = 0; round < MOST_ROUNDS && (await mend(app, key)); round += 1);
      await app.store.published.forgetSettled(key.server);
    } catch (error) {
      app.log.error({ err: error, ...key }, 'a posted digest could not be corrected; it is tried again');
    }
  }
}

/** True when it must be looked into once more. */
async function mend(app: App, key: DigestKey): Promise<boolean> {
  const { published } = app.store;
  const holder = app.attempt();
  const digest = await published.holdDigest(key, holder, LEASE_SECONDS);
  if (digest === null) return false;
  try {
    const renew = () => published.holdDigest(key, holder, LEASE_SECONDS);
    const quotes = await keepLease(app, LEASE_SECONDS, renew, () => correct(app, digest));
    return await published.settleDigest(key, holder, digest.wanted, quotes);
  } catch (error) {
    if (error instanceof UnreachableError && error.reason === 'missing') {
      await published.digestGone(key);
      return false;
    }
    await published.postponeDigest(key, holder, POSTPONED_SECONDS).catch(() => undefined);
    throw error;
  }
}

/** Gives whose words it holds after an edit, or null when it was left as it is. */
async function correct(app: App, digest: DoubtedDigest): Promise<readonly QuotedItem[] | null> {
  const { server, group, channel, message, period, zone, quotes } = digest;
  if (message === null) return null;
  const records = await recordsOf(app, server, group);
  if (withdrawnItems(quotes, digestWords(records, period, zone)).length === 0) return null;
  const anew = composeDigest(records, digest, { language: groupLanguage(app, server, group), isDirect: false });
  await mendCopies(app, digest);
  await app.chat.edit(channel, message, anew.message);
  app.log.info({ server, group, due: digest.due }, 'words were taken out of a posted digest');
  return anew.quotes;
}
