import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { checkReport } from '../../src/core/document/check-report.js';
import { parseSession } from '../../src/core/document/parse.js';
import type { Bench } from '../entry.js';
import { sideBySide } from '../side-by-side.js';

const run = promisify(execFile);

/** `rapporteur check`: how long a person waits for it, and what a large document costs. */
export const check: Bench = {
  name: 'check',
  async run(_, { isSmall }) {
    const folder = await mkdtemp(join(tmpdir(), 'rapporteur-bench-'));
    try {
      return [
        await wholeProcess(join(folder, 'session.md'), isSmall ? 1 : 15),
        await largeDocument(isSmall ? 100_000 : 10_000_000),
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** The built program on a document of 3 KB, beside a Node that does nothing. */
async function wholeProcess(file: string, rounds: number) {
  await writeFile(file, await sessionOf(3_000));
  const time = await sideBySide(rounds, {
    ours: () => run(process.execPath, ['dist/cli/main.js', 'check', file]),
    reference: () => run(process.execPath, ['-e', '0']),
  });
  return { name: 'check 3 KB', ...time, unit: 'ms', limit: 2, direction: 'atMost' } as const;
}

/** What `check` does with 10 MB, beside mdast with GFM's rules on the same text. */
async function largeDocument(characters: number) {
  const text = await sessionOf(characters);
  const bytes = new TextEncoder().encode(text);
  const time = await sideBySide(1, {
    ours: () => JSON.stringify(checkReport(parseSession(bytes, 'session.md'))),
    reference: () => fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }),
  });
  return { name: 'check 10 MB', ...time, unit: 'ms', limit: 0.1, direction: 'atMost' } as const;
}

/** The example session, its introduction drawn out to so many characters. */
async function sessionOf(characters: number): Promise<string> {
  const example = await readFile('examples/tmax.md', 'utf8');
  const paragraph = 'We read *three* recipes for the same [problem](https://example.org/) and `compare` them here.\n\n';
  return paragraph.repeat(Math.max(0, Math.ceil((characters - example.length) / paragraph.length))) + example;
}
