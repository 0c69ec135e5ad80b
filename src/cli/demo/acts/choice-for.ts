import type { Role } from '../scene.js';
import type { Stage } from '../stage.js';

const LETTERS = /[^\p{L}\p{N}]+/gu;

/**
 * Whether a label shows these words: only letters and digits count, a number in front (`1.2`) is not part of them, and a
 * label that was cut off (it ends in `…`) shows their beginning.
 */
export function sameWords(label: string, words: string): boolean {
  if (label.trim() === words.trim()) return true;
  const shown = plain(label.replace(/^\s*\d+(\.\d+)?\.?(?=\s)/, ''));
  const meant = plain(words);
  if (shown === '') return false;
  return label.endsWith('…') ? meant.startsWith(shown) : shown === meant;
}

/** Words as Discord shows them: a mention is the person's name. */
export function asShown(stage: Stage, words: string): string {
  const people = Object.values(stage.people);
  return words.replace(/<@!?(\d+)>/g, (_, id: string) => `@${people.find((person) => person.id === id)?.name ?? ''}`);
}

function plain(text: string): string {
  return text.toLowerCase().replace(LETTERS, '');
}

/**
 * Types at an option as people do, and takes the choice that shows these words.
 *
 * @returns the choice's value, or null when nothing that is offered shows them
 */
export async function choiceFor(
  stage: Stage,
  who: Role,
  channel: string,
  command: string,
  option: string,
  words: string,
): Promise<string | null> {
  const shown = asShown(stage, words);
  const signs = Array.from(shown);
  for (const typed of [signs.slice(0, 30).join(''), signs.slice(0, 8).join(''), '']) {
    const choices = await stage.people[who].type(channel, command, { [option]: typed }, option);
    const found = choices.find((choice) => sameWords(choice.name, shown));
    if (found) return String(found.value);
  }
  return null;
}
