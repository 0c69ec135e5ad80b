import type { MarkKind } from './emphasis.js';

/** A mark of emphasis as Discord's clients read it. */
export interface MarkRule {
  readonly name: string;
  readonly typed: string;
  readonly kind: MarkKind;
  readonly opens: (text: string, start: number, end: number) => boolean;
  readonly closes: (text: string, start: number, end: number) => boolean;
}

const wordChar = /[0-9A-Za-z_]/;
const always = (): boolean => true;

function spaceAt(text: string, at: number): boolean {
  return at < 0 || at >= text.length || /\s/.test(text.charAt(at));
}

function wordAt(text: string, at: number): boolean {
  return wordChar.test(text.charAt(at));
}

// Longer marks stand before shorter ones of the same character. Underline has no mark in Markdown: emphasis is nearest.
export const markRules: readonly MarkRule[] = [
  { name: 'bold', typed: '**', kind: 'strong', opens: always, closes: always },
  {
    name: 'italics',
    typed: '*',
    kind: 'em',
    opens: (text, _start, end) => !spaceAt(text, end),
    closes: (text, start) => !spaceAt(text, start - 1),
  },
  { name: 'underline', typed: '__', kind: 'em', opens: always, closes: always },
  {
    name: 'italics with underscores',
    typed: '_',
    kind: 'em',
    opens: (text, start) => start === 0 || !wordAt(text, start - 1),
    closes: (text, _start, end) => !wordAt(text, end),
  },
  { name: 'strikethrough', typed: '~~', kind: 'strike', opens: always, closes: always },
];

/** The rules whose marks are made of this character, longest first. */
export function markRulesOf(char: string): readonly MarkRule[] {
  return markRules.filter((rule) => rule.typed.startsWith(char));
}
