import type { App } from '../app/app.js';
import { DEFAULT_GROUP } from '../core/groups.js';
import { helpTexts } from '../render/catalogue/help/help-texts.js';
import { described, inEach, languageOf } from '../render/catalogue/localised.js';
import { helpMessage } from '../render/discord/help-message.js';
import type { Answer, Invocation, Topic } from './command.js';
import { hostsSomething } from './who-may.js';

const DESCRIPTION = inEach(helpTexts, (say) => say.description);

/** `/help`: a participant sees four things, a host the week. */
export const helpTopic: Topic = {
  registration: [{ name: 'help', ...described(DESCRIPTION), contexts: [0], integration_types: [0] }],
  handlers: [{ door: 'slash', name: 'help', acknowledge: 'ephemeral', run: help }],
};

async function help({ caller }: Invocation, app: App): Promise<Answer> {
  // Where no session is, the emoji of those to come are told.
  const session = app.memory.standing(caller.server, caller.channel)?.record.session;
  const emoji = session ?? app.memory.settings(caller.server, DEFAULT_GROUP);
  return helpMessage(helpTexts[languageOf(caller.locale)], hostsSomething(app, caller), emoji);
}
