import type { Problem } from './session.js';

/** The largest document, in bytes of UTF-8. */
export const MOST_BYTES = 16 * 1024 * 1024;

/** A text, or why there is none. */
export type DecodedSource = { readonly text: string } | { readonly problem: Problem };

/**
 * Reads bytes as UTF-8 and keeps a byte order mark. Bytes that are not UTF-8, text with NUL (pictures, archives, UTF-16)
 * and more than 16 MiB give a problem.
 */
export function decodeSource(source: Uint8Array | string): DecodedSource {
  const size = typeof source === 'string' ? source.length : source.byteLength;
  if (size > MOST_BYTES) {
    const found = `This file has ${(size / 1024 / 1024).toFixed(1)} MiB; a session document may have 16.`;
    return refused('too-large', found, 'Cut the document down, or check that it is the right file.');
  }
  if (typeof source === 'string') return source.includes('\0') ? refused(...binary('')) : { text: source };
  const kind = pictureKind(source);
  if (kind !== null) return refused(...binary(kind));
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(source);
    return text.includes('\0') ? refused(...binary('')) : { text };
  } catch {
    return refused('not-utf8', 'This file is not UTF-8 text.', 'Save it as UTF-8 in your editor and try again.');
  }
}

function binary(kind: string): readonly [string, string, string] {
  if (kind === 'UTF-16 text') {
    return ['not-utf8', 'This file is UTF-16 text, not UTF-8.', 'Save it as UTF-8 in your editor and try again.'];
  }
  const what = kind === '' ? 'a binary file' : kind;
  return ['not-utf8', `This is ${what}, not UTF-8 text.`, 'Give the session document itself, a Markdown or text file.'];
}

const SIGNATURES: readonly (readonly [readonly number[], string])[] = [
  [[0x89, 0x50, 0x4e, 0x47], 'a PNG picture'],
  [[0xff, 0xd8, 0xff], 'a JPEG picture'],
  [[0x47, 0x49, 0x46, 0x38], 'a GIF picture'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF file'],
  [[0x50, 0x4b, 0x03, 0x04], 'a ZIP archive or an office document'],
  [[0xff, 0xfe], 'UTF-16 text'],
  [[0xfe, 0xff], 'UTF-16 text'],
];

function pictureKind(bytes: Uint8Array): string | null {
  for (const [signature, kind] of SIGNATURES) {
    if (signature.every((byte, index) => bytes[index] === byte)) return kind;
  }
  return null;
}

function refused(rule: string, message: string, hint: string): DecodedSource {
  return { problem: { line: 1, column: 1, severity: 'error', rule, message, hint } };
}
