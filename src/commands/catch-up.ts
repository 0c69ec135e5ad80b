import type { App } from '../app/app.js';
import { catchUpNow, sessionToCatchUpOn } from '../app/catching-up.js';
import { catchUp } from '../core/catch-up.js';
import { languageOf } from '../render/catalogue/localised.js';
import { catchUpMessage } from '../render/discord/catch-up-message.js';
import type { Answer, Invocation, Topic } from './command.js';

/** *Catch me up*, under the overview and every question: what is new since one last pressed it. */
export const catchUpTopic: Topic = {
  registration: [],
  handlers: [
    { door: 'component', name: 'catch-up', acknowledge: 'ephemeral', run: press },
    { door: 'component', name: 'catch-up-page', acknowledge: 'update', run: page },
  ],
};

async function press({ caller, args }: Invocation, app: App): Promise<Answer> {
  const { record, since } = await catchUpNow(app, caller.server, args[0] ?? '', caller.user);
  const news = catchUp(record, caller.user, since);
  return catchUpMessage({ record, news, since, page: 0 }, languageOf(caller.locale));
}

/** Turning pages is not looking again: the button says since when. */
async function page({ caller, args }: Invocation, app: App): Promise<Answer> {
  const [session = '', from = '', wanted = ''] = args;
  const record = await sessionToCatchUpOn(app, caller.server, session);
  const instant = Number.parseInt(from, 10) || 0;
  const since = instant > 0 && instant < 8_000_000_000_000 ? new Date(instant) : null;
  const news = catchUp(record, caller.user, since);
  const facts = { record, news, since, page: Number.parseInt(wanted, 10) || 0 };
  return catchUpMessage(facts, languageOf(caller.locale));
}
