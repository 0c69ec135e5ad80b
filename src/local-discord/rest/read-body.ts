import type { IncomingMessage } from 'node:http';
import { readMultipart, uploadLimits } from '../multipart.js';
import { refuse } from '../world/discord-error.js';
import type { UploadedFile } from '../world/types.js';

/** A request's body, taken apart. */
export interface RequestBody {
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

/** JSON may be so large; files have limits of their own. */
const LARGEST_JSON = 8 * 1024 * 1024;

/** Reads JSON or multipart. Throws 40005 when it is too large, 50109 when it is no JSON, and what a multipart is refused for. */
export async function readBody(request: IncomingMessage): Promise<RequestBody> {
  const type = request.headers['content-type'] ?? '';
  const isMultipart = type.startsWith('multipart/form-data');
  const raw = await readAll(request, isMultipart ? uploadLimits.body : LARGEST_JSON);
  if (raw.byteLength === 0) return { body: undefined, files: [] };
  if (isMultipart) {
    const { payload, files } = await readMultipart(type, raw);
    return { body: payload, files };
  }
  try {
    return { body: JSON.parse(new TextDecoder().decode(raw)), files: [] };
  } catch {
    throw refuse('badJson');
  }
}

async function readAll(request: IncomingMessage, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    // An IncomingMessage without an encoding yields buffers.
    const bytes = chunk as Buffer;
    size += bytes.byteLength;
    // Read on to the end, so that the client hears the refusal, but keep nothing more.
    if (size <= most) chunks.push(bytes);
  }
  if (size > most) throw refuse('fileTooLarge');
  return new Uint8Array(Buffer.concat(chunks));
}
