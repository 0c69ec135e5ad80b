import type { APIMessage } from 'discord-api-types/v10';
import { buttonTo, messageWords } from '../message-words.js';
import type { Act, Role } from '../scene.js';
import { channelOf, messageOf, type Stage, settle, spoken } from '../stage.js';

type Note = Extract<Act, { kind: 'note' }>;

/** `/session brief`, looked at and posted. */
export async function brief(stage: Stage): Promise<void> {
  const { host } = stage.people;
  const shown = await (await host.run(stage.room, 'session brief')).answer();
  const button = buttonTo(shown, 'brief-post');
  if (button === null) throw new Error(`/session brief cannot be posted: ${messageWords(shown)}`);
  await (await host.click(stage.room, shown.id, button)).answer();
}

/** *Note* under the brief, its form filled in; the note comes in the question's thread. */
export async function note(stage: Stage, who: Role, act: Note): Promise<void> {
  const person = stage.people[who];
  const posted = inRoom(stage, who, 'note');
  const asked = await person.click(stage.room, posted.id, buttonTo(posted, 'note') ?? '');
  if (asked.modal === null) throw new Error('The button Note opened no form.');
  const thread = channelOf(stage, act.question);
  const said = spoken(stage, act.text);
  await (
    await person.submit(asked.modal, { who: [stage.people[act.by].id], question: [String(act.question)], said })
  ).answer();
  await settle(stage);
  const message = person.sees(thread).findLast((one) => buttonTo(one, 'note-confirm') !== null);
  if (message === undefined) throw new Error(`The note ${act.label} did not come.`);
  stage.messages.set(act.label, { channel: thread, id: message.id });
  stage.notes.set(act.label, said);
}

/** *I said this* under a note. */
export async function confirmNote(stage: Stage, who: Role, label: string): Promise<void> {
  const { channel, id } = messageOf(stage, label);
  const message = stage.people[who].sees(channel).find((one) => one.id === id);
  const button = message && buttonTo(message, 'note-confirm');
  await stage.people[who].click(channel, id, button ?? 'I said this');
  await settle(stage);
}

/** *Catch me up* under the overview. */
export async function catchUp(stage: Stage, who: Role): Promise<void> {
  const overview = inRoom(stage, who, 'catch-up');
  await (await stage.people[who].click(stage.room, overview.id, buttonTo(overview, 'catch-up') ?? '')).answer();
}

/** The message of the room that has a button leading there. */
function inRoom(stage: Stage, who: Role, route: string): APIMessage {
  const found = stage.people[who].sees(stage.room).find((message) => buttonTo(message, route) !== null);
  if (found === undefined) throw new Error(`No message of the room leads to ${route}.`);
  return found;
}
