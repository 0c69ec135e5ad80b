import { RepositoryError } from '../core/ports/repository.js';

/** Most file systems take no longer name. */
const LONGEST_NAME = 255;
const LONGEST_PATH = 1_000;

/**
 * Refuses a path that does not name a file inside a repository, on any system that it may be checked out on. Git refuses
 * most of these as well; one that gets here is a mistake of ours or somebody's attempt.
 *
 * @throws RepositoryError with the reason `path`
 */
export function requireInside(path: string): void {
  const names = path.split('/');
  if (path.length <= LONGEST_PATH && names.every(isPlainName)) return;
  throw new RepositoryError('path', 'a path that leads out of the repository, or is no name of a file, was refused');
}

function isPlainName(name: string): boolean {
  return (
    name !== '' &&
    Buffer.byteLength(name) <= LONGEST_NAME &&
    !/^\.+$|[\p{C}\\:*?"<>|]|[. ]$/u.test(name) &&
    // `.git` in any of the spellings that some file system takes for it.
    !/^(\.git|git~\d+)/i.test(name.normalize('NFKC'))
  );
}
