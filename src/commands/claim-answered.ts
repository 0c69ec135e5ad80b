import { sayAnswered } from '../app/answered.js';
import type { App } from '../app/app.js';
import { claimNumber } from '../core/record.js';
import { keepingTexts } from '../render/catalogue/keeping/keeping-texts.js';
import { languageOf } from '../render/catalogue/localised.js';
import { answeredMessage } from '../render/discord/claim-messages.js';
import { layout, text } from '../render/discord/parts.js';
import type { Answer, Invocation } from './command.js';
import { whichSession } from './which-session.js';
import { isHost } from './who-may.js';

/** `/claim answered`: who asked, or a host, says that a kept question has its answer. */
export async function sayItIsAnswered(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, options } = invocation;
  const { session } = whichSession(app, invocation);
  const at = { server: caller.server, session: session.id, number: String(options.get('claim')) };
  const actor = { user: caller.user, host: isHost(app, caller, session) };
  const { record, claim } = await sayAnswered(app, at, actor, true);
  return answeredMessage(record, claim, receiptTexts(invocation));
}

/** The button of the receipt that takes it back. */
export async function sayItIsOpen(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, args } = invocation;
  const [session = '', number = ''] = args;
  const record = app.memory.session(caller.server, session);
  const actor = { user: caller.user, host: record !== null && isHost(app, caller, record.session) };
  const { claim } = await sayAnswered(app, { server: caller.server, session, number }, actor, false);
  return layout(text(receiptTexts(invocation).openAgain(claimNumber(claim))));
}

function receiptTexts({ caller }: Invocation) {
  return keepingTexts[languageOf(caller.locale)].receipt;
}
