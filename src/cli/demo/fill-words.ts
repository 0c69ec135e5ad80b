import { ROLES } from './cast.js';
import type { Role } from './scene.js';

/** What the places in a text of the script stand for. */
export interface Known {
  /** Display names. */
  readonly names: Readonly<Record<Role, string>>;
  /** Discord ids, for mentions. */
  readonly ids: Readonly<Record<Role, string>>;
  /** Numbers of claims by label. */
  readonly claims: ReadonlyMap<string, string>;
}

/** Fills `{name:ROLE}`, `{@ROLE}` and `{claim:LABEL}`; anything else in braces is somebody's own text and stays. */
export function fillWords(text: string, known: Known): string {
  return text.replace(/\{(@|name:|claim:)([\w.-]+)\}/g, (whole, kind: string, word: string) => {
    if (kind === 'claim:') return known.claims.get(word) ?? whole;
    const role = ROLES.find((one) => one === word);
    if (role === undefined) return whole;
    return kind === '@' ? `<@${known.ids[role]}>` : known.names[role];
  });
}
