import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import { type FolderLock, lockFolder } from '../../src/db/folder-lock.js';
import { type Child, startChild } from './child.js';
import { type Compiled, compile } from './compiled.js';

let compiled: Compiled;
let root: string;
const children: Child[] = [];

beforeAll(async () => {
  compiled = await compile('db/folder-lock.ts');
});
afterAll(() => compiled.remove());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rapporteur-lock-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

/** A process that takes the folder, says how it went, and then does `next` for ever. */
function contender(folder: string, next: 'waits' | 'is busy'): Child {
  const child = startChild(`
    import { lockFolder } from ${JSON.stringify(compiled.module('db/folder-lock.js'))};
    const outcome = await lockFolder(${JSON.stringify(folder)}).then(() => 'held', (error) => error.name + ': ' + error.message);
    console.log(outcome);
    ${next === 'waits' ? 'setInterval(() => {}, 1000);' : 'setTimeout(() => { for (;;); }, 0);'}
  `);
  children.push(child);
  return child;
}

describe('the lock of a data folder', () => {
  it('tells a second process who holds it and what to do', async () => {
    const holder = contender(join(root, 'data'), 'waits');
    expect(await holder.line()).toBe('held');
    const refusal = await lockFolder(join(root, 'data')).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UserError);
    expect(String(refusal)).toMatch(new RegExp(`in use by process ${holder.pid}, since \\d{4}-\\d\\d-\\d\\dT`));
    expect(refusal).toHaveProperty('hint', expect.stringContaining('/session export'));
  });

  it.each([
    ['is busy', async () => {}],
    ['was stopped', (child: Child) => child.kill('SIGSTOP')],
  ])('is not lost while its holder %s, and is free when that is killed', async (how, act) => {
    const holder = contender(root, how === 'is busy' ? 'is busy' : 'waits');
    expect(await holder.line()).toBe('held');
    await act(holder);
    for (let again = 0; again < 3; again += 1) await expect(lockFolder(root)).rejects.toThrow(`process ${holder.pid}`);
    await holder.kill('SIGKILL');
    const lock = await lockFolder(root);
    await lock.release();
  });

  it('lets one in of many processes that start at once, over what killed ones left', async () => {
    for (let round = 0; round < 4; round += 1) {
      const rivals = Array.from({ length: 6 }, () => contender(root, 'waits'));
      const outcomes = await Promise.all(rivals.map((rival) => rival.line()));
      expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome.startsWith('UserError: '))).toHaveLength(5);
      for (const rival of rivals) await rival.kill('SIGKILL');
    }
  });

  it('lets one in of many askers in one process, forty times', async () => {
    for (let round = 0; round < 40; round += 1) {
      const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(root)));
      const held = outcomes.filter(
        (outcome): outcome is PromiseFulfilledResult<FolderLock> => outcome.status === 'fulfilled',
      );
      expect(held).toHaveLength(1);
      for (const lock of held) await lock.value.release();
    }
  });

  it('leaves no files of the past behind', async () => {
    for (let round = 0; round < 3; round += 1) {
      const holder = contender(root, 'waits');
      expect(await holder.line()).toBe('held');
      await holder.kill('SIGKILL');
    }
    const lock = await lockFolder(root);
    expect((await readdir(join(root, 'lock'))).sort()).toEqual(['4.json', '4.sock']);
    await lock.release();
    expect(await readdir(join(root, 'lock'))).toEqual(['4.json']);
  });

  it('waits for a rival that listens but has not won, until that gives way', async () => {
    await mkdir(join(root, 'lock'));
    const rival = createServer();
    await new Promise<void>((resolve) => rival.listen(join(root, 'lock', '7.sock'), resolve));
    const asked = lockFolder(root);
    await new Promise((resolve) => rival.close(resolve));
    const lock = await asked;
    await expect(lockFolder(root)).rejects.toThrow('in use');
    await lock.release();
  });

  it('takes nobody for a holder whose file was cut off', async () => {
    await mkdir(join(root, 'lock'));
    await writeFile(join(root, 'lock', '3.json'), '{"pid"');
    const lock = await lockFolder(root);
    expect(await readdir(join(root, 'lock'))).toContain('4.sock');
    await lock.release();
  });

  it('tells folders apart whose long paths begin alike', async () => {
    const long = join(root, 'a'.repeat(60), 'b'.repeat(60));
    const one = await lockFolder(join(long, 'one'));
    const two = await lockFolder(join(long, 'two'));
    await expect(lockFolder(join(long, 'one'))).rejects.toThrow('in use');
    await one.release();
    const again = await lockFolder(join(long, 'one'));
    await Promise.all([again.release(), two.release()]);
  });

  it('says that a folder can not be made where a file stands', async () => {
    await writeFile(join(root, 'file'), '');
    const refusal = await lockFolder(join(root, 'file', 'data')).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UserError);
    expect(String(refusal)).toContain('ENOTDIR');
  });
});
