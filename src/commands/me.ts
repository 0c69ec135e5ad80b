import { ApplicationCommandType } from 'discord-api-types/v10';
import type { App } from '../app/app.js';
import type { Actor } from '../app/claims.js';
import { leaveOutClaim, leaveOutMessage, letMessageIn, takeBackClaim } from '../app/leaving-out.js';
import { useNewWording } from '../app/reword.js';
import { UserError } from '../core/errors.js';
import { clip } from '../render/chat/escape.js';
import { leftOutMessage, letInMessage, type MePage, meMessage } from '../render/discord/me-message.js';
import { shownIn } from '../render/discord/shown.js';
import type { Answer, Invocation, Topic } from './command.js';
import { isHost } from './who-may.js';

/** One's own words: what is kept of them, what waits, and leaving them out. */
export const meTopic: Topic = {
  registration: [
    {
      name: 'me',
      description: 'What is kept of your words, and what waits for you',
      contexts: [0],
      integration_types: [0],
    },
    { type: ApplicationCommandType.Message, name: 'Leave out of the notes', contexts: [0], integration_types: [0] },
  ],
  handlers: [
    { door: 'slash', name: 'me', acknowledge: 'ephemeral', run: async (i, app) => show(i, app, 0) },
    { door: 'component', name: 'me', acknowledge: 'update', run: async (i, app) => show(i, app, pageOf(i.args[0])) },
    { door: 'component', name: 'me-reword', acknowledge: 'update', run: reword },
    { door: 'component', name: 'me-out', acknowledge: 'update', run: leaveOut },
    { door: 'component', name: 'me-back', acknowledge: 'update', run: takeBack },
    { door: 'menu', name: 'Leave out of the notes', acknowledge: 'ephemeral', run: leaveMessageOut },
    { door: 'component', name: 'let-in', acknowledge: 'update', run: letIn },
  ],
};

function show({ caller }: Invocation, app: App, page: number, done?: MePage['done']): Answer {
  const records = app.memory.sessions(caller.server);
  return meMessage({ user: caller.user, records, page, ...(done ? { done } : {}) });
}

function pageOf(arg: string | undefined): number {
  return Number.parseInt(arg ?? '0', 10) || 0;
}

async function reword(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, args } = invocation;
  const [session = '', number = '', page] = args;
  const claim = await useNewWording(app, caller.server, session, number, actorIn(invocation, app, session));
  const record = app.memory.session(caller.server, session);
  const words = record ? ` It says now: “${shownIn(record).line(claim.quote, 200)}”` : '';
  const said = `${number} is back in the notes.${words} Whoever agreed with the old words is asked anew.`;
  return show(invocation, app, pageOf(page), { said });
}

async function leaveOut(invocation: Invocation, app: App): Promise<Answer> {
  const [session = '', number = '', page] = invocation.args;
  await leaveOutClaim(app, invocation.caller.server, session, number, actorIn(invocation, app, session));
  const said = `${number} is out of the notes. The message stays where it is.`;
  return show(invocation, app, pageOf(page), { said, takeBack: [session, number] });
}

async function takeBack(invocation: Invocation, app: App): Promise<Answer> {
  const [session = '', number = '', page] = invocation.args;
  await takeBackClaim(app, invocation.caller.server, session, number, actorIn(invocation, app, session));
  return show(invocation, app, pageOf(page), { said: `${clip(number, 20)} is in the notes again.` });
}

async function leaveMessageOut(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, target } = invocation;
  const reply = target ? await app.store.replies.find(caller.server, target.id) : null;
  const record = reply ? await app.store.record(caller.server, reply.session) : null;
  if (!reply || !record) {
    throw new UserError({
      message: 'This message is not part of a session, or I have not read it yet.',
      hint: 'Messages outside the threads of a session are never kept; in one of them, try again in a moment.',
    });
  }
  const out = await leaveOutMessage(app, record, reply, actorIn(invocation, app, reply.session));
  return leftOutMessage(reply.id, out.numbers);
}

async function letIn(invocation: Invocation, app: App): Promise<Answer> {
  const reply = await app.store.replies.find(invocation.caller.server, invocation.args[0] ?? '');
  if (!reply) {
    throw new UserError({ message: 'This message was deleted meanwhile.', hint: 'Nothing needs to be done.' });
  }
  return letInMessage(await letMessageIn(app, reply, actorIn(invocation, app, reply.session)));
}

function actorIn({ caller }: Invocation, app: App, session: string): Actor {
  const record = app.memory.session(caller.server, session);
  return { user: caller.user, host: record !== null && isHost(app, caller, record.session) };
}
