import type { Id } from '../core/ids.js';
import { openForMe } from '../core/open-for-me.js';
import { UnreachableError } from '../core/ports/chat.js';
import type { SessionRecord } from '../core/record.js';
import { type WorkKey, workNonce } from '../core/work.js';
import { speakerMark, speakerMessage } from '../render/discord/speaker-message.js';
import type { App } from './app.js';

/**
 * Tells the speaker in a direct message what is open for them, unless nothing is. Who closed their direct messages gets
 * none, and is not asked again.
 *
 * @param key whose `target` is the speaker
 * @returns where it stands; null when nothing was sent
 */
export async function writeToSpeaker(
  app: App,
  { session }: SessionRecord,
  key: WorkKey,
  begunBefore: boolean,
): Promise<{ readonly channel: Id; readonly message: Id } | null> {
  const { server, id } = session;
  const record = await app.store.record(server, id);
  const open = record ? openForMe([record], key.target) : [];
  if (!record || open.length === 0) return null;
  try {
    const channel = await app.chat.direct(key.target);
    const ours = begunBefore ? await app.chat.ownMessages(channel, key.due) : [];
    const sent = ours.find(({ customIds }) => customIds.includes(speakerMark(id)));
    if (sent) return { channel, message: sent.id };
    return { channel, message: await app.chat.send(channel, speakerMessage(record, open), workNonce(key)) };
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    app.log.info({ server, session: id }, 'the speaker cannot be written to');
    return null;
  }
}
