import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../../app/app.js';
import { closeSession, reopenSession } from '../../app/closing.js';
import { componentId } from '../../core/component-id.js';
import { closingTexts } from '../../render/catalogue/closing/closing-texts.js';
import { described, inEach, languageOf } from '../../render/catalogue/localised.js';
import { escapeChat } from '../../render/chat/escape.js';
import { button, layout, row, text } from '../../render/discord/parts.js';
import type { Answer, Invocation } from '../command.js';
import { offerSessions, SESSION_OPTION, whichSession } from '../which-session.js';
import { hosted } from './hosted.js';
import type { Subcommand } from './subcommand.js';

/** `/session close`: the answer has the button that takes it back. */
export const closeSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'close',
    ...described(inEach(closingTexts, (say) => say.closeDescription)),
    options: [SESSION_OPTION],
  },
  handlers: [
    {
      door: 'slash',
      name: 'session close',
      acknowledge: 'ephemeral',
      run: async (i, app) => close(i, app, whichSession(app, i).session.id),
      complete: (i, _, app) => offerSessions(app, i),
    },
    { door: 'component', name: 'close', acknowledge: 'update', run: async (i, app) => close(i, app, i.args[0] ?? '') },
  ],
};

/** `/session reopen`, and likewise. */
export const reopenSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'reopen',
    ...described(inEach(closingTexts, (say) => say.reopenDescription)),
    options: [SESSION_OPTION],
  },
  handlers: [
    {
      door: 'slash',
      name: 'session reopen',
      acknowledge: 'ephemeral',
      run: async (i, app) => reopen(i, app, whichSession(app, i).session.id),
      complete: (i, _, app) => offerSessions(app, i),
    },
    {
      door: 'component',
      name: 'reopen',
      acknowledge: 'update',
      run: async (i, app) => reopen(i, app, i.args[0] ?? ''),
    },
  ],
};

async function close(invocation: Invocation, app: App, session: string): Promise<Answer> {
  const { id, server, title } = hosted(invocation, app, session).session;
  const say = closingTexts[languageOf(invocation.caller.locale)];
  await closeSession(app, server, id);
  return layout(text(say.closed(escapeChat(title))), row(button(say.reopen, componentId('reopen', id))));
}

async function reopen(invocation: Invocation, app: App, session: string): Promise<Answer> {
  const { id, server, title } = hosted(invocation, app, session).session;
  const say = closingTexts[languageOf(invocation.caller.locale)];
  await reopenSession(app, server, id);
  return layout(text(say.reopened(escapeChat(title))), row(button(say.close, componentId('close', id))));
}
