import { AGREE } from '../../../core/replies.js';
import type { Act, Role } from '../scene.js';
import { channelOf, messageOf, type Stage, spoken } from '../stage.js';

type Say = Extract<Act, { kind: 'say' }>;

/** Someone writes a message, perhaps as a reply. */
export async function say(stage: Stage, who: Role, act: Say): Promise<void> {
  const channel = channelOf(stage, act.spot);
  const options = act.replyTo === undefined ? {} : { replyTo: messageOf(stage, act.replyTo).id };
  const message = await stage.people[who].say(channel, spoken(stage, act.text), options);
  stage.messages.set(act.label, { channel, id: message.id });
}

/** Someone changes the words of their own message. */
export async function edit(stage: Stage, who: Role, label: string, text: string): Promise<void> {
  const { channel, id } = messageOf(stage, label);
  await stage.people[who].edit(channel, id, spoken(stage, text));
}

/** Someone takes their own message away. */
export async function remove(stage: Stage, who: Role, label: string): Promise<void> {
  const { channel, id } = messageOf(stage, label);
  await stage.people[who].remove(channel, id);
}

/** 👍 on a message. */
export async function agree(stage: Stage, who: Role, label: string): Promise<void> {
  const { channel, id } = messageOf(stage, label);
  await stage.people[who].react(channel, id, AGREE);
}
