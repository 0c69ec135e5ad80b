import type { FieldValue, FieldValues, ShownModal } from '../interactions/modal-values.js';
import type { OptionValue, OptionValues } from '../interactions/option-values.js';
import type { MessageRecord, World } from '../world/types.js';
import { userOf } from '../world/views/user-view.js';

/** Acts that are kept for the transcript; the oldest go first. */
const mostActs = 20_000;

/** Writes down what a person did with an application, as a reader would put it. */
export function noteActivity(world: World, channelId: string, userId: string, text: string): void {
  if (world.activity.length >= mostActs) world.activity.splice(0, mostActs / 10);
  world.activity.push({ at: world.now(), id: world.nextId(), channelId, userId, text });
}

/** `/session load document: x.md user: @Ilse` */
export function spokenOptions(world: World, line: string, values: OptionValues): string {
  const parts = Object.entries(values).map(([name, value]) => `${name}: ${spokenOption(world, value)}`);
  return [`/${line.trim().replace(/^\//, '')}`, ...parts].join(' ');
}

function spokenOption(world: World, value: OptionValue): string {
  if (typeof value === 'object') return value.name;
  const user = world.users.get(String(value));
  if (user) return `@${user.globalName ?? user.username}`;
  const channel = world.channels.get(String(value));
  return channel ? `#${channel.name}` : String(value);
}

/** `Keep a sentence (on Ilse: “Ten minutes in a hot …”)` */
export function spokenMenu(world: World, message: MessageRecord, name: string): string {
  const author = userOf(world, message.authorId);
  const words = message.content.replace(/\s+/g, ' ');
  const start = words.length > 40 ? `${words.slice(0, 39)}…` : words;
  return `${name} (on ${author.globalName ?? author.username}: “${start}”)`;
}

/** `Keep a sentence: The sentence = Ten minutes …; About = Freezer` */
export function spokenFields(modal: ShownModal, values: FieldValues): string {
  const fields = Object.entries(values).map(([name, value]) => `${name} = ${spokenField(value)}`);
  return fields.length > 0 ? `${modal.title}: ${fields.join('; ')}` : modal.title;
}

function spokenField(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value.replace(/\s+/g, ' ');
  return value.map((one) => (typeof one === 'string' ? one : one.name)).join(', ') || 'nothing';
}
