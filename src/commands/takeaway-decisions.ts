import type { App } from '../app/app.js';
import {
  acceptTakeaway,
  moveTakeaway,
  rewordTakeaway,
  undoDecision,
  withdrawTakeaway,
} from '../app/decide-takeaways.js';
import { showCards } from '../app/takeaway-cards.js';
import { type TakeawayIn, takeawayOf } from '../app/takeaways.js';
import type { TakeawayKey } from '../core/ports/takeaways.js';
import { takenFrom } from '../core/taken.js';
import { sessionTalk } from '../core/talk.js';
import { languageOf } from '../render/catalogue/localised.js';
import { takeawayTexts } from '../render/catalogue/takeaway/takeaway-texts.js';
import type { TakeawayTexts } from '../render/catalogue/takeaway/texts.js';
import { layout, text } from '../render/discord/parts.js';
import { takeawayCard } from '../render/discord/takeaway-card.js';
import { decidedMessage } from '../render/discord/takeaway-messages.js';
import type { Answer, Handler, Invocation } from './command.js';
import { whichSession } from './which-session.js';
import { isHost, requireHost } from './who-may.js';

/** What hosts and proposers decide about takeaways, and how each of it is taken back. */
export const decisionHandlers: readonly Handler[] = [
  { door: 'component', name: 'takeaway-undo', acknowledge: 'update', run: undo },
  { door: 'component', name: 'takeaway-reword', acknowledge: 'update', run: reword },
];

function speaking({ caller }: Invocation): TakeawayTexts {
  return takeawayTexts[languageOf(caller.locale)];
}

/** Accepts a takeaway, in the place of another where one is named. */
export async function accept(invocation: Invocation, app: App): Promise<Answer> {
  const { session } = whichSession(app, invocation);
  requireHost(app, invocation.caller, session);
  const key = keyIn(invocation, session.id);
  const other = invocation.options.get('instead');
  const inPlaceOf = other === undefined ? null : Number(other);
  await acceptTakeaway(app, key, invocation.caller.user, inPlaceOf);
  await showCards(app, key.server, key.session);
  const { receipt } = speaking(invocation);
  const said = inPlaceOf === null ? receipt.accepted(key.number) : receipt.acceptedInstead(key.number, inPlaceOf);
  return decidedMessage(session.id, key.number, said, speaking(invocation));
}

/** Withdraws a takeaway; its proposer may, and hosts. */
export async function withdraw(invocation: Invocation, app: App): Promise<Answer> {
  const { session } = whichSession(app, invocation);
  const key = keyIn(invocation, session.id);
  await requireOwnOrHost(app, invocation, key);
  await withdrawTakeaway(app, key, invocation.caller.user);
  await showCards(app, key.server, key.session);
  const say = speaking(invocation);
  return decidedMessage(session.id, key.number, say.receipt.withdrawn(key.number), say);
}

/** Moves an accepted takeaway to another place. */
export async function move(invocation: Invocation, app: App): Promise<Answer> {
  const { session } = whichSession(app, invocation);
  requireHost(app, invocation.caller, session);
  const key = keyIn(invocation, session.id);
  const { record } = await moveTakeaway(app, key, Number(invocation.options.get('place')));
  const taken = takenFrom(sessionTalk(record, 'inside'));
  const { place } = taken.find(({ takeaway }) => takeaway.number === key.number) ?? { place: 1 };
  return layout(text(speaking(invocation).receipt.moved(key.number, place)));
}

async function undo(invocation: Invocation, app: App): Promise<Answer> {
  const { caller } = invocation;
  const key = keyOf(invocation);
  const { record } = await takeawayOf(app, key.server, key.session, key.number);
  const actor = { user: caller.user, isHost: isHost(app, caller, record.session) };
  const { takeaway } = await undoDecision(app, key, actor);
  await showCards(app, key.server, key.session);
  const say = speaking(invocation);
  return layout(text(say.receipt.undone(key.number, say.states[takeaway.state])));
}

async function reword(invocation: Invocation, app: App): Promise<Answer> {
  const key = keyOf(invocation);
  await requireOwnOrHost(app, invocation, key);
  return takeawayCard(await rewordTakeaway(app, key));
}

/** @throws UserError when the caller neither proposed it nor is a host */
async function requireOwnOrHost(app: App, { caller }: Invocation, key: TakeawayKey): Promise<TakeawayIn> {
  const found = await takeawayOf(app, key.server, key.session, key.number);
  if (found.takeaway.proposer !== caller.user) requireHost(app, caller, found.record.session);
  return found;
}

function keyIn({ caller, options }: Invocation, session: string): TakeawayKey {
  return { server: caller.server, session, number: Number(options.get('takeaway')) };
}

function keyOf({ caller, args }: Invocation): TakeawayKey {
  const [session = '', number] = args;
  return { server: caller.server, session, number: Number(number) };
}
