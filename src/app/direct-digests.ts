import type { Id } from '../core/ids.js';
import { UnreachableError } from '../core/ports/chat.js';
import type { DigestPost } from '../core/published.js';
import { type Work, type WorkKey, workNonce } from '../core/work.js';
import type { App } from './app.js';
import { composeDigest, directMark, groupLanguage, recordsOf } from './compose-digest.js';
import { DIGEST_TARGET } from './digest.js';
import { actOnce } from './once.js';

/** A copy that could not be sent for so long is no news any more. */
const NEWS_MS = 24 * 60 * 60 * 1_000;

/**
 * Sends the newest digest of each group to whoever asked for it as a direct message, once each. Who closed their direct
 * messages, or left the server, gets none.
 */
export async function sendDirectDigests(app: App): Promise<void> {
  for (const { server, group } of await app.store.digests.schedules()) {
    if (!app.owns(server)) continue;
    const last = await app.store.work.lastDone(server, 'digest', group, DIGEST_TARGET);
    const isNews = last !== null && app.clock().getTime() - last.due.getTime() < NEWS_MS;
    const post = isNews ? await app.store.published.findDigest({ server, group, due: last.due }) : null;
    if (post === null) continue;
    for (const person of await app.store.subscribers.waiting(server, group, post.due)) {
      try {
        await sendTo(app, person, post);
      } catch (error) {
        app.log.error({ err: error, server, group }, 'a digest could not be sent to a person; it is tried again');
      }
    }
  }
}

async function sendTo(app: App, person: Id, post: DigestPost): Promise<void> {
  const { server, group, due } = post;
  const key: WorkKey = { server, kind: 'digest', subject: group, target: person, due };
  await actOnce(app, key, async (work) => {
    try {
      if ((await app.chat.member(server, person)) === null) return null;
      return await deliver(app, person, post, work);
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      app.log.info({ server, group }, 'a person who asked for the digest cannot be written to');
      return null;
    }
  });
}

async function deliver(app: App, person: Id, post: DigestPost, work: Work) {
  const channel = await app.chat.direct(person);
  const found = work.begunBefore ? await findCopy(app, channel, post) : null;
  if (found !== null) return { channel, message: found };
  const body = composeDigest(await recordsOf(app, post.server, post.group), post, {
    language: groupLanguage(app, post.server, post.group),
    isDirect: true,
  }).message;
  return { channel, message: await app.chat.send(channel, body, workNonce(work)) };
}

async function findCopy(app: App, channel: Id, { server, due }: DigestPost): Promise<Id | null> {
  const ours = await app.chat.ownMessages(channel, due);
  return ours.find(({ customIds }) => customIds.includes(directMark({ server, due })))?.id ?? null;
}

/** Takes withdrawn words out of the copies as well; one that its reader deleted, or that is closed to us, is left. */
export async function mendCopies(app: App, post: Omit<DigestPost, 'channel' | 'message'>): Promise<void> {
  const { server, group, due } = post;
  const sent = await app.store.work.allDone(server, 'digest', group);
  const copies = sent.filter((work) => work.target !== DIGEST_TARGET && work.due.getTime() === due.getTime());
  if (copies.length === 0) return;
  const language = groupLanguage(app, server, group);
  const { message: body } = composeDigest(await recordsOf(app, server, group), post, { language, isDirect: true });
  for (const { channel, message } of copies) {
    if (channel === null || message === null) continue;
    try {
      await app.chat.edit(channel, message, body);
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
    }
  }
}
