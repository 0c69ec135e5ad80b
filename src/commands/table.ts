import type { App } from '../app/app.js';
import { gapsIn } from '../core/gaps.js';
import { type SessionTalk, sessionTalk } from '../core/talk.js';
import { described, inEach, languageOf } from '../render/catalogue/localised.js';
import { tableTexts } from '../render/catalogue/table/table-texts.js';
import type { TableTexts } from '../render/catalogue/table/texts.js';
import { gapsMessage } from '../render/discord/gaps-message.js';
import { matrixMessage } from '../render/discord/matrix-message.js';
import type { Answer, Invocation, Topic } from './command.js';
import { offerSessions, SESSION_OPTION, whichSession } from './which-session.js';

const command = (name: string, pick: (say: TableTexts) => string) => ({
  name,
  ...described(inEach(tableTexts, pick)),
  contexts: [0],
  integration_types: [0],
  options: [SESSION_OPTION],
});

/** `/matrix` and `/gaps`: what is kept about each cell, and what is missing. */
export const tableTopic: Topic = {
  registration: [command('matrix', (say) => say.matrixDescription), command('gaps', (say) => say.gapsDescription)],
  handlers: [
    {
      door: 'slash',
      name: 'matrix',
      acknowledge: 'ephemeral',
      run: async (i, app) => matrixMessage(talkOf(i, app), speaking(i)),
      complete: (i, _, app) => offerSessions(app, i),
    },
    {
      door: 'slash',
      name: 'gaps',
      acknowledge: 'ephemeral',
      run: gaps,
      complete: (i, _, app) => offerSessions(app, i),
    },
  ],
};

async function gaps(invocation: Invocation, app: App): Promise<Answer> {
  const talk = talkOf(invocation, app);
  return gapsMessage(talk, gapsIn(talk), speaking(invocation));
}

function talkOf(invocation: Invocation, app: App): SessionTalk {
  return sessionTalk(whichSession(app, invocation), 'inside');
}

function speaking({ caller }: Invocation): TableTexts {
  return tableTexts[languageOf(caller.locale)];
}
