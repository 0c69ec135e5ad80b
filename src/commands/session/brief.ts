import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../../app/app.js';
import { brief, postBrief } from '../../app/brief.js';
import { componentId } from '../../core/component-id.js';
import { UserError } from '../../core/errors.js';
import type { SessionRecord } from '../../core/record.js';
import { briefTexts } from '../../render/catalogue/brief/brief-texts.js';
import { described, inEach, languageOf } from '../../render/catalogue/localised.js';
import { wrapTexts } from '../../render/catalogue/wrap/wrap-texts.js';
import { button, jumpLink, layout, row, text } from '../../render/discord/parts.js';
import type { Answer, Invocation } from '../command.js';
import { offerSessions, SESSION_OPTION, whichSession } from '../which-session.js';
import { requireHost } from '../who-may.js';
import type { Subcommand } from './subcommand.js';

/** `/session brief`: what the meeting begins with, shown to a host, who can post it. */
export const briefSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'brief',
    ...described(inEach(briefTexts, (say) => say.briefDescription)),
    options: [SESSION_OPTION],
  },
  handlers: [
    {
      door: 'slash',
      name: 'session brief',
      acknowledge: 'ephemeral',
      run: show,
      complete: (i, _, app) => offerSessions(app, i),
    },
    {
      door: 'component',
      name: 'brief-post',
      acknowledge: 'update',
      run: async (i, app) => post(i, app, i.args[0] ?? ''),
    },
  ],
};

/** `/session meet`: the same, posted at once into the chat of the voice channel. */
export const meetSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'meet',
    ...described(inEach(briefTexts, (say) => say.meetDescription)),
    options: [SESSION_OPTION],
  },
  handlers: [
    {
      door: 'slash',
      name: 'session meet',
      acknowledge: 'ephemeral',
      run: async (i, app) => post(i, app, whichSession(app, i).session.id),
      complete: (i, _, app) => offerSessions(app, i),
    },
  ],
};

async function show(invocation: Invocation, app: App): Promise<Answer> {
  const record = await hosted(invocation, app, whichSession(app, invocation).session.id);
  const say = briefTexts[languageOf(invocation.caller.locale)];
  const { components = [], ...rest } = brief(app, record, app.clock());
  return {
    ...rest,
    components: [...components, row(button(say.postIt, componentId('brief-post', record.session.id), 'primary'))],
  };
}

async function post(invocation: Invocation, app: App, session: string): Promise<Answer> {
  const record = await hosted(invocation, app, session);
  const { channel, message } = await postBrief(app, record);
  const link = jumpLink(record.session.server, channel, message);
  return layout(text(briefTexts[languageOf(invocation.caller.locale)].posted(link)));
}

async function hosted({ caller }: Invocation, app: App, session: string): Promise<SessionRecord> {
  const record = await app.store.record(caller.server, session);
  if (!record || record.session.state === 'loaded') throw new UserError((language) => wrapTexts[language].notPosted);
  requireHost(app, caller, record.session);
  return record;
}
