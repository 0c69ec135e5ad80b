import { parseArgs } from 'node:util';
import { type Bench, type Entry, judged } from './entry.js';
import { FEED_WORD } from './feed/feed.js';
import { runFeed } from './feed/feed-child.js';
import { PLAIN_WORD, runPlainClient } from './plain-client.js';
import { printEntries } from './print.js';
import { acknowledge } from './rows/acknowledge.js';
import { check } from './rows/check.js';
import { converter } from './rows/converter.js';
import { ingest } from './rows/ingest.js';
import { ingestLatency } from './rows/ingest-latency.js';
import { memory } from './rows/memory.js';
import { recall } from './rows/recall.js';
import { writeBack } from './rows/write-back.js';

const BENCHES: readonly Bench[] = [ingest, ingestLatency, acknowledge, memory, recall, writeBack, converter, check];

if (process.argv[2] === FEED_WORD) await runFeed(JSON.parse(process.argv[3] ?? ''));
else if (process.argv[2] === PLAIN_WORD) await runPlainClient(process.argv[3] ?? '', process.argv[4] ?? '');
else await runBenches();

async function runBenches(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { only: { type: 'string' }, json: flag, small: flag } });
  const wanted = BENCHES.filter(({ name }) => values.only === undefined || name === values.only);
  if (wanted.length === 0) {
    const names = BENCHES.map(({ name }) => name).join(', ');
    process.stderr.write(`There is no bench of that name. There are: ${names}.\n`);
    process.exit(2);
  }
  const tell = (line: string): void => void (process.stderr.isTTY && process.stderr.write(`${line}\n`));
  const entries: Entry[] = [];
  for (const bench of wanted) {
    tell(`${bench.name} …`);
    entries.push(...(await bench.run(tell, { isSmall: values.small })).map(judged));
  }
  process.stdout.write(`${values.json ? JSON.stringify(entries, null, 2) : printEntries(entries)}\n`);
}
