import type { APIMessage } from 'discord-api-types/v10';
import { buttonTo, messageWords } from '../message-words.js';
import type { Act, Role } from '../scene.js';
import { claimOf, type Stage, spoken } from '../stage.js';

type Correct = Extract<Act, { kind: 'correct' }>;

/** `/me`, *Correct* beside a sentence of one's own, and the form. */
export async function correct(stage: Stage, who: Role, act: Correct): Promise<void> {
  const { page, button } = await besideClaim(stage, who, act.claim, 'me-correct');
  const asked = await stage.people[who].click(stage.room, page.id, button);
  if (asked.modal === null) throw new Error('The button Correct opened no form.');
  await (await stage.people[who].submit(asked.modal, { words: spoken(stage, act.text) })).answer();
}

/** `/me` and *Leave out* beside a sentence of one's own. */
export async function leaveOut(stage: Stage, who: Role, claim: string): Promise<void> {
  const { page, button } = await besideClaim(stage, who, claim, 'me-out');
  await (await stage.people[who].click(stage.room, page.id, button)).answer();
  stage.leftOut.add(claim);
}

/** Turns the pages of `/me` until the claim is there. */
async function besideClaim(stage: Stage, who: Role, label: string, route: string) {
  const { number } = claimOf(stage, label);
  const person = stage.people[who];
  let page: APIMessage = await (await person.run(stage.room, 'me')).answer();
  for (let at = 0; ; at += 1) {
    const button = buttonTo(page, route, number);
    if (button !== null) return { page, button };
    const later = buttonTo(page, 'me', String(at + 1));
    if (later === null) throw new Error(`/me does not show ${number}: ${messageWords(page)}`);
    page = await (await person.click(stage.room, page.id, later)).answer();
  }
}
