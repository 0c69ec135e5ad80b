import { ApplicationCommandType } from 'discord-api-types/v10';
import { sayAnswered } from '../app/answered.js';
import type { App } from '../app/app.js';
import type { Actor } from '../app/claims.js';
import { leaveOutClaim, leaveOutMessage, letMessageIn, takeBackClaim } from '../app/leaving-out.js';
import { LONGEST_CORRECTION, type QuoteVerdict, sayOfQuote } from '../app/own-quotes.js';
import { useNewWording } from '../app/reword.js';
import { UserError } from '../core/errors.js';
import { claimNumber } from '../core/record.js';
import { described, inEach, languageOf } from '../render/catalogue/localised.js';
import { meTexts } from '../render/catalogue/me/me-texts.js';
import type { MeTexts } from '../render/catalogue/me/texts.js';
import { speakerTexts } from '../render/catalogue/speaker/speaker-texts.js';
import { clip, escapeChat } from '../render/chat/escape.js';
import { correctModal, leftOutMessage, letInMessage, type MePage, meMessage } from '../render/discord/me-message.js';
import { shownIn } from '../render/discord/shown.js';
import type { Answer, Invocation, Modal, Topic } from './command.js';
import { isHost } from './who-may.js';

/** One's own words: what is kept of them, what waits, and what one says of being quoted. */
export const meTopic: Topic = {
  registration: [
    { name: 'me', ...described(inEach(meTexts, (say) => say.description)), contexts: [0], integration_types: [0] },
    { type: ApplicationCommandType.Message, name: 'Leave out of the notes', contexts: [0], integration_types: [0] },
  ],
  handlers: [
    { door: 'slash', name: 'me', acknowledge: 'ephemeral', run: async (i, app) => show(i, app, 0) },
    { door: 'component', name: 'me', acknowledge: 'update', run: async (i, app) => show(i, app, pageOf(i.args[0])) },
    { door: 'component', name: 'me-reword', acknowledge: 'update', run: reword },
    { door: 'component', name: 'me-fine', acknowledge: 'update', run: fine },
    { door: 'component', name: 'me-answered', acknowledge: 'update', run: answered },
    { door: 'component', name: 'me-write', acknowledge: 'update', run: write },
    { door: 'component', name: 'me-correct', acknowledge: 'modal', open: openCorrection },
    { door: 'modal', name: 'me-correction', acknowledge: 'update', run: correct },
    { door: 'component', name: 'me-out', acknowledge: 'update', run: leaveOut },
    { door: 'component', name: 'me-back', acknowledge: 'update', run: takeBack },
    { door: 'menu', name: 'Leave out of the notes', acknowledge: 'ephemeral', run: leaveMessageOut },
    { door: 'component', name: 'let-in', acknowledge: 'update', run: letIn },
  ],
};

function show(invocation: Invocation, app: App, page: number, done?: MePage['done']): Answer {
  const { server, user } = invocation.caller;
  const records = app.memory.sessions(server);
  return meMessage({ user, records, page, ...(done ? { done } : {}) }, speaking(invocation));
}

function speaking({ caller }: Invocation): MeTexts {
  return meTexts[languageOf(caller.locale)];
}

function pageOf(arg: string | undefined): number {
  return Number.parseInt(arg ?? '0', 10) || 0;
}

async function reword(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, args } = invocation;
  const [session = '', number = '', page] = args;
  const claim = await useNewWording(app, caller.server, session, number, actorIn(invocation, app, session));
  const record = app.memory.session(caller.server, session);
  const words = record ? shownIn(record).line(claim.quote, 200) : '';
  return show(invocation, app, pageOf(page), { said: speaking(invocation).done.reworded(claimNumber(claim), words) });
}

async function fine(invocation: Invocation, app: App): Promise<Answer> {
  const number = await say(invocation, app, { kind: 'fine' });
  return show(invocation, app, pageOf(invocation.args[2]), { said: speaking(invocation).done.fine(number) });
}

