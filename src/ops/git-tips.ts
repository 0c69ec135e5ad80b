import { RepositoryError } from '../core/ports/repository.js';
import { asAway, type Git, GitError } from './git.js';

/** Which repository, and which branch of it. */
export interface GitPlace {
  /** An address as git takes it. */
  readonly remote: string;
  /** The branch that people read; null for the one that the repository names. */
  readonly branch: string | null;
  /** A branch of our own, for a pull request; null when we push to the one that people read. */
  readonly requestBranch: string | null;
}

/** What a new commit is built on, and where it goes. */
export interface Tips {
  /** The branch that is pushed to. */
  readonly target: string;
  /** None in a repository without a commit. */
  readonly parents: readonly string[];
  /** What stands now; null for nothing at all. */
  readonly tree: string | null;
}

/** Where a repository says nothing of its own. */
const USUAL_BRANCH = 'main';
const FETCH_MS = 180_000;

/**
 * Fetches the branches that matter and says what to build on. A branch for a pull request begins at the one that people
 * read, goes on from itself while the request is open, and takes in what came to the other meanwhile.
 *
 * @returns `moved` when a branch came or went at this moment
 * @throws RepositoryError when the repository does not answer, or the two branches contradict each other
 */
export async function fetchTips(git: Git, { branch, requestBranch }: GitPlace): Promise<Tips | 'moved'> {
  const listed = String(
    await git(['ls-remote', '--symref', 'origin', 'HEAD', 'refs/heads/*'], { milliseconds: FETCH_MS }).catch(asAway),
  );
  const read = branch ?? /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(listed)?.[1] ?? USUAL_BRANCH;
  const heads = new Map(
    [...listed.matchAll(/^([0-9a-f]+)\trefs\/heads\/(\S+)$/gm)].map(([, id = '', name]) => [name, id]),
  );
  const base = heads.get(read) ?? null;
  const ours = requestBranch === null ? null : (heads.get(requestBranch) ?? null);
  if (base !== null && !(await isFetched(git, read, base))) return 'moved';
  if (requestBranch === null || requestBranch === read) return single(git, read, base);
  if (ours !== null && !(await isFetched(git, requestBranch, ours))) return 'moved';
  if (ours === null || base === null || (await isAncestor(git, base, ours))) {
    return single(git, requestBranch, ours ?? base);
  }
  // Merged as it was: the next request begins where people read.
  if (await isAncestor(git, ours, base)) return single(git, requestBranch, base);
  return { target: requestBranch, parents: [ours, base], tree: await merged(git, ours, base) };
}

async function single(git: Git, target: string, tip: string | null): Promise<Tips> {
  if (tip === null) return { target, parents: [], tree: null };
  return { target, parents: [tip], tree: await idOf(git, `${tip}^{tree}`) };
}

/**
 * Sees that a commit is in the clone. The branch's name there only saves fetching it again, so that a lock that a killed
 * process left costs time and nothing else.
 *
 * @returns false when the branch went since it was listed
 */
async function isFetched(git: Git, branch: string, id: string): Promise<boolean> {
  if (await isThere(git, id)) return true;
  try {
    const name = `refs/heads/${branch}`;
    await git(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', 'origin', name], { milliseconds: FETCH_MS });
  } catch (error) {
    if (error instanceof GitError && error.message.includes("couldn't find remote ref")) return false;
    return asAway(error);
  }
  if (!(await isThere(git, id))) return false;
  await git(['update-ref', `refs/remotes/origin/${branch}`, id]).catch(() => undefined);
  return true;
}

/** Whether the clone has a commit. */
export async function isThere(git: Git, id: string): Promise<boolean> {
  try {
    await git(['cat-file', '-e', `${id}^{commit}`]);
    return true;
  } catch (error) {
    if (error instanceof GitError && error.code !== null) return false;
    throw error;
  }
}

async function idOf(git: Git, name: string): Promise<string> {
  return String(await git(['rev-parse', '--verify', '--quiet', name])).trim();
}

/** Whether one commit is among those that another is built on, or that one itself. */
export async function isAncestor(git: Git, one: string, other: string): Promise<boolean> {
  try {
    await git(['merge-base', '--is-ancestor', one, other]);
    return true;
  } catch (error) {
    if (error instanceof GitError && error.code === 1) return false;
    throw error;
  }
}

async function merged(git: Git, ours: string, base: string): Promise<string> {
  try {
    return String(await git(['merge-tree', '--write-tree', ours, base])).trim();
  } catch (error) {
    if (!(error instanceof GitError) || error.code !== 1) throw error;
    throw new RepositoryError('diverged', 'the branch of the pull request cannot be brought together with the other');
  }
}
