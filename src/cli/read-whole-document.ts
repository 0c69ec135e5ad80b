import { basename } from 'node:path';
import { formatProblems } from '../core/document/format-problems.js';
import { parseSession } from '../core/document/parse.js';
import type { SessionDocument } from '../core/document/session.js';
import { UserError } from '../core/errors.js';
import { readDocument } from './read-document.js';

/** A session document without errors. */
export interface WholeDocument {
  readonly bytes: Uint8Array;
  /** Its text, a byte order mark included. */
  readonly text: string;
  readonly document: SessionDocument;
}

/**
 * Reads a session document that something is to be done with.
 * @throws UserError that tells its problems when it has errors, or cannot be read
 */
export async function readWholeDocument(path: string): Promise<WholeDocument> {
  const bytes = await readDocument(path);
  const document = parseSession(bytes, basename(path));
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (!document.problems.some((problem) => problem.severity === 'error')) return { bytes, text, document };
  throw new UserError({
    message: `${path} has errors.\n${formatProblems(text, document)}`,
    hint: 'Mend them first; rapporteur check shows them again. Nothing was done.',
  });
}
