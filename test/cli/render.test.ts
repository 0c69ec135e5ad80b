import { readFile, stat, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { beginIn } from '../support/begun-store.js';
import { type Desk, openDesk } from './run-cli.js';

// Every verb is a process of its own that opens a database: seconds on a machine that is busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let desk: Desk;
let source: string;
const read = () => readFile(desk.path('session.md'), 'utf8');
const render = (...args: readonly string[]) => desk.run(['render', desk.path('session.md'), ...args]);

beforeAll(async () => {
  desk = await openDesk();
  await beginIn(desk.path('data'));
  source = await read();
  const tags = ['--tags', desk.path('tags.yaml')];
  const ended = await desk.run(['import', desk.path('session.md'), ...(await desk.exports()), ...tags]);
  if (ended.code !== 0) throw new Error(ended.err);
});
beforeEach(() => writeFile(desk.path('session.md'), source));
afterAll(() => desk.close());

it('writes both sections, says what has changed, and the second time leaves the file alone', async () => {
  const first = await render();
  expect(first).toMatchObject({ code: 0, out: '' });
  expect(first.err).toMatch(/session\.md: discussion: written, lines: \d+; takeaways: written, lines: 1\./);
  const filled = await read();
  expect(filled.startsWith(source.slice(0, source.indexOf('(none)')))).toBe(true);
  const before = await stat(desk.path('session.md'));
  const second = await render();
  expect(second.err).toContain('session.md: nothing has changed.');
  expect(await read()).toBe(filled);
  expect((await stat(desk.path('session.md'))).ino).toBe(before.ino);
});

it('keeps what people wrote elsewhere since, with their line ends and byte order mark', async () => {
  const edited = `\uFEFF${source.replace('one matter at a time.', 'one at a time.').replaceAll('\n', '\r\n')}`;
  await writeFile(desk.path('session.md'), edited);
  expect(await render()).toMatchObject({ code: 0 });
  const filled = await read();
  expect(filled.startsWith(edited.slice(0, edited.indexOf('(none)')))).toBe(true);
  expect(filled.replaceAll('\r\n', '')).not.toContain('\n');
});

it('writes nothing over what people changed, shows both sides, and takes the one that is chosen', async () => {
  await render();
  const changed = (await read()).replace('eleven kilos', 'twelve kilos');
  await writeFile(desk.path('session.md'), changed);
  const refused = await render();
  expect(refused.code).toBe(1);
  expect(refused.out).toMatch(/session\.md:\d+: somebody changed/);
  expect(refused.out).toMatch(/@@ changed in the document @@\n- .*eleven kilos.*\n\+ .*twelve kilos/);
  expect(refused.err).toContain('--take document');
  expect(await read()).toBe(changed);
  const theirs = await render('--take', 'document', '--out', desk.path('theirs.md'));
  expect(theirs).toMatchObject({ code: 0 });
  expect(await readFile(desk.path('theirs.md'), 'utf8')).toContain('twelve kilos');
  expect(await read()).toBe(changed);
  await render('--take', 'generated');
  expect(await read()).toContain('eleven kilos');
});

it('gives a document with nothing to say back to the byte', async () => {
  expect((await desk.run(['import', desk.path('session.md'), desk.path('Hut - soot.json')], 'quiet')).code).toBe(0);
  const ended = await desk.run(['render', desk.path('session.md')], 'quiet');
  expect(ended).toMatchObject({ code: 0 });
  expect(await read()).toBe(source);
});

it.each<readonly [string, string, readonly string[], RegExp]>([
  ['a session that is not there', '# Other\n\n## Questions\n\n1. Why?\n', [], /no session other in the store/],
  ['another server', '', ['--server', '5'], /no session which-kettle-for-the-hut in the store/],
  ['a document with errors', '# Which kettle for the hut?\n', [], /has errors\.[\s\S]*rapporteur check/],
  ['a place that is none', '', ['--out', '/nowhere/at/all.md'], /cannot be written: its folder does not exist/],
])('says what is wrong with %s, and leaves the file', async (_name, text, args, message) => {
  if (text !== '') await writeFile(desk.path('session.md'), text);
  const ended = await render(...args);
  expect(ended.code).toBe(1);
  expect(ended.err).toMatch(message);
  expect(await read()).toBe(text || source);
});
