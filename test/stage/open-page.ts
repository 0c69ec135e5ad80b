import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';

const PLACES = [process.env.CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's Chromium; null where there is none. It must be there where everything is tested. */
export const BROWSER = PLACES.find((place) => existsSync(place)) ?? null;
if (BROWSER === null && process.env.CI) throw new Error('Chromium is missing: apt-get install -y chromium');

/** It asks nobody for anything, and needs no rights. */
const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A stage in a process of its own, and a browser before it. */
export interface OpenPage {
  readonly page: Page;
  readonly browser: Browser;
  readonly url: string;
  /** What the page complained of, and what it asked of anybody else. */
  readonly amiss: readonly string[];
  close(): Promise<void>;
}

/** Starts `rapporteur stage` and opens its page. */
export async function openPage(cli: string): Promise<OpenPage> {
  const child = spawn(process.execPath, [cli, 'stage'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url, browser] = await Promise.all([
    addressOf(child),
    chromium.launch({ executablePath: BROWSER ?? '', args: QUIET }),
  ]);
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
  page.setDefaultTimeout(15_000);
  const amiss: string[] = [];
  page.on('pageerror', (error) => amiss.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') amiss.push(line.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) amiss.push(`asked ${request.url()}`);
  });
  await page.goto(url);
  await page.getByRole('textbox', { name: 'Message reading-room' }).waitFor();
  return {
    page,
    browser,
    url,
    amiss,
    async close() {
      await browser.close();
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The stage says nothing.');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(line)?.[0];
    if (url !== undefined) return url;
  }
  throw new Error('The stage ended before it opened.');
}

/** What axe finds amiss in the page as it stands: the rule, and the first element that breaks it. */
export async function axeFinds(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  // What runs in the browser is told as text: here nobody knows a document.
  const found = await page.evaluate(
    `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html.slice(0, 160)))`,
  );
  return found as readonly string[];
}
