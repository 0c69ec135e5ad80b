import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Publication, RepositoryError } from '../../src/core/ports/repository.js';
import { withoutSecrets } from '../../src/ops/git.js';
import { gitRepository } from '../../src/ops/git-repository.js';
import { type BareRepository, bareRepository } from './bare-repository.js';

const AT = new Date('2026-03-02T09:00:00Z');

function writing(path: string, text: string | null, message = 'Notes'): Publication {
  return { files: [{ path, text }], message, at: AT };
}

async function refusal(promise: Promise<unknown>): Promise<RepositoryError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RepositoryError)) throw new Error(`expected a RepositoryError, got ${String(error)}`);
  return error;
}

let there: BareRepository;
beforeEach(() => {
  there = bareRepository();
});
afterEach(() => there.remove());

// Each commit is a dozen processes, which take their time on a busy machine.
const PATIENCE = { timeout: 120_000 };

describe('a Git repository', PATIENCE, () => {
  it('takes the first commit into an empty one, to the byte, with its message and date', async () => {
    const text = '\uFEFF# Één\r\n\r\n“日本語” no end';
    const commit = await there.ours().publish(async () => writing('sessions/één.md', text, 'Notes of “Één”\n\nBody.'));
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    expect(there.read('sessions/één.md')).toBe(text);
    expect(there.git('log', '--format=%an|%aI|%B', 'main').trim()).toBe(
      'Rapporteur|2026-03-02T09:00:00+00:00|Notes of “Één”\n\nBody.',
    );
  });

  it('commits nothing when everything stands so already', async () => {
    await there.ours().publish(async () => writing('a.md', 'one'));
    expect(await there.ours().publish(async () => writing('a.md', 'one'))).toBeNull();
    expect(await there.ours().publish(async () => writing('never-there.md', null))).toBeNull();
    expect(await there.ours().publish(async () => null)).toBeNull();
    expect(there.subjects()).toEqual(['Notes']);
  });

  it('keeps what people commit beside ours, and shows us their text', async () => {
    await there.ours().publish(async () => writing('a.md', 'one'));
    there.person('people.md', 'mine');
    there.person('a.md', 'changed');
    const seen: (string | null)[] = [];
    await there.ours().publish(async (read) => {
      seen.push(await read('a.md'), await read('nowhere.md'), await read('sessions'));
      return writing('b.md', 'two');
    });
    expect(seen).toEqual(['changed', null, null]);
    expect([there.read('people.md'), there.read('a.md'), there.read('b.md')]).toEqual(['mine', 'changed', 'two']);
  });

  it('knows its commits until somebody rewrites the history', async () => {
    const commit = (await there.ours().publish(async () => writing('a.md', 'one'))) ?? '';
    there.person('b.md', 'two');
    expect(await there.ours().holds(commit)).toBe(true);
    expect(await there.ours({ clone: 'another' }).holds(commit)).toBe(true);
    there.theirs('checkout', '--quiet', '--orphan', 'fresh');
    there.theirs('commit', '--quiet', '--message', 'Begin');
    there.theirs('push', '--quiet', '--force', 'origin', 'fresh:main');
    expect(await there.ours().holds(commit)).toBe(false);
    expect(await there.ours({ clone: 'a third' }).holds(commit)).toBe(false);
  });

  it('deletes a file', async () => {
    await there.ours().publish(async () => writing('sessions/a.md', 'one'));
    await there.ours().publish(async () => writing('sessions/a.md', null, 'Gone'));
    expect(there.read('sessions/a.md')).toBeNull();
  });

  it('decides anew on what somebody pushed while we decided, and loses neither', async () => {
    there.person('a.md', '1');
    const seen: (string | null)[] = [];
    await there.ours().publish(async (read) => {
      const text = await read('a.md');
      seen.push(text);
      if (seen.length === 1) there.person('a.md', '2');
      return writing('a.md', `${text}, ours`);
    });
    expect(seen).toEqual(['1', '2']);
    expect(there.read('a.md')).toBe('2, ours');
  });

  it('gives up when others are faster each time', async () => {
    there.person('a.md', 'start');
    let pushes = 0;
    const error = await refusal(
      there.ours().publish(async () => {
        there.person('theirs.md', `${++pushes}`);
        return writing('a.md', 'ours');
      }),
    );
    expect(error.reason).toBe('busy');
    expect(there.read('a.md')).toBe('start');
  });

  it.each([
    ['with clones of their own', ['one', 'two']],
    ['with one clone', ['same', 'same']],
  ])('takes ten commits from two at once, %s', async (_, [one, two]) => {
    const add = (clone: string | undefined, name: string) =>
      there.ours({ clone: clone ?? '' }).publish(async (read) => {
        const before = (await read('list.md')) ?? '';
        return writing('list.md', `${before}${name}\n`, `Add ${name}`);
      });
    const each = async (clone: string | undefined, sign: string) => {
      for (let n = 1; n <= 5; n += 1) await add(clone, `${sign}${n}`);
    };
    await Promise.all([each(one, 'a'), each(two, 'b')]);
    const lines = (there.read('list.md') ?? '').trim().split('\n');
    expect(lines.toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3', 'b4', 'b5']);
    expect(there.subjects()).toHaveLength(10);
  });
});

describe('what a Git repository refuses', PATIENCE, () => {
  it.each([
    '../out.md',
    '/etc/out.md',
    'a/../../out.md',
    'a//b.md',
    './a.md',
    '.git/config',
    'x/.GIT/hooks/post-update',
    'git~1/config',
    '.g\u200Cit/config',
    'a\\..\\b.md',
    'a\nb.md',
    'trailing. ',
    'C:x.md',
    '',
    `${'x'.repeat(300)}.md`,
  ])('the path %j, before anything is written', async (path) => {
    const error = await refusal(there.ours().publish(async () => writing(path, 'x')));
    expect(error.reason).toBe('path');
    expect(there.git('for-each-ref')).toBe('');
    expect((await refusal(there.ours().publish(async (read) => writing(String(await read(path)), '')))).reason).toBe(
      'path',
    );
  });

  it('to follow a link that somebody committed', async () => {
    const outside = join(there.folder, 'outside');
    mkdirSync(outside);
    writeFileSync(join(outside, 'a.md'), 'untouched');
    there.person('first.md', '');
    symlinkSync(outside, join(there.folder, 'person', 'sessions'));
    symlinkSync(join(outside, 'a.md'), join(there.folder, 'person', 'link.md'));
    there.person('second.md', '');
    expect((await refusal(there.ours().publish(async () => writing('sessions/a.md', 'x')))).reason).toBe('not-text');
    expect(
      (await refusal(there.ours().publish(async (read) => writing('b.md', String(await read('link.md')))))).reason,
    ).toBe('not-text');
    expect(readFileSync(join(outside, 'a.md'), 'utf8')).toBe('untouched');
    expect(readdirSync(outside)).toEqual(['a.md']);
  });

  it('a file that is no text', async () => {
    there.person('a.md', '');
    writeFileSync(join(there.folder, 'person', 'bytes.md'), Buffer.from([0xff, 0xfe, 0x00]));
    there.person('b.md', '');
    expect((await refusal(there.ours().publish(async (read) => writing('x', await read('bytes.md'))))).reason).toBe(
      'not-text',
    );
  });

  it('to force its way past a rule of the repository, and says what the rule is', async () => {
    const hook = join(there.remote, 'hooks', 'pre-receive');
    mkdirSync(join(there.remote, 'hooks'), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\nexit 1\n');
    chmodSync(hook, 0o755);
    const error = await refusal(there.ours().publish(async () => writing('a.md', 'x')));
    expect([error.reason, error.message]).toEqual([
      'refused',
      'the push was refused: [remote rejected] (pre-receive hook declined)',
    ]);
  });

  it('to hang or to change anything while the repository is away, and goes on when it is back', async () => {
    rmSync(there.remote, { recursive: true });
    const error = await refusal(there.ours().publish(async () => writing('a.md', 'x')));
    expect(error.reason).toBe('away');
    expect(error.message).not.toContain(there.folder);
  });

  it('to end for a lock that a killed process left', async () => {
    await there.ours().publish(async () => writing('a.md', 'one'));
    there.person('b.md', 'theirs');
    mkdirSync(join(there.folder, 'clone', 'refs', 'remotes', 'origin'), { recursive: true });
    for (const lock of ['refs/remotes/origin/main.lock', 'config.lock', 'index.lock', 'packed-refs.lock']) {
      writeFileSync(join(there.folder, 'clone', lock), '');
    }
    expect(await there.ours().publish(async () => writing('a.md', 'two'))).not.toBeNull();
    expect([there.read('a.md'), there.read('b.md')]).toEqual(['two', 'theirs']);
  });

  it('to tell a password: neither its errors nor its clone holds one', async () => {
    const remote = 'https://user:s3cret@127.0.0.1:1/notes.git';
    const ours = gitRepository({
      remote,
      branch: null,
      requestBranch: null,
      folder: join(there.folder, 'c'),
      env: process.env,
    });
    const error = await refusal(ours.publish(async () => writing('a.md', 'x')));
    expect(error.reason).toBe('away');
    expect(error.message).not.toMatch(/s3cret|user:/);
    expect(readFileSync(join(there.folder, 'c', 'config'), 'utf8')).not.toContain('s3cret');
    expect(withoutSecrets("fatal: 'https://token@git.example.org/x/' not found", remote)).not.toContain('token');
  });
});

describe('a branch for a pull request', PATIENCE, () => {
  const request = () => there.ours({ requestBranch: 'rapporteur/notes' });

  it('begins where people read, goes on from itself, and leaves theirs alone', async () => {
    there.person('README.md', 'Hello');
    await request().publish(async () => writing('a.md', 'one', 'First'));
    await request().publish(async () => writing('b.md', 'two', 'Second'));
    expect(there.subjects('rapporteur/notes')).toEqual(['Second', 'First', 'Ilse writes README.md']);
    expect(there.subjects('main')).toEqual(['Ilse writes README.md']);
  });

  it('takes in what people committed meanwhile, and begins anew after a merge', async () => {
    there.person('README.md', 'Hello');
    await request().publish(async () => writing('a.md', 'one', 'First'));
    there.person('README.md', 'Hello again');
    await request().publish(async () => writing('b.md', 'two', 'Second'));
    expect(there.read('README.md', 'rapporteur/notes')).toBe('Hello again');
    there.theirs('fetch', '--quiet', 'origin');
    there.theirs('merge', '--quiet', '--no-ff', '--message', 'Merge', 'origin/rapporteur/notes');
    there.theirs('push', '--quiet', 'origin', 'main');
    await request().publish(async () => writing('c.md', 'three', 'Third'));
    expect(there.subjects('rapporteur/notes').slice(0, 2)).toEqual(['Third', 'Merge']);
  });

  it('goes on after its commits were squashed into one', async () => {
    there.person('README.md', 'Hello');
    await request().publish(async () => writing('a.md', 'one', 'First'));
    there.person('a.md', 'one');
    expect(await request().publish(async () => writing('a.md', 'one'))).toBeNull();
    await request().publish(async () => writing('a.md', 'two', 'Second'));
    expect(there.read('a.md', 'rapporteur/notes')).toBe('two');
    expect(there.git('merge-base', 'main', 'rapporteur/notes')).toBe(there.git('rev-parse', 'main'));
  });

  it('is refused where it contradicts what people read', async () => {
    there.person('a.md', 'start');
    await request().publish(async () => writing('a.md', 'ours'));
    there.person('a.md', 'theirs');
    expect((await refusal(request().publish(async () => writing('b.md', 'two')))).reason).toBe('diverged');
  });
});
