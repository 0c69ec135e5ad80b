import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Publication, ReadFile, Repository } from '../core/ports/repository.js';
import { RepositoryError } from '../core/ports/repository.js';
import { asAway, createGit, type Git, GitError } from './git.js';
import { fetchTips, type GitPlace, isAncestor, isThere, type Tips } from './git-tips.js';
import { requireInside } from './repository-path.js';

export interface GitOptions extends GitPlace {
  /** Where the clone is kept. It holds nothing that cannot be fetched again. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Ends what runs. */
  readonly signal?: AbortSignal;
}

/** So often others may be faster; each time means that a commit of theirs went through. */
const MOST_ROUNDS = 8;

/**
 * A repository by the `git` program, in a clone without a working tree: files are put into a tree directly. So no link
 * that somebody committed is followed, nothing is checked out or filtered, and a process that is killed leaves nothing
 * half done. Each commit is built on what was fetched a moment before and pushed without force; whoever is slower begins anew.
 */
export function gitRepository(options: GitOptions): Repository {
  const git = createGit(options.folder, options.remote, options.env, options.signal);
  return {
    async publish(decide) {
      await makeClone(options);
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const tips = await fetchTips(git, options);
        if (tips === 'moved') continue;
        const publication = await decide(reader(git, tips));
        const commit = publication ? await commitOf(git, options.folder, tips, publication) : null;
        if (commit === null || (await push(git, tips, commit)) === 'pushed') return commit;
      }
      throw busy();
    },
    async holds(commit) {
      await makeClone(options);
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const tips = await fetchTips(git, options);
        if (tips === 'moved') continue;
        if (!(await isThere(git, commit))) return false;
        for (const parent of tips.parents) if (await isAncestor(git, commit, parent)) return true;
        return false;
      }
      throw busy();
    },
  };
}

function busy(): RepositoryError {
  return new RepositoryError('busy', `others were faster ${MOST_ROUNDS} times`);
}

/** Made beside its place and put there whole: two processes may begin at once, and one may be killed while it does. */
async function makeClone({ folder, remote, env, signal }: GitOptions): Promise<void> {
  if (await stat(join(folder, 'HEAD')).catch(() => null)) return;
  await mkdir(dirname(folder), { recursive: true });
  const fresh = await mkdtemp(`${folder}-`);
  try {
    await createGit(fresh, remote, env, signal)(['init', '--quiet', '--bare', '--template=']).catch(asAway);
    await rename(fresh, folder).catch(async (error: unknown) => {
      if (!(await stat(join(folder, 'HEAD')).catch(() => null))) throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

function reader(git: Git, { tree }: Tips): ReadFile {
  return async (path) => {
    requireInside(path);
    const id = tree === null ? null : await fileAt(git, tree, path);
    if (id === null) return null;
    try {
      const bytes = await git(['cat-file', 'blob', id]);
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch (error) {
      if (error instanceof GitError && error.code !== null) throw error;
      throw new RepositoryError('not-text', `${path} is too long or no UTF-8`);
    }
  };
}

/** The id of a file's bytes, null where there is none. What leads elsewhere, or is no file, is people's and not replaced. */
async function fileAt(git: Git, tree: string, path: string): Promise<string | null> {
  const names = path.split('/');
  for (let depth = 1; depth <= names.length; depth += 1) {
    const part = names.slice(0, depth).join('/');
    const entry = String(await git(['ls-tree', '-z', '--full-tree', tree, '--', part]));
    const [, mode = '', id = ''] = /^(\d+) \w+ ([0-9a-f]+)\t/.exec(entry) ?? [];
    if (mode === '') return null;
    const fits = depth < names.length ? mode === '040000' : mode === '100644' || mode === '100755';
    if (!fits)
      throw new RepositoryError('not-text', `${part} is a link, or no ${depth < names.length ? 'folder' : 'file'}`);
    if (depth === names.length) return id;
  }
  return null;
}

/** Gives the commit, or null when it would change nothing. */
async function commitOf(
  git: Git,
  folder: string,
  { tree, parents }: Tips,
  { files, message, at }: Publication,
): Promise<string | null> {
  const index = join(folder, `index-${randomBytes(6).toString('hex')}`);
  const env = { GIT_INDEX_FILE: index };
  try {
    if (tree !== null) await git(['read-tree', tree], { env });
    const lines: string[] = [];
    for (const { path, text } of files) {
      requireInside(path);
      if (tree !== null) await fileAt(git, tree, path);
      const id = text === null ? '0'.repeat(40) : line(await git(['hash-object', '-w', '--stdin'], { input: text }));
      lines.push(`${text === null ? '0' : '100644'} ${id}\t${path}\0`);
    }
    await git(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
    const written = line(await git(['write-tree'], { env }));
    if (written === tree || (tree === null && files.every(({ text }) => text === null))) return null;
    const date = `@${Math.floor(at.getTime() / 1_000)} +0000`;
    return line(
      await git(['commit-tree', written, ...parents.flatMap((parent) => ['-p', parent]), '-F', '-'], {
        input: message,
        env: { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      }),
    );
  } finally {
    await rm(index, { force: true });
    await rm(`${index}.lock`, { force: true });
  }
}

async function push(git: Git, { target }: Tips, commit: string): Promise<'pushed' | 'moved'> {
  try {
    await git(['push', '--porcelain', 'origin', `${commit}:refs/heads/${target}`], { milliseconds: 120_000 });
    return 'pushed';
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const refusal = error.printed.split('\n').find((each) => each.startsWith('!'));
    if (refusal === undefined) return asAway(error);
    // Somebody was faster, or is at this moment (git-push, `--porcelain`).
    if (/\[rejected\]|cannot lock ref|failed to update ref|fetch first/.test(refusal)) return 'moved';
    throw new RepositoryError('refused', `the push was refused: ${/\[.*$/.exec(refusal)?.[0] ?? ''}`);
  }
}

function line(printed: Buffer): string {
  return String(printed).trim();
}
