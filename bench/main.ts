import { parseArgs } from 'node:util';
import { type Bench, type Entry, judged } from './entry.js';
import { printEntries } from './print.js';
import { check } from './rows/check.js';
import { converter } from './rows/converter.js';
import { writeBack } from './rows/write-back.js';

const BENCHES: readonly Bench[] = [converter, check, writeBack];

const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'boolean', default: false } } });
const wanted = BENCHES.filter(({ name }) => values.only === undefined || name === values.only);
if (wanted.length === 0) {
  process.stderr.write(`There is no bench of that name. There are: ${BENCHES.map(({ name }) => name).join(', ')}.\n`);
  process.exit(2);
}

const tell = (line: string): void => void (process.stderr.isTTY && process.stderr.write(`${line}\n`));
const entries: Entry[] = [];
for (const bench of wanted) {
  tell(`${bench.name} …`);
  entries.push(...(await bench.run(tell)).map(judged));
}
process.stdout.write(`${values.json ? JSON.stringify(entries, null, 2) : printEntries(entries)}\n`);
