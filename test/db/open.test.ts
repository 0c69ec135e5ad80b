import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import { openStore } from '../../src/db/open.js';
import { beginIn } from '../support/begun-store.js';
import { startChild } from './child.js';
import { type Compiled, compile } from './compiled.js';
import { SILENT } from './each-store.js';
import { draft, message, messageId, postedSession, SERVER, THREAD, titleOnly } from './world.js';

let root: string;
let compiled: Compiled;

beforeAll(async () => {
  compiled = await compile('db/open.ts');
});
afterAll(() => compiled.remove());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rapporteur-open-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

function open(dataFolder: string, progress: string[] = []) {
  const onProgress = (text: string) => progress.push(text);
  return openStore({ databaseUrl: null, dataFolder, log: SILENT, parse: titleOnly, onProgress });
}

/** The beginning of a process that has `store`, the folder opened, and says so. */
function opening(folder: string): string {
  return `
    import { openStore } from ${JSON.stringify(compiled.module('db/open.js'))};
    const log = { info() {}, warn() {}, error() {} };
    const options = { databaseUrl: null, dataFolder: ${JSON.stringify(folder)}, log, parse: () => ({}) };
    const store = await openStore({ ...options, onProgress: () => console.log('making') });
    console.log('open');
  `;
}

/** Looks until the file is there; the test's own time limit ends it otherwise. */
async function appears(path: string): Promise<void> {
  while (!existsSync(path)) await nextTurn();
}

// The embedded database takes seconds to start, and many on a busy machine.
describe('a database in a folder', { timeout: 120_000 }, () => {
  it('is made once, says so, and is there at the next start', async () => {
    const progress: string[] = [];
    const folder = join(root, 'deep', 'data');
    const first = await open(folder, progress);
    const session = await postedSession(first);
    await first.replies.apply([message(1)], { server: SERVER, thread: THREAD, at: messageId(1) });
    await first.close();
    const second = await open(folder, progress);
    expect(await second.replies.find(SERVER, messageId(1))).toMatchObject({ session, text: 'Words of message 1.' });
    expect((await second.sessions.saveDraft(draft(SERVER, 'next'))).id).not.toBe(session);
    await second.close();
    expect(progress).toEqual([expect.stringContaining('First start')]);
    expect((await readdir(folder)).sort()).toEqual(['lock', 'pglite']);
  });

  it('is refused to a second opener, and free after an error and after closing', async () => {
    await beginIn(root);
    const first = await open(root);
    await expect(open(root)).rejects.toThrow(`in use by process ${process.pid}`);
    await first.close();
    await rm(join(root, 'pglite'), { recursive: true });
    await writeFile(join(root, 'pglite'), 'no database');
    await expect(open(root)).rejects.toThrow();
    await rm(join(root, 'pglite'));
    await beginIn(root);
    await (await open(root)).close();
  });

  it('opens after its first start was killed half-way', async () => {
    const child = startChild(opening(root));
    expect(await child.line()).toBe('making');
    await appears(join(root, 'pglite-new', 'PG_VERSION'));
    await child.kill('SIGKILL');
    expect(await readdir(root)).not.toContain('pglite');
    const store = await open(root);
    await postedSession(store);
    await store.close();
    expect((await readdir(root)).sort()).toEqual(['lock', 'pglite']);
  });

  it('has what was committed after its process was killed', async () => {
    await beginIn(root);
    const child = startChild(`${opening(root)}
      const source = new Uint8Array([65]);
      const draft = { server: '1', group: 'g', slug: 's', title: 't', file: 'f', language: 'en', source, loadedBy: '2' };
      for (let n = 1; ; n += 1) console.log((await store.sessions.saveDraft({ ...draft, slug: 's' + n })).slug);
    `);
    expect(await child.line()).toBe('open');
    for (let n = 1; n <= 20; n += 1) expect(await child.line()).toBe(`s${n}`);
    await child.kill('SIGKILL');
    const store = await open(root);
    expect((await store.sessions.list('1')).map((session) => session.slug)).toContain('s20');
    await store.close();
  });

  it('is not made where a file stands', async () => {
    await mkdir(join(root, 'a'));
    await writeFile(join(root, 'a', 'file'), '');
    await expect(open(join(root, 'a', 'file'))).rejects.toThrow(UserError);
  });
});
