import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';

/** Components/reference: the type number of a text display. */
const TEXT_DISPLAY = 10;

/** The text of a message that can name people: its content and, joined by line breaks, all its text displays. */
export function messageText(content: string, components: readonly APIMessageTopLevelComponent[]): string {
  const texts = content === '' ? [] : [content];
  collect(components, texts, 0);
  return texts.join('\n');
}

function collect(value: unknown, texts: string[], depth: number): void {
  if (depth > 8 || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, texts, depth + 1);
    return;
  }
  // An object in a place for components: only these fields are looked at.
  const component = value as { type?: unknown; content?: unknown; components?: unknown };
  if (component.type === TEXT_DISPLAY && typeof component.content === 'string') texts.push(component.content);
  collect(component.components, texts, depth + 1);
}
