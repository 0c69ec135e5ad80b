import type { FieldValue, FieldValues, ShownModal } from '../interactions/modal-values.js';
import type { OptionValue, OptionValues } from '../interactions/option-values.js';
import { isRecord } from '../validate/mend.js';
import { walkComponents } from '../validate/walk-components.js';
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

/** `Keep a sentence: The sentence = Ten minutes …; About = Freezer`, by the labels that a person reads. */
export function spokenFields(world: World, modal: ShownModal, values: FieldValues): string {
  const fields = walkComponents(modal.components, []).map(({ component }) => component);
  const spoken = Object.entries(values).map(([name, value]) => {
    const row = fields.find(
      (one) => one.label === name || (isRecord(one.component) && one.component.custom_id === name),
    );
    const field = fields.find((one) => one.custom_id === name) ?? row?.component;
    return `${row?.label ?? name} = ${spokenField(world, isRecord(field) ? field : {}, value)}`;
  });
  return spoken.length > 0 ? `${modal.title}: ${spoken.join('; ')}` : modal.title;
}

function spokenField(world: World, field: Readonly<Record<string, unknown>>, value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return spokenChoices(world, field, [value]).replace(/\s+/g, ' ');
  const texts = value.map((one) => (typeof one === 'string' ? one : one.name));
  return spokenChoices(world, field, texts);
}

/** What was chosen, by the labels of a select's options, or by the names of users, roles and channels. */
export function spokenChoices(
  world: World,
  select: Readonly<Record<string, unknown>>,
  chosen: readonly string[],
): string {
  const options = Array.isArray(select.options) ? select.options.filter(isRecord) : [];
  const words = chosen.map((choice) => {
    const option = options.find((one) => one.value === choice);
    return option ? String(option.label) : spokenOption(world, choice);
  });
  return words.join(', ') || 'nothing';
}
