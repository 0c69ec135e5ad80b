import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../../app/app.js';
import { acceptTakeaway, withdrawTakeaway } from '../../app/decide-takeaways.js';
import { showCards } from '../../app/takeaway-cards.js';
import { WRAP_STEPS, type WrapStep } from '../../core/wrap.js';
import { described, inEach } from '../../render/catalogue/localised.js';
import { wrapTexts } from '../../render/catalogue/wrap/wrap-texts.js';
import type { Answer, Invocation } from '../command.js';
import { offerSessions, SESSION_OPTION, whichSession } from '../which-session.js';
import type { Subcommand } from './subcommand.js';
import { cardHandlers } from './wrap-cards.js';
import { pageOf, wrapPage, wrapped } from './wrap-page.js';
import { publishHandlers } from './wrap-publish.js';

/** `/session wrap`: what waits, page by page, to the end where the session is published. Nothing but hosts see it. */
export const wrapSubcommand: Subcommand = {
  option: {
    type: Option.Subcommand,
    name: 'wrap',
    ...described(inEach(wrapTexts, (say) => say.description)),
    options: [SESSION_OPTION],
  },
  handlers: [
    {
      door: 'slash',
      name: 'session wrap',
      acknowledge: 'ephemeral',
      run: async (i, app) => wrapPage(i, app, whichSession(app, i).session.id, {}),
      complete: (i, _, app) => offerSessions(app, i),
    },
    {
      door: 'component',
      name: 'wrap',
      acknowledge: 'update',
      run: async (i, app) => wrapPage(i, app, i.args[0] ?? '', { step: stepOf(i.args[1]), page: pageOf(i.args[2]) }),
    },
    ...cardHandlers,
    { door: 'component', name: 'wrap-accept', acknowledge: 'update', run: (i, app) => decide(i, app, 'accepted') },
    { door: 'component', name: 'wrap-withdraw', acknowledge: 'update', run: (i, app) => decide(i, app, 'withdrawn') },
    ...publishHandlers,
  ],
};

async function decide(invocation: Invocation, app: App, state: 'accepted' | 'withdrawn'): Promise<Answer> {
  const { server, user } = invocation.caller;
  const [session = ''] = invocation.args;
  const record = await wrapped(invocation, app, session);
  const chosen = new Set(invocation.fields.get('values') ?? []);
  for (const { number, state: present } of record.takeaways) {
    // What somebody else decided meanwhile stays decided.
    if (!chosen.has(String(number)) || present !== 'proposed') continue;
    const key = { server, session, number };
    await (state === 'accepted' ? acceptTakeaway(app, key, user, null) : withdrawTakeaway(app, key, user));
  }
  await showCards(app, server, session);
  return wrapPage(invocation, app, session, { step: 'takeaways' });
}

function stepOf(arg: string | undefined): WrapStep {
  return WRAP_STEPS.find((step) => step === arg) ?? 'sentences';
}
