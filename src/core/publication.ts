import { createHash } from 'node:crypto';
import { DEFAULT_GROUP, groupKey } from './groups.js';
import type { Id } from './ids.js';
import type { RepositoryReason } from './ports/repository.js';

/** Under this id a file in a repository is remembered among what people took out of the server; no person has it. */
export const REPOSITORY: Id = '1';

/**
 * What keeps a published file from being as it should: `block` people changed our text in it, `versions` the document was
 * changed in the repository and loaded anew in Discord as well, `digest` people changed a digest, `document` our text
 * cannot be written into it, `no-file` something else stands in its place.
 */
export type FileTrouble = 'block' | 'versions' | 'digest' | 'document' | 'no-file';

/** A file that stands in the repository, or should. */
export interface PublishedFile {
  readonly server: Id;
  readonly path: string;
  /** The session whose notes it is; null for a digest. */
  readonly session: string | null;
  /** A hash of all that decided what we last wrote. */
  readonly print: string;
  /** A hash of the document as it was loaded then. */
  readonly source: string;
  /** A hash of the file as we left it; empty when others have a share in it. */
  readonly text: string;
  readonly trouble: FileTrouble | null;
  /** The sections and lines of the trouble. */
  readonly where: string;
}

/** How publishing of a server's files last went. */
export interface PublicationState {
  readonly server: Id;
  /** In a row; 0 when the last try went well. */
  readonly failures: number;
  /** Before that nothing is tried by itself; null for at once. */
  readonly nextTry: Date | null;
  readonly reason: RepositoryReason | 'fault' | null;
  readonly publishedAt: Date | null;
  /** The newest commit of ours; null before the first. */
  readonly commit: string | null;
}

const MINUTE = 60_000;
const LONGEST_WAIT = 60 * MINUTE;

/** When to try again after so many failures in a row: a minute, doubled each time, an hour at most. */
export function nextTry(now: Date, failures: number): Date {
  return new Date(now.getTime() + Math.min(LONGEST_WAIT, MINUTE * 2 ** Math.min(failures - 1, 10)));
}

/**
 * Where a group's files stand. The name of a server is no part of it, since it may change.
 *
 * @param only the one server whose files stand at the top; null when each has a folder of its own
 */
export function publicationFolder(server: Id, group: string, only: Id | null): string {
  const top = only === server ? '' : `${server}/`;
  return group === DEFAULT_GROUP ? top : `${top}${fileStem(group)}/`;
}

/**
 * A file's name without its ending, in letters and digits of any script and hyphens. One that had other signs, or is
 * long, ends in a hash of what it was, so that two never meet.
 */
export function fileStem(name: string): string {
  const stem = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
  // A name may have 255 bytes in most file systems, and a letter may take four.
  const short = [...stem].slice(0, 50).join('');
  return short === name ? name : `${short === '' ? 'file' : short}-${groupKey(name).slice(0, 8)}`;
}

/** A hash of what decides a file, or of a file. */
export function textPrint(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
