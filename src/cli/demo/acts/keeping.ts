import { KEEP } from '../../../core/replies.js';
import type { ShownModal } from '../../../local-discord/interactions/modal-values.js';
import { hasField, messageWords, type Offer, offeredIn } from '../message-words.js';
import type { Act, Role } from '../scene.js';
import { channelOf, claimOf, messageOf, type Stage, settle, spoken } from '../stage.js';
import { asShown, choiceFor, sameWords } from './choice-for.js';

type Keep = Extract<Act, { kind: 'keep' }>;
type Tag = Extract<Act, { kind: 'tag' }>;

/** 📌 on a reply of one sentence; what number it got shows in what `/claim change` offers. */
export async function pin(stage: Stage, who: Role, label: string, claim: string): Promise<void> {
  const message = messageOf(stage, label);
  const person = stage.people[who];
  await person.react(message.channel, message.id, KEEP);
  await settle(stage);
  const content = person.sees(message.channel).find((one) => one.id === message.id)?.content ?? '';
  const quote = stage.notes.get(label) ?? content;
  const number = await choiceFor(stage, who, message.channel, 'claim change', 'claim', quote);
  if (number === null) throw new Error(`The demo's 📌 on ${label} kept nothing.`);
  stage.claims.set(claim, { number, message, quote });
}

/** The menu *Keep a sentence*, its form filled in. */
export async function keep(stage: Stage, who: Role, act: Keep): Promise<void> {
  const message = messageOf(stage, act.label);
  const person = stage.people[who];
  const asked = await person.menu(message.channel, message.id, 'Keep a sentence');
  if (asked.modal === null) throw new Error(`The menu on ${act.label} opened no form.`);
  const quote = spoken(stage, act.sentence);
  const answer = await (await person.submit(asked.modal, fieldsFor(stage, act, quote, asked.modal))).answer();
  const number = /\d+\.\d+/.exec(messageWords(answer))?.[0];
  if (number === undefined) throw new Error(`Nothing was kept of ${act.label}: ${messageWords(answer)}`);
  stage.claims.set(act.claim, { number, message, quote });
}

function fieldsFor(stage: Stage, act: Keep, quote: string, modal: ShownModal): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = sentenceFields(
    quote,
    asShown(stage, quote),
    offeredIn(modal, 'sentence') ?? [],
  );
  for (const [field, names] of [
    ['rows', namesAt(stage.document.ingredients, act.tags.rows)],
    ['columns', namesAt(stage.document.recipes, act.tags.columns)],
  ] as const) {
    const offers = offeredIn(modal, field) ?? [];
    // A select holds 25 choices at most; what is not among them stays untagged here, as it does for people.
    const chosen = offers.filter((offer) => names.some((name) => sameWords(offer.label, name)));
    if (hasField(modal, field)) fields[field] = chosen.map((offer) => offer.label);
  }
  if (act.relation === undefined) return fields;
  const value = `${act.relation.kind} ${claimOf(stage, act.relation.to).number}`;
  const relation = offeredIn(modal, 'relation')?.find((offer) => offer.value === value);
  if (relation) fields.relation = [relation.label];
  return fields;
}

/** The sentence itself, or the neighbours that make it up, or, where it was cut otherwise, the exact words. */
function sentenceFields(quote: string, shown: string, offers: readonly Offer[]): Record<string, string | string[]> {
  const same = offers.find((offer) => sameWords(offer.label, shown));
  if (same) return { sentence: [same.label] };
  const parts = offers.filter((offer) => shown.includes(offer.label.replace(/…$/, '')));
  if (parts.length > 0) return { sentence: parts.map((part) => part.value) };
  return { sentence: offers.slice(0, 1).map((offer) => offer.value), exact: quote };
}

function namesAt(list: readonly { readonly name: string }[], positions: readonly number[] = []): readonly string[] {
  return positions.flatMap((position) => list[position - 1]?.name ?? []);
}

/** `/claim change` with a row and a column, each taken from what is offered while typing. */
export async function tag(stage: Stage, who: Role, act: Tag): Promise<void> {
  const claim = claimOf(stage, act.claim);
  const channel = claim.message.channel;
  const values: Record<string, string> = { claim: claim.number };
  for (const [option, names] of [
    ['ingredient', namesAt(stage.document.ingredients, act.row === undefined ? [] : [act.row])],
    ['recipe', namesAt(stage.document.recipes, act.column === undefined ? [] : [act.column])],
  ] as const) {
    const [name] = names;
    const choice = name === undefined ? null : await choiceFor(stage, who, channel, 'claim change', option, name);
    if (choice !== null) values[option] = choice;
  }
  await (await stage.people[who].run(channel, 'claim change', values)).answer();
}

/** `/claim list` in a question's thread. */
export async function listClaims(stage: Stage, who: Role, question: number): Promise<void> {
  await (await stage.people[who].run(channelOf(stage, question), 'claim list')).answer();
}
