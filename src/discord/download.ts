import { UserError } from '../core/errors.js';

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
 * @throws UserError when the address is not an attachment, the file is too large, or it cannot be fetched
 */
export async function downloadAttachment(url: string, limit: number, apiUrl: string | null): Promise<Uint8Array> {
  const address = attachmentAddress(url, apiUrl);
  if (address === null) {
    throw new UserError({
      message: 'This file does not come from Discord.',
      hint: 'Attach it to a message or to the command itself.',
    });
  }
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(LONGEST_MS) });
    if (GONE.has(answer.status)) throw expired();
    if (!answer.ok || answer.body === null) throw unavailable();
    if (Number(answer.headers.get('content-length') ?? 0) > limit) {
      await answer.body.cancel();
      throw tooLarge(limit);
    }
    return await readAtMost(answer.body, limit);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw unavailable();
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
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

function tooLarge(limit: number): UserError {
  const size = limit >= 1024 * 1024 ? `${Math.floor(limit / (1024 * 1024))} MiB` : `${limit} bytes`;
  return new UserError({
    message: `This file is larger than ${size}.`,
    hint: 'Make it smaller, for instance by taking pictures out, and attach it again.',
  });
}

function unavailable(): UserError {
  return new UserError({
    message: 'Discord does not hand out the file just now.',
    hint: 'Try again in a moment; if it stays so, attach the file anew.',
  });
}

function expired(): UserError {
  return new UserError({
    message: 'Discord no longer hands out this file.',
    hint: 'Attach the file again: links to attachments end after a day.',
  });
}
