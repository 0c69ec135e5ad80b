import type { APIMessage } from 'discord-api-types/v10';
import { readComponentId } from '../../core/component-id.js';
import type { ShownModal } from '../../local-discord/interactions/modal-values.js';

/** All words a reader sees in a message: its content, its text components, its buttons. */
export function messageWords(message: APIMessage): string {
  const words = [message.content];
  for (const part of componentsOf(message.components)) {
    for (const key of ['content', 'label']) if (typeof part[key] === 'string') words.push(part[key]);
  }
  return words.filter((text) => text !== '').join('\n');
}

/** The label of the button that reads so, or null. */
export function buttonLabel(message: APIMessage, reads: RegExp): string | null {
  for (const part of componentsOf(message.components)) {
    if (part.type === 2 && typeof part.label === 'string' && reads.test(part.label)) return part.label;
  }
  return null;
}

/**
 * The `custom_id` of the button that leads there, whatever language it reads in; null when there is none.
 *
 * @param arg of several, the one with this among its arguments
 */
export function buttonTo(message: APIMessage, route: string, arg?: string): string | null {
  for (const part of componentsOf(message.components)) {
    const id = part.type === 2 && typeof part.custom_id === 'string' ? part.custom_id : '';
    const read = readComponentId(id);
    if (read?.route === route && (arg === undefined || read.args.includes(arg))) return id;
  }
  return null;
}

/** What a select of a form offers, as people read it; null when the form has no such select. */
export function offeredIn(modal: ShownModal, field: string): readonly Offer[] | null {
  for (const part of componentsOf(modal.components)) {
    if (part.custom_id === field && Array.isArray(part.options)) return part.options as Offer[];
  }
  return null;
}

/** Whether a form has this field at all. */
export function hasField(modal: ShownModal, field: string): boolean {
  return componentsOf(modal.components).some((part) => part.custom_id === field);
}

/** One choice of a select. */
export interface Offer {
  readonly label: string;
  readonly value: string;
}

type Part = Readonly<Record<string, unknown>>;

/** Every component with those inside it, in reading order. */
function componentsOf(list: unknown): readonly Part[] {
  const found: Part[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const one of value) walk(one);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    // Components are JSON objects; only fields that are looked at are checked.
    const part = value as Part;
    found.push(part);
    walk(part.components);
    walk(part.component);
    walk(part.accessory);
  };
  walk(list);
  return found;
}
