import type { APISelectMenuOption } from 'discord-api-types/v10';
import { insideNames } from '../../core/names.js';
import { quotedWords } from '../../core/quoted-lines.js';
import type { SessionRecord } from '../../core/record.js';
import { type StandingClaim, standingClaims } from '../../core/standing.js';
import type { KeepingTexts } from '../catalogue/keeping/texts.js';
import { MOST_OPTIONS } from './modal-parts.js';
import type { Shown } from './shown.js';

/** The message whose sentence is to be kept. */
export interface RelatingMessage {
  readonly id: string;
  readonly text: string;
  readonly replyTo: string | null;
}

const KINDS = ['agrees', 'objects', 'narrows'] as const;

/** Shorter quoted lines (“yes”) stand in many sentences. */
const TELLING = 6;

/**
 * How a sentence may stand to those kept before in its question, as options of a select: claims of the message that is
 * replied to come first, then claims that are quoted, then the others, newest first. None without other claims.
 */
export function relationOptions(
  record: SessionRecord,
  question: number,
  message: RelatingMessage,
  { shown, modal }: { readonly shown: Shown } & Pick<KeepingTexts, 'modal'>,
): APISelectMenuOption[] {
  const standing = [...standingClaims(record, insideNames(record)).values()];
  const others = standing.filter(({ claim }) => claim.question === question && claim.message !== message.id);
  if (others.length === 0) return [];
  const quoted = quotedWords(message.text).filter((line) => line.length >= TELLING);
  const ranked = others.map((each) => ({ ...each, rank: rankOf(each, message, quoted) }));
  ranked.sort((a, b) => a.rank - b.rank || b.claim.number - a.claim.number);
  const options: APISelectMenuOption[] = [{ label: modal.standsAlone, value: 'none', default: true }];
  for (const { claim, number } of ranked.slice(0, Math.floor((MOST_OPTIONS - 1) / KINDS.length))) {
    for (const kind of KINDS) {
      const head = `${modal.relates[kind](number)}: `;
      options.push({ label: head + shown.plain(claim.quote, 100 - head.length), value: `${kind} ${number}` });
    }
  }
  return options;
}

function rankOf({ claim }: StandingClaim, message: RelatingMessage, quoted: readonly string[]): number {
  if (claim.message === message.replyTo) return 0;
  return quoted.some((line) => claim.quote.includes(line) || line.includes(claim.quote)) ? 1 : 2;
}
