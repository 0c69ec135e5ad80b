// Takes the pictures of the README: plays the demo's week, opens it on the stage and looks at it in the system's Chromium.
// Usage: npm run docs:pictures [FOLDER]. With fonts-noto-cjk and fonts-noto-color-emoji every letter of the talk is there.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';

const [folder = 'docs/pictures'] = process.argv.slice(2);

/** What is to be seen: the channel, the words that stand at the top, and the look. */
const PICTURES = [
  { name: 'overview', channel: /reading-room/, top: /Replies here are kept for the notes/, look: 'light' },
  { name: 'thread', channel: /^2\. /, top: /With 300 turns per task/, look: 'dark' },
  { name: 'digest', channel: /digest/, top: /Heard most/, look: 'light' },
];

const out = await mkdtemp(join(tmpdir(), 'pictures-'));
const stage = spawn(process.execPath, ['dist/cli/main.js', 'demo', '--stay', '--out', out], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1300, height: 860 }, timezoneId: 'Europe/Berlin' });
  await page.goto(await address());
  for (const { name, channel, top, look } of PICTURES) await take(page, name, channel, top, look);
} finally {
  await browser.close();
  stage.kill('SIGTERM');
  await rm(out, { recursive: true, force: true });
}

async function address() {
  for await (const line of createInterface({ input: stage.stdout })) {
    const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(line)?.[0];
    if (url) return url;
  }
  throw new Error('The demo ended before its stage was open.');
}

async function take(page, name, channel, top, look) {
  await page.emulateMedia({ colorScheme: look });
  await page.getByRole('navigation').getByRole('button', { name: channel }).click();
  const list = page.getByRole('list', { name: /^Messages in / });
  const messages = list.locator('.message');
  await messages.last().waitFor();
  const first = messages.filter({ hasText: top }).first();
  await first.evaluate((one) => one.scrollIntoView({ block: 'start' }));
  await list.evaluate((one) => one.scrollBy({ top: -60 }));
  // Pictures in messages have come when they have a size.
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.mouse.move(0, 0);
  // Without the stage's own panel: as people see it in Discord.
  await page.screenshot({ path: join(folder, `${name}.png`), clip: { x: 0, y: 0, width: 1000, height: 860 } });
  console.log(`${name}.png`);
}
