import type { APIMessage } from 'discord-api-types/v10';
import { citations } from '../../../core/citations.js';
import { buttonTo, messageWords, offeredIn } from '../message-words.js';
import type { Act, Role } from '../scene.js';
import { channelOf, claimOf, messageOf, type Stage, settle, spoken } from '../stage.js';
import { choiceFor } from './choice-for.js';
import { firstMessageOf } from './naming.js';

type Form = Extract<Act, { kind: 'propose-form' }>;
type Vote = Extract<Act, { kind: 'vote' }>;

/** The menu *Propose as takeaway* on one's own message. */
export async function propose(stage: Stage, who: Role, label: string): Promise<void> {
  const message = messageOf(stage, label);
  const person = stage.people[who];
  await (await person.menu(message.channel, message.id, 'Propose as takeaway')).answer();
  const words = person.sees(message.channel).find((one) => one.id === message.id)?.content ?? '';
  await rememberCard(stage, who, label, citations(words).text);
}

/** The button *Propose a takeaway* under a question, its form filled in. */
export async function proposeByForm(stage: Stage, who: Role, act: Form): Promise<void> {
  const person = stage.people[who];
  const first = firstMessageOf(stage, act.question);
  const message = person.sees(first.channel).find(({ id }) => id === first.id);
  const button = message && buttonTo(message, 'propose');
  const asked = await person.click(first.channel, first.id, button ?? 'Propose a takeaway');
  if (asked.modal === null) throw new Error('The button for a takeaway opened no form.');
  const numbers = act.claims.map((claim) => claimOf(stage, claim).number);
  const offers = offeredIn(asked.modal, 'claims') ?? [];
  const claims = numbers.filter((number) => offers.some(({ value }) => value === number));
  const sentence = spoken(stage, act.sentence);
  // The select holds 25 claims at most; the others are cited in the sentence, as the form says.
  const cited = numbers.filter((number) => !claims.includes(number)).map((number) => ` [${number}]`);
  const fields = { sentence: `${sentence}${cited.join('')}`, ...(offers.length > 0 ? { claims } : {}) };
  await (await person.submit(asked.modal, fields)).answer();
  await rememberCard(stage, who, act.label, sentence);
}

/** The bot's newest message with an *Agree* button is the card of the newest proposal. */
async function rememberCard(stage: Stage, who: Role, label: string, sentence: string): Promise<void> {
  await settle(stage);
  const channel = channelOf(stage, 'takeaways');
  const card = stage.people[who].sees(channel).findLast((message) => buttonTo(message, 'agree') !== null);
  if (card === undefined) throw new Error(`No card came for the takeaway ${label}.`);
  stage.cards.set(label, { channel, id: card.id, sentence });
}

function cardOf(stage: Stage, who: Role, label: string): { card: APIMessage; channel: string; sentence: string } {
  const placed = stage.cards.get(label);
  const card = placed && stage.people[who].sees(placed.channel).find((message) => message.id === placed.id);
  if (!placed || !card) throw new Error(`The demo's script names no takeaway ${label} so far.`);
  return { card, channel: placed.channel, sentence: placed.sentence };
}

/** *Agree*, or *Don't agree* with or without a reason. */
export async function vote(stage: Stage, who: Role, act: Vote): Promise<void> {
  const person = stage.people[who];
  const { card, channel } = cardOf(stage, who, act.label);
  const button = buttonTo(card, act.stance === 'agree' ? 'agree' : 'disagree');
  if (button === null) throw new Error(`The card of ${act.label} has no button to ${act.stance}.`);
  const asked = await person.click(channel, card.id, button);
  if (asked.modal === null) return void (await asked.answer());
  const fields = act.reason === undefined ? {} : { reason: spoken(stage, act.reason) };
  await (await person.submit(asked.modal, fields)).answer();
}

/** `/takeaway accept`, the takeaway taken from what is offered while typing. */
export async function accept(stage: Stage, who: Role, label: string): Promise<void> {
  const { channel, sentence } = cardOf(stage, who, label);
  const choice = await choiceFor(stage, who, channel, 'takeaway accept', 'takeaway', sentence);
  if (choice === null) throw new Error(`/takeaway accept does not offer ${label}.`);
  const answer = await (await stage.people[who].run(channel, 'takeaway accept', { takeaway: choice })).answer();
  if (messageWords(answer) === '') throw new Error(`Nothing was said about accepting ${label}.`);
}
