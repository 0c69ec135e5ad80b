import { type APIMessageTopLevelComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { isRecord } from '../validate/mend.js';
import { walkComponents } from '../validate/walk-components.js';
import type { MessageRecord } from '../world/types.js';
import { clientRefusal } from './client-refusal.js';

/** A button or select on a message, as far as a person can use it. */
export interface UsableComponent {
  readonly type: ComponentType;
  readonly id: number;
  readonly customId: string;
  readonly component: Readonly<Record<string, unknown>>;
}

const selects: readonly unknown[] = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
];

/**
 * Finds the button or select that a person means: by custom id, else by what is written on it (label, emoji, or a
 * select's placeholder). Throws when there is none, when several look alike, when it is disabled, or when it is a link.
 */
export function findComponent(message: MessageRecord, wanted: string, kind: 'button' | 'select'): UsableComponent {
  const candidates = componentsOf(message.components, kind);
  const exact = candidates.filter((component) => component.custom_id === wanted);
  const found = exact.length > 0 ? exact : candidates.filter((component) => readsAs(component, wanted));
  const [component, second] = found;
  if (!component) {
    const there = candidates.map(nameOf).join(', ') || 'none';
    throw clientRefusal(`There is no ${kind} “${wanted}” on this message. There are: ${there}.`);
  }
  if (second) throw clientRefusal(`Several ${kind}s read “${wanted}”; name one by its custom id.`);
  if (component.disabled === true) throw clientRefusal(`The ${kind} “${wanted}” is disabled.`);
  if (typeof component.custom_id !== 'string') throw clientRefusal(`“${wanted}” only opens an address.`);
  const { type, id, custom_id: customId } = component;
  // Both were set when the message was made.
  return { type: type as ComponentType, id: Number(id ?? 0), customId, component };
}

function componentsOf(
  components: readonly APIMessageTopLevelComponent[],
  kind: 'button' | 'select',
): Readonly<Record<string, unknown>>[] {
  const all = walkComponents(components, []).map((placed) => placed.component);
  if (kind === 'button')
    return all.filter((one) => one.type === ComponentType.Button && one.style !== ButtonStyle.Premium);
  return all.filter((one) => selects.includes(one.type));
}

function readsAs(component: Readonly<Record<string, unknown>>, wanted: string): boolean {
  return nameOf(component) === wanted || component.label === wanted || emojiOf(component) === wanted;
}

/** What is written on a component: its emoji and label, or its placeholder. */
export function nameOf(component: Readonly<Record<string, unknown>>): string {
  const parts = [emojiOf(component), component.label, component.placeholder];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ') || String(component.custom_id ?? '');
}

function emojiOf(component: Readonly<Record<string, unknown>>): string {
  return isRecord(component.emoji) && typeof component.emoji.name === 'string' ? component.emoji.name : '';
}
