import { ApplicationCommandType, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../app/app.js';
import { decideTakeaway, proposeTakeaway, voteOnTakeaway } from '../app/takeaways.js';
import { UserError } from '../core/errors.js';
import { layout, text } from '../render/discord/parts.js';
import { shownIn } from '../render/discord/shown.js';
import { takeawayCard } from '../render/discord/takeaway-card.js';
import { disagreeModal, proposedMessage, proposeModal, takeawayList } from '../render/discord/takeaway-messages.js';
import type { Answer, Choice, Invocation, Modal, Topic } from './command.js';
import { offerSessions, SESSION_OPTION, whichSession } from './which-session.js';
import { isHost, requireHost, requireRoomToPropose, requireSettled } from './who-may.js';

const TAKEAWAY_OPTION = {
  type: Option.String,
  name: 'takeaway',
  description: 'The takeaway, by its number',
  required: true,
  autocomplete: true,
} as const;

/** Proposing, agreeing, accepting. */
export const takeawayTopic: Topic = {
  registration: [
    {
      name: 'takeaway',
      description: 'What the group takes from a session',
      contexts: [0],
      integration_types: [0],
      options: [
        {
          type: Option.Subcommand,
          name: 'propose',
          description: 'Propose a sentence the group should take',
          options: [SESSION_OPTION],
        },
        {
          type: Option.Subcommand,
          name: 'list',
          description: 'All takeaways and how people stand to them',
          options: [SESSION_OPTION],
        },
        {
          type: Option.Subcommand,
          name: 'accept',
          description: 'Accept a takeaway into the notes',
          options: [TAKEAWAY_OPTION, SESSION_OPTION],
        },
        {
          type: Option.Subcommand,
          name: 'withdraw',
          description: 'Take a takeaway back',
          options: [TAKEAWAY_OPTION, SESSION_OPTION],
        },
      ],
    },
    { type: ApplicationCommandType.Message, name: 'Propose as takeaway', contexts: [0], integration_types: [0] },
  ],
  handlers: [
    { door: 'menu', name: 'Propose as takeaway', acknowledge: 'ephemeral', run: proposeMessage },
    {
      door: 'slash',
      name: 'takeaway propose',
      acknowledge: 'modal',
      open: (i, app) => proposeModal(whichSession(app, i), questionOf(i, app), null),
      complete: (i, _, app) => offerSessions(app, i),
    },
    { door: 'component', name: 'propose', acknowledge: 'modal', open: openPropose },
    { door: 'modal', name: 'propose', acknowledge: 'ephemeral', run: proposeText },
    { door: 'component', name: 'agree', acknowledge: 'update', run: agree },
    { door: 'component', name: 'disagree', acknowledge: 'modal', open: openDisagree },
    { door: 'modal', name: 'disagree', acknowledge: 'update', run: disagree },
    { door: 'slash', name: 'takeaway list', acknowledge: 'ephemeral', run: list, complete: offers },
    { door: 'slash', name: 'takeaway accept', acknowledge: 'ephemeral', run: accept, complete: offers },
    { door: 'slash', name: 'takeaway withdraw', acknowledge: 'ephemeral', run: withdraw, complete: offers },
  ],
};

async function proposeMessage({ caller, target }: Invocation, app: App): Promise<Answer> {
  const standing = app.memory.standing(caller.server, caller.channel);
  if (!target || standing?.place.kind !== 'takeaways') {
    throw new UserError({
      message: 'Takeaways are proposed in their own thread.',
      hint: 'Write it there, or use /takeaway propose from anywhere.',
    });
  }
  if (target.author === app.self)
    throw new UserError({ message: 'This message is mine.', hint: 'Choose a person’s message.' });
  const reply = await app.store.replies.find(caller.server, target.id);
  if (!reply)
    throw new UserError({
      message: 'I have not stored this message.',
      hint: 'Only messages of people in this thread can be proposed.',
    });
  requireSettled(app, caller, standing.record.session);
  requireRoomToPropose(app, caller, standing.record, reply.author);
  const { takeaway, added } = await proposeTakeaway(app, {
    server: caller.server,
    session: standing.record.session.id,
    source: target.id,
    proposer: reply.author,
    proposerName: reply.authorName,
    text: reply.text,
    claims: [],
  });
  return proposedMessage(takeaway, added);
}

function openPropose(invocation: Invocation, app: App): Modal {
  const { caller, args } = invocation;
  const record = app.memory.session(caller.server, args[0] ?? '');
  if (!record)
    throw new UserError({
      message: 'This session is not here any more.',
      hint: 'Use the newest message of a session.',
    });
  requireSettled(app, caller, record.session);
  requireRoomToPropose(app, caller, record, caller.user);
  return proposeModal(record, questionOf(invocation, app), args[1] ?? null);
}

/** The question in whose thread somebody is; null elsewhere. */
function questionOf({ caller }: Invocation, app: App): number | null {
  return app.memory.standing(caller.server, caller.channel)?.place.question ?? null;
}

async function proposeText({ caller, args, fields }: Invocation, app: App): Promise<Answer> {
  const record = app.memory.session(caller.server, args[0] ?? '');
  if (record) requireSettled(app, caller, record.session);
  if (record) requireRoomToPropose(app, caller, record, caller.user);
  const { takeaway, added } = await proposeTakeaway(app, {
    server: caller.server,
    session: args[0] ?? '',
    source: null,
    proposer: caller.user,
    proposerName: caller.name,
    text: fields.get('sentence')?.[0] ?? '',
    claims: fields.get('claims') ?? [],
  });
  return proposedMessage(takeaway, added);
}

async function agree({ caller, args }: Invocation, app: App): Promise<Answer> {
  return takeawayCard(await vote(caller, args, app, 'agree', null));
}

function openDisagree({ caller, args }: Invocation, app: App): Modal {
  requireTakeaway(app, caller.server, args);
  return disagreeModal(args[0] ?? '', args[1] ?? '');
}

/** @throws UserError when this server has no such takeaway, another one's included */
function requireTakeaway(app: App, server: string, [session = '', number = '']: readonly string[]): void {
  const record = app.memory.session(server, session);
  if (record?.takeaways.some((each) => String(each.number) === number)) return;
  throw new UserError({ message: 'This takeaway is not here any more.', hint: 'See the others with /takeaway list.' });
}

async function disagree({ caller, args, fields }: Invocation, app: App): Promise<Answer> {
  const reason = fields.get('reason')?.[0]?.trim() || null;
  return takeawayCard(await vote(caller, args, app, 'disagree', reason));
}

function vote(
  caller: Invocation['caller'],
  args: readonly string[],
  app: App,
  stance: 'agree' | 'disagree',
  reason: string | null,
) {
  const [session = '', number = ''] = args;
  const { server, user, name } = caller;
  return voteOnTakeaway(app, { server, session, number: Number.parseInt(number, 10), user, name, stance, reason });
}

async function list(invocation: Invocation, app: App): Promise<Answer> {
  const { session } = whichSession(app, invocation);
  const record = await app.store.record(session.server, session.id);
  return takeawayList(record ?? whichSession(app, invocation));
}

async function accept(invocation: Invocation, app: App): Promise<Answer> {
  const { session } = whichSession(app, invocation);
  requireHost(app, invocation.caller, session);
  const takeaway = await decide(invocation, app, session.id, 'accepted');
  return layout(text(`Takeaway ${takeaway.number} is accepted. It stands in the notes from now on.`));
}

async function withdraw(invocation: Invocation, app: App): Promise<Answer> {
  const record = whichSession(app, invocation);
  const number = Number(invocation.options.get('takeaway'));
  const proposer = record.takeaways.find((each) => each.number === number)?.proposer;
  if (proposer !== invocation.caller.user && !isHost(app, invocation.caller, record.session))
    requireHost(app, invocation.caller, record.session);
  const takeaway = await decide(invocation, app, record.session.id, 'withdrawn');
  return layout(text(`Takeaway ${takeaway.number} is withdrawn.`));
}

function decide({ caller, options }: Invocation, app: App, session: string, state: 'accepted' | 'withdrawn') {
  const number = Number(options.get('takeaway'));
  return decideTakeaway(app, { server: caller.server, session, number, state, by: caller.user });
}

function offers(invocation: Invocation, focused: string, app: App): readonly Choice[] {
  if (focused === 'session') return offerSessions(app, invocation);
  const typed = String(invocation.options.get('takeaway') ?? '').toLowerCase();
  const record = whichSession(app, invocation);
  const shown = shownIn(record);
  return record.takeaways
    .filter((each) => each.state !== 'withdrawn')
    .map((each) => ({
      name: `${each.number}. ${shown.plain(each.sentence, 95)}`,
      value: String(each.number),
    }))
    .filter((choice) => choice.name.toLowerCase().includes(typed));
}
