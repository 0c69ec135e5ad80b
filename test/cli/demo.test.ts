import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closingPicture } from '../../src/cli/demo/closing-picture.js';
import { type DemoResult, runDemo } from '../../src/cli/demo/demo.js';
import { demoCopy } from '../../src/cli/demo/demo-copy.js';
import { phrasesFor } from '../../src/cli/demo/phrases/phrases-for.js';
import { createProgress, type Progress } from '../../src/cli/demo/progress.js';
import { UserError } from '../../src/core/errors.js';
import type { Log } from '../../src/core/ports/log.js';

const OWN = new URL('../../examples/tmax.md', import.meta.url);
const SMALL = `---
language: de
---
# Brot

| | Beutel | Dose |
|---|---|---|
| Kruste | fest | weich |

## Fragen an Ravi

1. Was hält die Kruste? Ohne Ofen.
2. Warum?

## Diskussion

## Was wir mitnehmen
`;

const ignore = (): void => undefined;
const quiet: Progress = { step: ignore, end: ignore, fail: ignore };

let folder = '';
const errors: unknown[] = [];
const log: Log = { info: ignore, warn: ignore, error: (facts, message) => void errors.push([message, facts]) };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapporteur-demo-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Plays the week and reads what it left. */
async function week(sessionFile: string | null, name: string) {
  const steps: string[] = [];
  const progress = { ...quiet, step: (text: string) => void steps.push(text) };
  const result = await runDemo({ sessionFile, out: join(folder, name), progress, log });
  const [session = '', digest = '', transcript = ''] = await Promise.all(
    [result.files.session, result.files.digest, result.files.transcript].map((file) => readFile(file, 'utf8')),
  );
  return { result, steps, session, digest, transcript };
}

/** What a filled document is without our blocks: each replaced by its placeholder. */
function emptied(text: string, placeholder: string): string {
  return text.replace(/<!-- rapporteur:(\w+) [\s\S]*?<!-- \/rapporteur:\1 -->/g, placeholder);
}