async function answered(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, args } = invocation;
  const [session = '', number = '', page] = args;
  const at = { server: caller.server, session, number };
  await sayAnswered(app, at, actorIn(invocation, app, session), true);
  return show(invocation, app, pageOf(page), { said: speaking(invocation).done.answered(clip(number, 20)) });
}

/** The speaker asks for one direct message, or for none. */
async function write(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, args } = invocation;
  const [id = '', wanted] = args;
  const record = app.memory.session(caller.server, id);
  if (record?.session.speaker !== caller.user) throw new UserError((language) => speakerTexts[language].notYou);
  await app.store.sessions.writeToSpeaker(caller.server, id, wanted === 'yes');
  await app.memory.refresh(caller.server, id);
  const say = speakerTexts[languageOf(caller.locale)];
  const title = escapeChat(clip(record.session.title, 100));
  return show(invocation, app, 0, { said: wanted === 'yes' ? say.willWrite(title) : say.willNotWrite(title) });
}

/** Whether it is theirs is asked when they send it: here only what is shown must be their own. */
function openCorrection(invocation: Invocation, app: App): Modal {
  const { caller, args } = invocation;
  const [session = '', number = '', page] = args;
  const record = app.memory.session(caller.server, session);
  const claim = record?.claims.find((each) => claimNumber(each) === number);
  const author = record?.replies.find((reply) => reply.id === claim?.message)?.author;
  if (!record || !claim || author !== caller.user) {
    throw new UserError((language) => meTexts[language].notYours(clip(number, 20)));
  }
  return correctModal({ record, claim, number }, pageOf(page), LONGEST_CORRECTION, speaking(invocation));
}

async function correct(invocation: Invocation, app: App): Promise<Answer> {
  const words = (invocation.fields.get('words')?.[0] ?? '').replace(/\s+/g, ' ').trim();
  const number = await say(invocation, app, words === '' ? { kind: 'nothing' } : { kind: 'correct', words });
  const { done } = speaking(invocation);
  const said = words === '' ? done.uncorrected(number) : done.corrected(number);
  return show(invocation, app, pageOf(invocation.args[2]), { said });
}

async function say({ caller, args }: Invocation, app: App, verdict: QuoteVerdict): Promise<string> {
  const [session = '', number = ''] = args;
  await sayOfQuote(app, { server: caller.server, session, number }, caller.user, verdict);
  return number;
}

async function leaveOut(invocation: Invocation, app: App): Promise<Answer> {
  const [session = '', number = '', page] = invocation.args;
  await leaveOutClaim(app, invocation.caller.server, session, number, actorIn(invocation, app, session));
  const said = speaking(invocation).done.leftOut(number);
  return show(invocation, app, pageOf(page), { said, takeBack: [session, number] });
}

async function takeBack(invocation: Invocation, app: App): Promise<Answer> {
  const [session = '', number = '', page] = invocation.args;
  await takeBackClaim(app, invocation.caller.server, session, number, actorIn(invocation, app, session));
  return show(invocation, app, pageOf(page), { said: speaking(invocation).done.back(clip(number, 20)) });
}

async function leaveMessageOut(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, target } = invocation;
  const reply = target ? await app.store.replies.find(caller.server, target.id) : null;
  const record = reply ? await app.store.record(caller.server, reply.session) : null;
  if (!reply || !record) throw new UserError((language) => meTexts[language].notOfSession);
  const out = await leaveOutMessage(app, record, reply, actorIn(invocation, app, reply.session));
  return leftOutMessage(reply.id, out.numbers, speaking(invocation));
}

async function letIn(invocation: Invocation, app: App): Promise<Answer> {
  const reply = await app.store.replies.find(invocation.caller.server, invocation.args[0] ?? '');
  if (!reply) throw new UserError((language) => meTexts[language].deleted);
  const numbers = await letMessageIn(app, reply, actorIn(invocation, app, reply.session));
  return letInMessage(numbers, speaking(invocation));
}

function actorIn({ caller }: Invocation, app: App, session: string): Actor {
  const record = app.memory.session(caller.server, session);
  return { user: caller.user, host: record !== null && isHost(app, caller, record.session) };
}
