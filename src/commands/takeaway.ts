import { ApplicationCommandType, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { App } from '../app/app.js';
import { proposeTakeaway, voteOnTakeaway } from '../app/takeaways.js';
import { UserError } from '../core/errors.js';
import { described, inEach, languageOf } from '../render/catalogue/localised.js';
import { takeawayTexts } from '../render/catalogue/takeaway/takeaway-texts.js';
import type { TakeawayTexts } from '../render/catalogue/takeaway/texts.js';
import { shownIn } from '../render/discord/shown.js';
import { takeawayCard } from '../render/discord/takeaway-card.js';
import { disagreeModal, proposedMessage, proposeModal, takeawayList } from '../render/discord/takeaway-messages.js';
import type { Answer, Choice, Invocation, Modal, Topic } from './command.js';
import { accept, decisionHandlers, move, withdraw } from './takeaway-decisions.js';
import { offerSessions, SESSION_OPTION, whichSession } from './which-session.js';
import { mostProposals, requireRoomToPropose, requireSettled } from './who-may.js';

const inWords = (name: keyof TakeawayTexts['descriptions']) =>
  described(inEach(takeawayTexts, (say) => say.descriptions[name]));

const TAKEAWAY_OPTION = {
  type: Option.String,
  name: 'takeaway',
  ...inWords('whichOption'),
  required: true,
  autocomplete: true,
} as const;
const INSTEAD_OPTION = { ...TAKEAWAY_OPTION, name: 'instead', ...inWords('insteadOption'), required: false } as const;
const PLACE_OPTION = {
  type: Option.Integer,
  name: 'place',
  ...inWords('placeOption'),
  required: true,
  min_value: 1,
  max_value: 1_000,
} as const;

/** Proposing, agreeing, accepting. */
export const takeawayTopic: Topic = {
  registration: [
    {
      name: 'takeaway',
      ...inWords('takeaway'),
      contexts: [0],
      integration_types: [0],
      options: [
        { type: Option.Subcommand, name: 'propose', ...inWords('propose'), options: [SESSION_OPTION] },
        { type: Option.Subcommand, name: 'list', ...inWords('list'), options: [SESSION_OPTION] },
        {
          type: Option.Subcommand,
          name: 'accept',
          ...inWords('accept'),
          options: [TAKEAWAY_OPTION, INSTEAD_OPTION, SESSION_OPTION],
        },
        {
          type: Option.Subcommand,
          name: 'withdraw',
          ...inWords('withdraw'),
          options: [TAKEAWAY_OPTION, SESSION_OPTION],
        },
        {
          type: Option.Subcommand,
          name: 'move',
          ...inWords('move'),
          options: [TAKEAWAY_OPTION, PLACE_OPTION, SESSION_OPTION],
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
      open: (i, app) => proposeModal(whichSession(app, i), { near: questionOf(i, app), claim: null }, speaking(i)),
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
    { door: 'slash', name: 'takeaway move', acknowledge: 'ephemeral', run: move, complete: offers },
    ...decisionHandlers,
  ],
};

function speaking({ caller }: Invocation): TakeawayTexts {
  return takeawayTexts[languageOf(caller.locale)];
}

async function proposeMessage(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, target } = invocation;
  const standing = app.memory.standing(caller.server, caller.channel);
  if (!target || standing?.place.kind !== 'takeaways') {
    throw new UserError((language) => takeawayTexts[language].ownThread);
  }
  if (target.author === app.self) throw new UserError((language) => takeawayTexts[language].mine);
  const reply = await app.store.replies.find(caller.server, target.id);
  if (!reply) throw new UserError((language) => takeawayTexts[language].notStored);
  const { session } = standing.record;
  requireSettled(app, caller, session);
  const { takeaway, added } = await proposeTakeaway(app, {
    ...{ server: caller.server, session: session.id, source: target.id, claims: [] },
    ...{ proposer: reply.author, proposerName: reply.authorName, text: reply.text },
    most: mostProposals(app, caller, session),
  });
  return proposedMessage(takeaway, added, speaking(invocation));
}

function openPropose(invocation: Invocation, app: App): Modal {
  const { caller, args } = invocation;
  const record = app.memory.session(caller.server, args[0] ?? '');
  if (!record) throw new UserError((language) => takeawayTexts[language].sessionGone);
  requireSettled(app, caller, record.session);
  requireRoomToPropose(app, caller, record, caller.user);
  return proposeModal(record, { near: questionOf(invocation, app), claim: args[1] ?? null }, speaking(invocation));
}

/** The question in whose thread somebody is; null elsewhere. */
function questionOf({ caller }: Invocation, app: App): number | null {
  return app.memory.standing(caller.server, caller.channel)?.place.question ?? null;
}

async function proposeText(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, args, fields } = invocation;
  const record = app.memory.session(caller.server, args[0] ?? '');
  if (!record) throw new UserError((language) => takeawayTexts[language].sessionGone);
  requireSettled(app, caller, record.session);
  const { takeaway, added } = await proposeTakeaway(app, {
    ...{ server: caller.server, session: record.session.id, source: null },
    ...{ proposer: caller.user, proposerName: caller.name },
    text: fields.get('sentence')?.[0] ?? '',
    claims: fields.get('claims') ?? [],
    most: mostProposals(app, caller, record.session),
  });
  return proposedMessage(takeaway, added, speaking(invocation));
}

async function agree(invocation: Invocation, app: App): Promise<Answer> {
  return vote(invocation, app, 'agree', null);
}

function openDisagree(invocation: Invocation, app: App): Modal {
  const [session = '', number = ''] = invocation.args;
  requireTakeaway(app, invocation.caller.server, session, number);
  return disagreeModal(session, number, speaking(invocation));
}

/** @throws UserError when this server has no such takeaway, another one's included */
function requireTakeaway(app: App, server: string, session: string, number: string): void {
  const record = app.memory.session(server, session);
  if (record?.takeaways.some((each) => String(each.number) === number)) return;
  throw new UserError((language) => takeawayTexts[language].unknown);
}

async function disagree(invocation: Invocation, app: App): Promise<Answer> {
  return vote(invocation, app, 'disagree', invocation.fields.get('reason')?.[0]?.trim() || null);
}

/** The answer is the card itself. */
async function vote(
  { caller, args }: Invocation,
  app: App,
  stance: 'agree' | 'disagree',
  reason: string | null,
): Promise<Answer> {
  const [session = '', text = ''] = args;
  const { server, user, name } = caller;
  const number = Number.parseInt(text, 10);
  const voted = await voteOnTakeaway(app, { server, session, number, user, name, stance, reason });
  return takeawayCard(voted);
}

async function list(invocation: Invocation, app: App): Promise<Answer> {
  const remembered = whichSession(app, invocation);
  const { server, id } = remembered.session;
  return takeawayList((await app.store.record(server, id)) ?? remembered, speaking(invocation));
}

/** Each option offers what it can name: what may be accepted or moved, and what may give way. */
function offers(invocation: Invocation, focused: string, app: App): readonly Choice[] {
  if (focused === 'session') return offerSessions(app, invocation);
  const typed = String(invocation.options.get(focused) ?? '').toLowerCase();
  const record = whichSession(app, invocation);
  const shown = shownIn(record);
  return record.takeaways
    .filter(({ state }) => state !== 'withdrawn' && state !== 'superseded')
    .map((each) => ({ name: `${each.number}. ${shown.plain(each.sentence, 95)}`, value: String(each.number) }))
    .filter((choice) => choice.name.toLowerCase().includes(typed));
}