describe('the demo with its own session', () => {
  let first: Awaited<ReturnType<typeof week>>;
  let second: Awaited<ReturnType<typeof week>>;
  beforeAll(async () => {
    first = await week(null, 'first');
    second = await week(null, 'second');
  }, 240_000);

  it('plays the week through without an error of the bot', () => {
    expect(errors).toEqual([]);
    expect(first.steps.map((step) => step.split(/[ :]/)[0])).toEqual([
      'Opening',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Sunday',
      'Monday',
      'Writing',
    ]);
  });

  it('gives the same three documents each time, byte for byte', () => {
    expect(second.session).toBe(first.session);
    expect(second.digest).toBe(first.digest);
    expect(second.transcript).toBe(first.transcript);
  });

  it('fills two sections and leaves the rest of the copy as the host loaded it', async () => {
    const copy = demoCopy(await readFile(OWN, 'utf8'), 'tmax.md', phrasesFor('en').note);
    expect(first.session).not.toBe(copy);
    expect(emptied(first.session, '(none)')).toBe(copy);
  });

  it('says in each document that it was made for a demonstration', () => {
    for (const text of [first.session, first.digest, first.transcript]) expect(text).toContain(phrasesFor('en').note);
  });

  it('leaves out what was deleted and what was edited away', () => {
    expect(first.transcript).toContain('I take the scale thing back');
    for (const text of [first.session, first.digest]) {
      expect(text).not.toMatch(/bin the verifiers|scale explains all/);
    }
    expect(first.result.counts).toMatchObject({ questions: 5, vanished: 2, takeaways: 4, digests: 1 });
  });

  it('names people as they chose, and the one who did not choose as a participant', () => {
    expect(first.session).toMatch(/\*\*Anselm, speaker\*\*/);
    expect(first.session).toMatch(/\*\*Y\. T\.\*\*/);
    expect(first.session).toMatch(/\*\*a participant\*\* “I teach/);
    expect(first.session).not.toMatch(/\bBo\b|Yuki/);
  });

  it('tells what was agreed, argued, taken and left open', () => {
    expect(first.session).toContain('The run that would settle it');
    expect(first.session).toMatch(/^1\. \*\*.+\*\* .*5 agree · rests on \d+\.\d+, \d+\.\d+$/m);
    expect(first.session).toMatch(/1 does not \(Ravi: “With 300 turns/);
    expect(first.session).not.toContain('what the generator never asks');
    expect(first.session).toMatch(/Still open: \d+\.\d+, for Anselm/);
    expect(first.session).toMatch(/forty tasks of our own.* \[1\.\d+\]/);
  });

  it('plays the meeting, what the speaker makes of being quoted, and the end', () => {
    const { session, transcript, result } = first;
    expect(session).toMatch(/“Count assertions if you like.+” .* · noted by a participant, confirmed by Anselm/);
    expect(session).toMatch(/\*\*Ravi\*\*: We keep the loose verifiers .* · as noted by Y\. T\./);
    expect(session).toMatch(/Anselm corrects, 8 October: “At 9B/);
    expect(session).not.toContain('empty folder');
    for (const said of ['Before we meet', '[Catch me up]', 'The session is closed']) expect(transcript).toContain(said);
    expect(result.counts).toMatchObject({ notes: 2, leftOut: 1 });
    expect(result.counts.clicks.wrap).toBeLessThanOrEqual(10);
    expect(result.counts.clicks.week).toBeLessThanOrEqual(25);
  });

  it('leaves no link that unmasks, no quote that is gone, no takeaway without what it rests on', () => {
    expect(first.result.faults).toEqual({ unmasking: 0, gone: 0, unrested: 0 });
  });

  it('lets nobody speak under the name of the presenter', () => {
    expect(first.transcript).not.toMatch(/^Hamish\s/m);
    expect(first.session).not.toMatch(/\*\*Hamish/);
  });

  it('shows the week in a few numbers and where its documents are', () => {
    const picture = closingPicture(first.result);
    expect(picture).toContain(`5 questions · ${first.result.counts.replies} replies`);
    for (const file of Object.values(first.result.files)) expect(picture).toContain(file);
  });
});

describe('the demo with another session', () => {
  it('speaks from its cells, in its language, around the people it names', async () => {
    const path = join(folder, 'brot.md');
    await writeFile(path, SMALL);
    const { session, digest, result } = await week(path, 'brot');
    expect(errors).toEqual([]);
    expect(session).toMatch(/Beutel.*‚fest‘.*Dose.*‚weich‘/);
    expect(session).toMatch(/\*\*Tomasz\*\*/);
    expect(digest).toContain(phrasesFor('de').note);
    expect(result.counts).toMatchObject({ questions: 2, vanished: 2, digests: 1 } satisfies Partial<
      DemoResult['counts']
    >);
  }, 120_000);
});

describe('what the demo refuses', () => {
  it.each<[string, string | Uint8Array, RegExp]>([
    ['a document without questions', '# Title\n\nNo question here.\n', /errors[\s\S]*question/i],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff, 0xd8, 0), /errors/i],
    ['more than Discord takes', `# T\n\n## Questions\n\n- Why?\n\n${'long line\n'.repeat(120_000)}`, /too large/],
  ])('%s, before anything is written', async (_what, data, message) => {
    const path = join(folder, 'refused.md');
    await writeFile(path, data);
    const refused = runDemo({ sessionFile: path, out: join(folder, 'refused'), progress: quiet, log });
    await expect(refused).rejects.toThrow(UserError);
    await expect(refused).rejects.toThrow(message);
    await expect(readFile(join(folder, 'refused', 'session.md'))).rejects.toThrow(/ENOENT/);
  });

  it('a file that is not there', async () => {
    const options = { sessionFile: join(folder, 'nowhere.md'), out: folder, progress: quiet, log };
    await expect(runDemo(options)).rejects.toMatchObject({ name: 'UserError', hint: expect.stringMatching(/path/) });
  });

  it('a folder that cannot be made, before the week is played', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const steps: string[] = [];
    const progress = { ...quiet, step: (text: string) => void steps.push(text) };
    const refused = runDemo({ sessionFile: null, out: join(file, 'out'), progress, log });
    await expect(refused).rejects.toMatchObject({ name: 'UserError', hint: expect.stringContaining('--out') });
    expect(steps).toEqual([]);
  });
});

describe('progress', () => {
  function written(isTTY: boolean): { text: () => string; stream: Writable & { isTTY: boolean } } {
    const parts: string[] = [];
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        parts.push(String(chunk));
        done();
      },
    });
    const still = (): boolean => true;
    const cursor = { cursorTo: still, clearLine: still, moveCursor: still };
    return { text: () => parts.join(''), stream: Object.assign(stream, { isTTY, ...cursor }) };
  }

  it('is one plain line a step where nobody can see it turn', () => {
    const { text, stream } = written(false);
    const progress = createProgress(stream);
    progress.step('Monday');
    progress.step('Tuesday');
    progress.end();
    expect(text()).toBe('Monday\nTuesday\n');
  });

  it('ticks each step off on a terminal', () => {
    const { text, stream } = written(true);
    const progress = createProgress(stream);
    progress.step('Monday');
    progress.step('Tuesday');
    progress.fail();
    expect(text()).toMatch(/✔[^\n]*Monday/);
    expect(text()).toMatch(/✖[^\n]*Tuesday/);
  });
});
