import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { allTopics } from '../../src/commands/all.js';
import { be, begin, drop, fillNeeded, go, messageWith, newest, offered, say, send } from './hands.js';
import { axeFinds, BROWSER, type OpenPage, openPage } from './open-page.js';

const BREAD = readFileSync(new URL('../e2e/bread.md', import.meta.url), 'utf8');

/** What can be typed of a command: itself, or each of its subcommands. */
function linesOf(command: (typeof allTopics)[number]['registration'][number]): readonly string[] {
  if (command.type !== undefined && command.type !== 1) return [];
  const subs = 'options' in command ? (command.options ?? []).filter(({ type }) => type === 1) : [];
  return subs.length === 0 ? [`/${command.name}`] : subs.map(({ name }) => `/${command.name} ${name}`);
}

// Without the system's Chromium there is nothing to look with; CI installs it and fails without.
describe.skipIf(BROWSER === null)('the stage in a browser', () => {
  let open: OpenPage;
  beforeAll(async () => {
    open = await openPage(inject('cli'));
  });
  afterAll(() => open?.close());

  /** The step of the guide that comes next. */
  const step = () => open.page.locator('.guide .next strong').textContent();

  it('takes a newcomer in five steps from the example to the digest, with a restart in the middle', async () => {
    const { page } = open;
    expect(await step()).toBe('Load a session document');
    const load = await begin(page, '/session load');
    await load.getByRole('button', { name: 'Use the example, tmax.md' }).click();
    await load.getByText('📄 tmax.md').waitFor();
    await send(load);
    await page.locator('.guide .next', { hasText: 'Post its questions' }).waitFor();
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.locator('.guide .next', { hasText: 'Answer, and keep' }).waitFor();
    await go(page, /^What we took/);

    await be(page, 'Ravi');
    await go(page, /^2\. /);
    const said = await say(page, 'Ten trials a prompt were enough for us.');
    await page.getByRole('button', { name: 'Restart the bot' }).click();
    await page.getByRole('status').filter({ hasText: 'started again' }).waitFor();
    await said.hover();
    await said.getByRole('button', { name: 'React with 📌' }).click();
    await said.getByRole('button', { name: '📌, 2' }).waitFor();

    await be(page, 'Mirela');
    await page.locator('.guide .next', { hasText: 'Read the document' }).waitFor();
    await send(await begin(page, '/session export'));
    await page.getByRole('button', { name: 'Read tmax.md' }).click();
    const reader = page.getByRole('dialog');
    await reader.getByText('Ten trials a prompt were enough for us.').waitFor();
    await reader.getByRole('button', { name: 'Close' }).click();

    expect(await step()).toBe('Get the weekly digest');
    const schedule = await begin(page, '/digest schedule');
    await schedule.getByRole('combobox', { name: /^channel/ }).fill('digest');
    await page.getByRole('option', { name: '#digest' }).click();
    for (const [option, words] of [
      ['weekday', 'Sunday'],
      ['hour', '18'],
      ['zone', 'Europe/Berlin'],
    ] as const) {
      await schedule.getByRole('combobox', { name: new RegExp(`^${option}`) }).fill(words);
      const first = page.getByRole('option').first();
      if (option !== 'hour') await first.click();
    }
    await send(schedule);
    await page.getByRole('button', { name: 'Jump to the digest' }).click();
    await page.getByText('That was the whole week.').waitFor();
    await go(page, /digest/);
    await newest(page).getByText('Ten trials a prompt were enough for us.').waitFor();
  });

  it('loads a document dropped onto the conversation', async () => {
    const { page } = open;
    await go(page, /reading-room/);
    await page.getByRole('textbox', { name: 'Message reading-room' }).waitFor();
    await drop(page, page.getByRole('main'), 'bread.md', BREAD);
    await page.getByText('📄 bread.md').waitFor();
    const load = await begin(page, '/session load');
    await load.getByText('📄 bread.md').waitFor();
    await send(load);
    await newest(page).getByRole('button', { name: 'Post', exact: true }).waitFor();
  });

  it('keeps a sentence by the menu’s form, while the bot’s connection is cut', async () => {
    const { page } = open;
    await be(page, 'Odile');
    await go(page, /^3\. /);
    const said = await say(page, 'Too strict costs more than too loose. It hides what works.');
    await page.getByRole('button', { name: 'Cut the connection' }).click();
    await page.getByRole('status').filter({ hasText: 'was cut' }).waitFor();
    await said.hover();
    await said.getByRole('button', { name: 'Apps' }).click();
    await page.getByRole('menuitem', { name: 'Keep a sentence' }).click();
    const form = page.getByRole('dialog', { name: 'Keep a sentence' });
    await form
      .getByRole('button', { name: /^(?:The sentence|Choose)/ })
      .first()
      .click();
    await form.getByRole('option', { name: /^It hides what works/ }).click();
    await form.getByRole('button', { name: /^Choose \d/ }).click();
    expect(await axeFinds(page)).toEqual([]);
    await form.getByRole('button', { name: 'Submit' }).click();
    await newest(page).getByText('3.1').waitFor();
  });

  it('lets people reply, edit, delete and react with the keyboard alone', async () => {
    const { page } = open;
    await be(page, 'Bo');
    await go(page, /^4\. /);
    const box = page.getByRole('textbox', { name: /^Message / });
    await box.focus();
    await page.keyboard.type('By hand');
    await page.keyboard.press('Enter');
    await messageWith(page, 'By hand').waitFor();
    // An answer to it will have its words above, too.
    const said = page.locator(`#${await messageWith(page, 'By hand').getAttribute('id')}`);
    await said.focus();
    const press = async (name: string) => {
      // What can be done to a message comes after it in the order of Tab.
      for (let count = 0; count < 14; count += 1) {
        await page.keyboard.press('Tab');
        if ((await page.evaluate(`document.activeElement.getAttribute('aria-label')`)) === name) break;
      }
      await page.keyboard.press('Enter');
    };
    await press('React with 👍');
    await said.getByRole('button', { name: '👍, 1' }).waitFor();
    await said.focus();
    await press('Edit');
    await page.locator('textarea:focus').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.type(' and eye');
    await page.keyboard.press('Enter');
    await said.getByText('(edited)').waitFor();
    await said.focus();
    await press('Reply');
    await page.locator('textarea:focus').waitFor();
    await page.keyboard.type('An answer to myself');
    await page.keyboard.press('Enter');
    await messageWith(page, 'An answer to myself').getByText('╭').waitFor();
    await said.focus();
    await press('Delete');
    await page.getByText('Original message was deleted').waitFor();
    expect(await page.getByText('By hand and eye').count()).toBe(0);
  });

  it('keeps what is hostile a text', async () => {
    const { page } = open;
    const words =
      '<img src=x onerror="document.title=1"><script>document.title=2</script> [x](javascript:alert(1)) @everyone';
    const said = await say(page, words);
    expect(await said.textContent()).toContain('<img src=x onerror="document.title=1">');
    expect(await said.textContent()).toContain('[x](javascript:alert(1))');
    expect(await said.locator('img, script, a').count()).toBe(0);
    expect(await page.title()).toBe('The stage');
  });

  it('offers the host every command, and each answers', async () => {
    const { page } = open;
    await be(page, 'Mirela');
    await go(page, /reading-room/);
    const lines = await offered(page);
    const named = allTopics.flatMap(({ registration }) => registration.flatMap(linesOf));
    expect(lines.toSorted()).toEqual(named.toSorted());
    const silent: string[] = [];
    for (const line of lines) {
      const form = await begin(page, line);
      await fillNeeded(form);
      await send(form).catch(async (error) => {
        throw new Error(`${line}: ${await page.getByRole('alert').textContent()}`, { cause: error });
      });
      const dialog = page.getByRole('dialog');
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Cancel' }).click();
      const notice = (await page.getByRole('alert').textContent()) ?? '';
      if (notice.includes('respond')) silent.push(line);
    }
    expect(silent).toEqual([]);
  }, 120_000);

  it.each(['light', 'dark'] as const)('breaks no rule of axe in its %s look', async (colorScheme) => {
    const { page } = open;
    await page.emulateMedia({ colorScheme });
    await go(page, /reading-room/);
    await page.getByRole('textbox', { name: 'Message reading-room' }).waitFor();
    expect(await axeFinds(page)).toEqual([]);
    const form = await begin(page, '/note');
    expect(await axeFinds(page)).toEqual([]);
    await form.getByRole('button', { name: 'Cancel' }).click();
  });

  it('complained of nothing, and asked nobody else for anything', () => {
    expect(open.amiss).toEqual([]);
  });
});
