import type { Locator, Page } from 'playwright-core';

/** Types a slash and takes a command from what is offered; gives its form. */
export async function begin(page: Page, line: string): Promise<Locator> {
  await page.getByRole('textbox', { name: /^Message / }).pressSequentially('/');
  const box = page.getByRole('combobox', { name: 'Command' });
  await box.fill(line);
  await page.getByRole('option', { name: new RegExp(`^${line}(?![a-z])`) }).waitFor();
  await page.getByRole('option', { name: new RegExp(`^${line}(?![a-z])`) }).click();
  return page.getByRole('form', { name: line });
}

/** Sends the form off and waits until it has gone. */
export async function send(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Send' }).click();
  await form.waitFor({ state: 'detached' });
}

/** Becomes somebody else. */
export async function be(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('textbox', { name: /^Message / }).waitFor();
}

/** Goes to a channel or thread at the left. */
export async function go(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name }).click();
}

/** Says something and gives the message as it stands. */
export async function say(page: Page, words: string): Promise<Locator> {
  const box = page.getByRole('textbox', { name: /^Message / });
  await box.fill(words);
  await box.press('Enter');
  const said = messageWith(page, words.slice(0, 30));
  await said.waitFor();
  return said;
}

/** The newest message with these words. */
export function messageWith(page: Page, words: string): Locator {
  return page
    .getByRole('list', { name: /^Messages in / })
    .getByRole('listitem')
    .filter({ hasText: words })
    .last();
}

/** The newest message of all. */
export function newest(page: Page): Locator {
  return page
    .getByRole('list', { name: /^Messages in / })
    .getByRole('listitem')
    .last();
}

/** Drops a file onto something. */
export async function drop(page: Page, onto: Locator, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    `(() => { const it = new DataTransfer(); it.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}, { type: 'text/markdown' })); return it; })()`,
  );
  await onto.dispatchEvent('drop', { dataTransfer: transfer });
}

/** Every command that is offered here, by its line. */
export async function offered(page: Page): Promise<readonly string[]> {
  await page.getByRole('textbox', { name: /^Message / }).pressSequentially('/');
  await page.getByRole('option').first().waitFor();
  const lines = await page.getByRole('option').allTextContents();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  return lines.map((line) => /^\/[a-z]+(?: [a-z]+)*(?=[A-Z])/.exec(line)?.[0] ?? line);
}

/** Fills in what a command needs with the first thing that is offered, else with a word. */
export async function fillNeeded(form: Locator): Promise<void> {
  for (const field of await form.locator('.field:has(.needed)').all()) {
    if ((await field.getAttribute('class'))?.includes('drop')) {
      await field.getByRole('button', { name: /^Use the example/ }).click();
      continue;
    }
    const box = field.getByRole('combobox');
    await box.focus();
    const first = field.getByRole('option').first();
    // Most boxes offer something at once; into the others people write.
    if (
      await first.waitFor({ timeout: 500 }).then(
        () => true,
        () => false,
      )
    )
      await first.click();
    else await box.fill((await box.getAttribute('pattern')) === null ? 'reward' : '1');
  }
}
