import { UserError } from '../errors.js';
import { jsonFault } from './json-fault.js';

/**
 * Reads the bytes of a JSON file, with or without a byte order mark.
 *
 * @param file its path, for messages to people
 * @throws UserError that names file and byte offset where it is cut off, broken or not UTF-8
 */
export function parseJson(bytes: Uint8Array, file: string): unknown {
  const text = decode(bytes, file);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Which fault it is we find ourselves: the engine's words differ by version and have no bytes.
    const fault = jsonFault(text);
    if (fault === null) throw new Error(`${file} is JSON by our reading and not by the engine's`);
    // The decoder took a mark of three bytes away.
    const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    const offset = mark + new TextEncoder().encode(text.slice(0, fault.at)).length;
    if (fault.isCutOff) throw cutOff(file, offset);
    throw new UserError({
      message: `${file} is broken: at byte ${offset} it is no JSON any more.`,
      hint: 'Export it again, or mend it there; nothing was imported.',
    });
  }
}

function decode(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const offset = firstUndecoded(bytes);
    // A letter has at most four bytes: a fault in the last three is one that a cut went through.
    if (offset >= bytes.length - 3) throw cutOff(file, bytes.length);
    throw new UserError({
      message: `${file} is broken: at byte ${offset} it is no UTF-8 any more.`,
      hint: 'Export it again; nothing was imported.',
    });
  }
}

function cutOff(file: string, offset: number): UserError {
  return new UserError({
    message: `${file} is cut off: it ends at byte ${offset} in the middle of its JSON.`,
    hint: 'Export it again and let the export end; nothing was imported.',
  });
}

const REPLACEMENT = [0xef, 0xbf, 0xbd] as const;

/** The first byte that a decoder has to replace: it says that there is one, not where. */
function firstUndecoded(bytes: Uint8Array): number {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const encoder = new TextEncoder();
  let offset = 0;
  let from = 0;
  for (let at = text.indexOf('\uFFFD'); at !== -1; at = text.indexOf('\uFFFD', from)) {
    offset += encoder.encode(text.slice(from, at)).length;
    // The sign itself may stand in a text.
    if (REPLACEMENT.some((byte, index) => bytes[offset + index] !== byte)) return offset;
    offset += REPLACEMENT.length;
    from = at + 1;
  }
  return bytes.length;
}
