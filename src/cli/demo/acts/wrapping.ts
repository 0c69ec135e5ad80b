import type { APIMessage } from 'discord-api-types/v10';
import { buttonTo, messageWords } from '../message-words.js';
import { type Stage, settle } from '../stage.js';

/** `/session wrap` from its first page to published: sentences confirmed, proposals left as they are, closed, posted. */
export async function wrap(stage: Stage): Promise<void> {
  const { host } = stage.people;
  let page: APIMessage = await (await host.run(stage.room, 'session wrap')).answer();
  const press = async (button: string): Promise<void> => {
    page = await (await host.click(stage.room, page.id, button)).answer();
  };
  for (let confirm = buttonTo(page, 'wrap-confirm'); confirm; confirm = buttonTo(page, 'wrap-confirm'))
    await press(confirm);
  for (const step of ['takeaways', 'publish']) {
    const next = buttonTo(page, 'wrap', step);
    if (next !== null) await press(next);
  }
  const publish = buttonTo(page, 'wrap-publish');
  if (publish === null) throw new Error(`Wrap does not come to its end: ${messageWords(page)}`);
  const asked = await host.click(stage.room, page.id, publish);
  // The week's digest went out before; what is taken from here stands in the next one.
  await (await host.submit(asked.modal, { acts: ['close', 'notes'] })).answer();
  await settle(stage);
}
