import type { APIMessage } from 'discord-api-types/v10';
import { buttonTo } from '../message-words.js';
import type { NameChoice, Role } from '../scene.js';
import { channelOf, type Placed, type Stage } from '../stage.js';

/**
 * The bot's first message of a question, with its buttons: in a text channel it stands above the thread and has the
 * thread's id, in a forum it stands inside.
 */
export function firstMessageOf(stage: Stage, question: number): Placed {
  const thread = channelOf(stage, question);
  const named = (message: APIMessage): boolean => buttonTo(message, 'name-me') !== null;
  const above = stage.people.host.sees(stage.room).find((message) => message.id === thread && named(message));
  if (above) return { channel: stage.room, id: above.id };
  const inside = stage.people.host.sees(thread).find(named);
  if (inside === undefined) throw new Error(`No message of question ${question} has the button Name me.`);
  return { channel: thread, id: inside.id };
}

/** *Name me* under the first question, then one of its four buttons. */
export async function nameMe(stage: Stage, who: Role, choice: NameChoice): Promise<void> {
  const person = stage.people[who];
  const first = firstMessageOf(stage, 1);
  const message = person.sees(first.channel).find(({ id }) => id === first.id);
  const button = message && buttonTo(message, 'name-me');
  const offer = await (await person.click(first.channel, first.id, button ?? 'Name me')).answer();
  await (await person.click(offer.channel_id, offer.id, choice)).answer();
}
