import { mentionedIn } from './document/names.js';
import { unconfirmedNotes } from './notes.js';
import type { SessionRecord, Takeaway } from './record.js';
import type { Reply } from './replies.js';
import type { Question } from './sessions.js';
import type { StandingClaim } from './standing.js';
import type { SessionTalk } from './talk.js';

/** A takeaway that names a row of which none of its claims speaks. */
export interface UnrestedName {
  readonly takeaway: Takeaway;
  /** The row's id. */
  readonly row: string;
}

/** What a session lacks (design 4, gaps). */
export interface Gaps {
  /** Questions without a reply. */
  readonly silent: readonly Question[];
  /** Kept questions that nobody they were put to has answered. */
  readonly open: readonly StandingClaim[];
  /** By row, the columns of which no kept sentence speaks; rows without any gap are left out. */
  readonly empty: readonly { readonly row: string; readonly columns: readonly string[] }[];
  /** Takeaways, proposed or accepted, that rest on nothing that stands. */
  readonly unrested: readonly Takeaway[];
  readonly unrestedNames: readonly UnrestedName[];
  /** Kept sentences whose tags nobody confirmed. */
  readonly unconfirmed: readonly StandingClaim[];
  /** Notes of what was said that the person who spoke has not confirmed. */
  readonly notes: readonly Reply[];
  /** Quotes of the speaker of which they have said nothing. */
  readonly unseen: readonly StandingClaim[];
}

/** Finds what is missing in a session; after closing, late claims fill nothing. */
export function gapsIn(talk: SessionTalk): Gaps {
  const { record } = talk;
  const claims = [...talk.claims.values()];
  const standing = record.takeaways.filter(({ state }) => state === 'proposed' || state === 'accepted');
  return {
    silent: talk.questions
      .filter(({ question, messages }) => !question.removed && messages === 0)
      .map((each) => each.question),
    open: talk.questions.flatMap(({ open }) => open.map(({ head }) => head)),
    empty: emptyCells(talk),
    unrested: standing.filter((takeaway) => takeaway.claims.every((number) => !talk.claims.has(number))),
    unrestedNames: standing.flatMap((takeaway) => unrestedNames(record, takeaway, talk)),
    unconfirmed: claims.filter(({ claim }) => claim.confirmedBy === null),
    notes: unconfirmedNotes(record),
    unseen: claims.filter(({ bySpeaker, claim }) => bySpeaker && claim.authorSays === null),
  };
}

/** A sentence about a whole row fills all of it, one about a whole column likewise. */
function emptyCells({ record, questions }: SessionTalk): Gaps['empty'] {
  const spoken = questions.flatMap(({ cells }) => cells);
  const isSpoken = (row: string, column: string) =>
    spoken.some((cell) => (cell.row ?? row) === row && (cell.column ?? column) === column);
  return record.document.ingredients.flatMap(({ id: row }) => {
    const columns = record.document.recipes.map(({ id }) => id).filter((column) => !isSpoken(row, column));
    return columns.length === 0 ? [] : [{ row, columns }];
  });
}

/** What a takeaway says of a row, with nothing to show for it. One that rests on nothing at all is told once. */
function unrestedNames(record: SessionRecord, takeaway: Takeaway, { claims }: SessionTalk): readonly UnrestedName[] {
  const rests = takeaway.claims.flatMap((number) => claims.get(number) ?? []);
  if (rests.length === 0) return [];
  const tagged = new Set(rests.flatMap(({ claim }) => (claim.confirmedBy === null ? [] : claim.rows)));
  return mentionedIn(takeaway.sentence, record.document.ingredients)
    .filter((row) => !tagged.has(row))
    .map((row) => ({ takeaway, row }));
}
