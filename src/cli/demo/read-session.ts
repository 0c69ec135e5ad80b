import { basename } from 'node:path';
import { MOST_DOCUMENT_BYTES } from '../../app/sessions.js';
import { formatProblems } from '../../core/document/format-problems.js';
import { parseSession } from '../../core/document/parse.js';
import type { SessionDocument } from '../../core/document/session.js';
import { UserError } from '../../core/errors.js';
import { EXAMPLE } from '../own-files.js';
import { readDocument } from '../read-document.js';

/** The document the demo plays with. */
export interface DemoSession {
  /** The file's name without folders. */
  readonly name: string;
  readonly source: string;
  readonly document: SessionDocument;
}

/**
 * Reads the document for the demo and refuses one that the bot would refuse, with everything that is wrong with it.
 *
 * @param path null for the demo's own
 * @throws UserError when it cannot be read, is not UTF-8, or has errors
 */
export async function readSession(path: string | null): Promise<DemoSession> {
  const bytes = await readDocument(path ?? EXAMPLE);
  const name = attachable(basename(path ?? EXAMPLE));
  if (bytes.length > MOST_DOCUMENT_BYTES) {
    throw new UserError({
      message: `${name} is too large to be loaded in Discord: ${(bytes.length / MOST_DOCUMENT_BYTES).toFixed(1)} MiB of 1.`,
      hint: 'Give the demo a smaller document; a session document holds one session.',
    });
  }
  const document = parseSession(bytes, name);
  const source = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (document.problems.some((problem) => problem.severity === 'error')) {
    throw new UserError({
      message: `${name} has errors.\n${formatProblems(source, document)}`,
      hint: 'Mend them and start the demo again.',
    });
  }
  return { name, source, document };
}

/** The bot takes text by its name; a host would rename the file. */
function attachable(name: string): string {
  return /\.(md|markdown|txt)$/i.test(name) ? name : `${name}.md`;
}
