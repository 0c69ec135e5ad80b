import { ButtonStyle, ComponentType as T } from 'discord-api-types/v10';
import { nameOf } from '../interactions/find-component.js';
import { isRecord } from '../validate/mend.js';
import type { MessageRecord } from '../world/types.js';

type Component = Readonly<Record<string, unknown>>;

/** Choices of a select that are printed; a reader sees what it is about from the first few. */
const mostChoices = 6;

/** A message's components as lines: texts as they are, `[Button]`, `(Placeholder: A / B)`, `[picture: …]`, `[file: …]`. */
export function componentLines(message: MessageRecord): string[] {
  return linesOf(message.components, message, 0);
}

function linesOf(components: unknown, message: MessageRecord, depth: number): string[] {
  if (!Array.isArray(components) || depth > 5) return [];
  return components.filter(isRecord).flatMap((component) => componentLine(component, message, depth));
}

function componentLine(component: Component, message: MessageRecord, depth: number): string[] {
  switch (component.type) {
    case T.ActionRow:
      return [linesOf(component.components, message, depth + 1).join(' ')];
    case T.Button:
      return [buttonWords(component)];
    case T.TextDisplay:
      return String(component.content ?? '').split('\n');
    case T.Separator:
      return [''];
    case T.Section:
      return sectionLines(component, message, depth);
    case T.Container:
      return linesOf(component.components, message, depth + 1);
    case T.MediaGallery:
      return pictures(component.items);
    case T.Thumbnail:
      return pictures([component]);
    case T.File:
      return [`[file: ${fileName(component.file)}]`];
    default:
      return [selectWords(component)];
  }
}

function sectionLines(component: Component, message: MessageRecord, depth: number): string[] {
  const lines = linesOf(component.components, message, depth + 1);
  const accessory = linesOf([component.accessory], message, depth + 1).join(' ');
  return [...lines.slice(0, -1), `${lines.at(-1) ?? ''}   ${accessory}`];
}

function buttonWords(component: Component): string {
  const state = component.disabled === true ? ' (off)' : component.style === ButtonStyle.Link ? ' ↗' : '';
  return `[${nameOf(component)}${state}]`;
}

function selectWords(component: Component): string {
  const options = Array.isArray(component.options) ? component.options.filter(isRecord) : [];
  const labels = options.slice(0, mostChoices).map((option) => `${option.label}${option.default === true ? ' ✓' : ''}`);
  if (options.length > mostChoices) labels.push(`${options.length - mostChoices} more`);
  const title = typeof component.placeholder === 'string' ? component.placeholder : 'Choose';
  return labels.length > 0 ? `(${title}: ${labels.join(' / ')})` : `(${title})`;
}

function pictures(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  return items.filter(isRecord).map((item) => {
    const words = typeof item.description === 'string' ? item.description : fileName(item.media);
    return `[picture: ${words}]`;
  });
}

function fileName(media: unknown): string {
  const url = isRecord(media) && typeof media.url === 'string' ? media.url : '';
  const name = (url.split('?')[0] ?? '').split('/').at(-1) ?? '';
  return safelyDecoded(name) || 'unnamed';
}

function safelyDecoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // An address from elsewhere may hold a lone percent sign.
    return name;
  }
}
