import { splitMessage } from './split.js';

/**
 * The beginning of a text in Discord's Markdown, cut where no link, fence or emoji breaks; an ellipsis says that there is
 * more.
 *
 * @param limit UTF-16 units, the ellipsis with them; at least 24
 */
export function firstPart(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const [first = ''] = splitMessage(text, limit - 2);
  return `${first.trimEnd()} …`;
}
