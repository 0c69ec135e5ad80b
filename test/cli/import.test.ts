import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { beginIn } from '../support/begun-store.js';
import { MINIMAL } from './minimal-session.js';
import { type Desk, openDesk } from './run-cli.js';

// Every verb is a process of its own that opens a database: seconds on a machine that is busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

it('refuses a file that is cut off, names file and byte, and does not even make a store', async () => {
  const [whole = '', ...rest] = await desk.exports();
  const bytes = await readFile(whole);
  await writeFile(desk.path('cut.json'), bytes.subarray(0, 1_500));
  const ended = await desk.run(['import', desk.path('session.md'), ...rest, desk.path('cut.json')]);
  expect(ended).toMatchObject({ code: 1, out: '' });
  expect(ended.err).toContain(`${desk.path('cut.json')} is cut off: it ends at byte 1500`);
  expect(existsSync(desk.path('data'))).toBe(false);
});

it.each<readonly [string, readonly string[], number, RegExp]>([
  ['a missing file', ['nowhere.json'], 1, /There is no file .*nowhere\.json/],
  ['a folder', ['.'], 1, /is not a file/],
  ['another kind of JSON', ['other.json'], 1, /other\.json is no export of a channel/],
  ['no export at all', [], 1, /No export was given/],
  ['a map that says nothing', ['other.json', '--map', 'a thread'], 1, /--map a thread says nothing/],
  ['an option that is none', ['other.json', '--mapp'], 2, /unknown option/],
])('says what is wrong with %s', async (_name, args, code, message) => {
  await writeFile(desk.path('other.json'), '{"a": 1}');
  const inFolder = args.map((arg) => (arg.endsWith('.json') || arg === '.' ? desk.path(arg) : arg));
  const ended = await desk.run(['import', desk.path('session.md'), ...inFolder]);
  expect(ended.code).toBe(code);
  expect(ended.err).toMatch(message);
});

it('imports all versions of exports, tells what it did, and the whole goes through a file and back', async () => {
  for (const store of ['data', 'other']) await beginIn(desk.path(store));
  const args = ['import', desk.path('session.md'), ...(await desk.exports()), '--tags', desk.path('tags.yaml')];
  const first = await desk.run(args);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain('question 1: “1. Is speed worth the fuel?”\n  messages read: 11, kept: 7, new: 7,');
  expect(first.out).toContain('skipped, pointers to the message a thread hangs on: 1');
  expect(first.out).toContain('reactions that the export only counts, so they count for nothing: 3');
  expect(first.out).toContain('soot [part 2].json says it has 5 messages and has 2.');
  expect(first.out).toContain('New claims: 3, new takeaways: 1');
  const again = await desk.run([...args, '--json']);
  expect(JSON.parse(again.out)).toMatchObject({ claims: 0, threads: [{ added: 0 }, { added: 0 }, { added: 0 }] });

  const render = (name: string, store?: string) =>
    desk.run(['render', desk.path(name), '--out', desk.path(`${name}.out`)], store);
  expect(await render('session.md')).toMatchObject({ code: 0 });
  const exported = await desk.run(['export', 'which-kettle-for-the-hut', '--out', desk.path('hut.json')]);
  expect(exported.code).toBe(0);
  expect((await stat(desk.path('hut.json'))).mode & 0o777).toBe(0o600);
  const filled = await readFile(desk.path('session.md.out'), 'utf8');
  expect(filled).toContain('**B. K.** objects: “It weighs eleven kilos.”');

  expect(await desk.run(['import', desk.path('hut.json')], 'other')).toMatchObject({ code: 0 });
  const printed = await desk.run(['export', '1'], 'other');
  expect(printed.out).toBe(await readFile(desk.path('hut.json'), 'utf8'));
  await writeFile(desk.path('copy.md'), await readFile(desk.path('session.md')));
  expect(await render('copy.md', 'other')).toMatchObject({ code: 0 });
  expect(await readFile(desk.path('copy.md.out'), 'utf8')).toBe(filled);
});

it('refuses a session file whose document has errors', async () => {
  const document = { title: 'A', file: 'a.md', language: 'en', text: 'Nothing.' };
  await writeFile(desk.path('bad.json'), JSON.stringify({ ...MINIMAL, document }));
  const ended = await desk.run(['import', desk.path('bad.json')]);
  expect(ended.code).toBe(1);
  expect(ended.err).toMatch(/The document inside .*bad\.json has errors: line 1/);
});
