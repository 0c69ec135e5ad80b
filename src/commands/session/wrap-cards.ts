import type { App } from '../../app/app.js';
import { mayChange } from '../../app/claims.js';
import { keepSentence } from '../../app/keeping.js';
import { confirmTags, leaveOutCards } from '../../app/wrap.js';
import { componentId } from '../../core/component-id.js';
import { UserError } from '../../core/errors.js';
import { claimNumber } from '../../core/record.js';
import { keepingTexts } from '../../render/catalogue/keeping/keeping-texts.js';
import { languageOf } from '../../render/catalogue/localised.js';
import { wrapTexts } from '../../render/catalogue/wrap/wrap-texts.js';
import { keepModal, tagsModal } from '../../render/discord/keep-modal.js';
import type { Answer, Handler, Invocation, Modal } from '../command.js';
import { readKeepChoice, readTags } from '../keep-choice.js';
import { requireHost } from '../who-may.js';
import { pageOf, speaking, wrapPage, wrapped } from './wrap-page.js';

/** The cards of wrap: *Confirm* for all that are shown, *Change* and *Choose* for one, *Leave out* for some. */
export const cardHandlers: readonly Handler[] = [
  { door: 'component', name: 'wrap-confirm', acknowledge: 'update', run: confirm },
  { door: 'component', name: 'wrap-out', acknowledge: 'update', run: leaveOut },
  { door: 'component', name: 'wrap-choose', acknowledge: 'modal', open: openChoose },
  { door: 'modal', name: 'wrap-keep', acknowledge: 'update', run: choose },
  { door: 'component', name: 'wrap-change', acknowledge: 'modal', open: openChange },
  { door: 'modal', name: 'wrap-tags', acknowledge: 'update', run: change },
];

async function confirm(invocation: Invocation, app: App): Promise<Answer> {
  const [session = '', numbers = ''] = invocation.args;
  const record = await wrapped(invocation, app, session);
  await confirmTags(app, record, numbers.split(','), invocation.caller.user);
  return wrapPage(invocation, app, session, { step: 'sentences' });
}

async function leaveOut(invocation: Invocation, app: App): Promise<Answer> {
  const [session = '', page] = invocation.args;
  const record = await wrapped(invocation, app, session);
  const actor = { user: invocation.caller.user, host: true };
  await leaveOutCards(app, record, invocation.fields.get('values') ?? [], actor);
  return wrapPage(invocation, app, session, { step: 'sentences', page: pageOf(page) });
}

function openChoose({ caller, args }: Invocation, app: App): Modal {
  const [session = '', message] = args;
  const record = remembered(app, caller.server, session);
  requireHost(app, caller, record.session);
  const reply = record.replies.find(({ id }) => id === message);
  if (!reply) throw changed();
  const { id, text, replyTo } = reply;
  const modal = keepModal(record, reply.question ?? 0, { id, text, replyTo }, keepingTexts[languageOf(caller.locale)]);
  return { ...modal, custom_id: componentId('wrap-keep', session, id) };
}

async function choose(invocation: Invocation, app: App): Promise<Answer> {
  const [session = '', message] = invocation.args;
  const record = await wrapped(invocation, app, session);
  const reply = record.replies.find(({ id }) => id === message);
  if (!reply) throw changed();
  await keepSentence(app, reply, readKeepChoice(record, reply, invocation.caller.user, invocation.fields));
  return wrapPage(invocation, app, session, { step: 'sentences' });
}

function openChange(invocation: Invocation, app: App): Modal {
  const { caller, args } = invocation;
  const [session = '', number] = args;
  const record = remembered(app, caller.server, session);
  requireHost(app, caller, record.session);
  const claim = record.claims.find((each) => claimNumber(each) === number);
  if (!claim) throw changed();
  const { modal } = keepingTexts[languageOf(invocation.caller.locale)];
  return tagsModal(record, claim, 'wrap-tags', { title: `${speaking(invocation).change} ${number}`, modal });
}

async function change(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, args, fields } = invocation;
  const [session = '', number = ''] = args;
  const record = await wrapped(invocation, app, session);
  const claim = record.claims.find((each) => claimNumber(each) === number);
  if (!claim) throw changed();
  mayChange({ user: caller.user, host: true }, claim);
  await app.store.claims.change(caller.server, session, number, {
    ...readTags(record, fields),
    confirmedBy: caller.user,
  });
  await app.memory.refresh(caller.server, session);
  return wrapPage(invocation, app, session, { step: 'sentences' });
}

function remembered(app: App, server: string, session: string) {
  const record = app.memory.session(server, session);
  if (record) return record;
  throw changed();
}

function changed(): UserError {
  return new UserError((language) => wrapTexts[language].edited);
}
