import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gitRepository } from '../../src/ops/git-repository.js';

/** A real bare repository with a person who has a clone of it, and our side of it. */
export interface BareRepository {
  readonly folder: string;
  readonly remote: string;
  /** Runs git in the bare repository. */
  git(...args: string[]): string;
  /** The text of a file on a branch; null where there is none. */
  read(path: string, branch?: string): string | null;
  /** The subjects of a branch's commits, newest first. */
  subjects(branch?: string): readonly string[];
  /** A person writes a file, or deletes it, and pushes. */
  person(path: string, text: string | null, branch?: string): void;
  /** Runs git in the person's clone. */
  theirs(...args: string[]): string;
  /** Our side, with a clone of its own or one that it shares. */
  ours(options?: { readonly requestBranch?: string; readonly clone?: string }): ReturnType<typeof gitRepository>;
  remove(): void;
}

const AS_PERSON = ['-c', 'user.name=Ilse', '-c', 'user.email=ilse@example.org'];

/** Makes one, without a commit. */
export function bareRepository(): BareRepository {
  const folder = mkdtempSync(join(tmpdir(), 'rapporteur-git-'));
  const remote = join(folder, 'notes.git');
  const clone = join(folder, 'person');
  const run = (cwd: string, args: readonly string[]) =>
    execFileSync('git', [...AS_PERSON, ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  run(folder, ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
  const git = (...args: string[]) => run(remote, args);
  const theirs = (...args: string[]) => run(clone, args);
  return {
    folder,
    remote,
    git,
    theirs,
    read(path, branch = 'main') {
      return git('ls-tree', '-r', '--name-only', '-z', branch).split('\0').includes(path)
        ? git('cat-file', 'blob', `${branch}:${path}`)
        : null;
    },
    subjects: (branch = 'main') => git('log', '--format=%s', branch).trim().split('\n'),
    person(path, text, branch = 'main') {
      if (!existsSync(clone)) run(folder, ['clone', '--quiet', remote, clone]);
      theirs('fetch', '--quiet', 'origin');
      const isThere = theirs('branch', '--remotes', '--list', `origin/${branch}`) !== '';
      theirs('checkout', '--quiet', '-B', branch, ...(isThere ? [`origin/${branch}`] : []));
      mkdirSync(dirname(join(clone, path)), { recursive: true });
      if (text === null) rmSync(join(clone, path));
      else writeFileSync(join(clone, path), text);
      theirs('add', '--all');
      theirs('commit', '--quiet', '--message', `Ilse writes ${path}`);
      theirs('push', '--quiet', 'origin', branch);
    },
    ours: ({ requestBranch, clone: name = 'clone' } = {}) =>
      gitRepository({
        remote,
        branch: null,
        requestBranch: requestBranch ?? null,
        folder: join(folder, name),
        env: process.env,
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
