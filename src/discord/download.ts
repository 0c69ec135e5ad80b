import { UndeliverableError } from '../core/ports/chat.js';

/** Where attachments of Discord are served from. */
const HOSTS: ReadonlySet<string> = new Set(['cdn.discordapp.com', 'media.discordapp.net']);

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** A signed link that has run out is answered as forbidden. */
const GONE: ReadonlySet<number> = new Set([403, 404, 410]);

const LONGEST_MS = 30_000;

/**
 * An attachment's bytes, from Discord's own hosts over https, or from a local Discord's own origin; never anywhere a
 * redirect points to.
 *
 * @param limit bytes; told by the length Discord announces, and counted while they come
 * @throws UndeliverableError when the address is not an attachment, the file is too large, or it cannot be fetched
 */
export async function downloadAttachment(url: string, limit: number, apiUrl: string | null): Promise<Uint8Array> {
  const address = attachmentAddress(url, apiUrl);
  if (address === null) throw new UndeliverableError('foreign');
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(LONGEST_MS) });
    if (GONE.has(answer.status)) throw new UndeliverableError('expired');
    if (!answer.ok || answer.body === null) throw new UndeliverableError('unavailable');
    if (Number(answer.headers.get('content-length') ?? 0) > limit) {
      await answer.body.cancel();
      throw new UndeliverableError('too-large');
    }
    return await readAtMost(answer.body, limit);
  } catch (error) {
    if (error instanceof UndeliverableError) throw error;
    throw new UndeliverableError('unavailable');
  }
}

/** The address when it may be fetched, else null. It comes from outside. */
export function attachmentAddress(url: string, apiUrl: string | null): URL | null {
  const address = parse(url);
  if (address === null || address.username !== '' || address.password !== '') return null;
  if (address.protocol === 'https:' && address.port === '' && HOSTS.has(address.hostname)) return address;
  const local = apiUrl === null ? null : parse(apiUrl);
  if (local === null || !LOOPBACK.has(local.hostname)) return null;
  return address.origin === local.origin ? address : null;
}

function parse(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}

async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by an error cancels the stream.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) throw new UndeliverableError('too-large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}
