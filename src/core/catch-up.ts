import { type ClaimTalk, claimTalks } from './claim-talk.js';
import type { Id } from './ids.js';
import { type LostClaim, type MyWords, myWords } from './my-words.js';
import { insideNames } from './names.js';
import type { SessionRecord, Takeaway } from './record.js';
import type { Question } from './sessions.js';
import { isOpen } from './talk-groups.js';

/** What is new in one question's thread. */
export interface QuestionNews {
  readonly question: Question;
  /** Its thread; null while there is none. */
  readonly thread: Id | null;
  /** How many messages others wrote. */
  readonly messages: number;
  /** Kept sentences: what objects or narrows first, then open questions, then what most agree with. */
  readonly claims: readonly ClaimTalk[];
}

/** What is new in a session for one person. */
export interface CatchUp {
  /** Questions with news, by number. */
  readonly questions: readonly QuestionNews[];
  /** Takeaways that were proposed or accepted, withdrawn ones left out. */
  readonly takeaways: readonly Takeaway[];
  /** Kept sentences that this person wrote or kept and that lost their words; they wait however old they are. */
  readonly lost: readonly LostClaim[];
  /** Notes of what this person said that wait for their word, likewise. */
  readonly noted: MyWords['noted'];
}

/**
 * What came since somebody last looked: sentences that others kept, messages that others wrote, and takeaways. What a
 * person did themselves is no news to them.
 *
 * @param since null for all of it
 */
export function catchUp(record: SessionRecord, person: Id, since: Date | null): CatchUp {
  const isNew = (at: Date | null) => at !== null && (since === null || at > since);
  const kept = [...claimTalks(record, insideNames(record)).values()].filter(
    ({ claim }) => isNew(claim.keptAt) && claim.keeper !== person,
  );
  const said = record.replies.filter(({ postedAt, author }) => isNew(postedAt) && author !== person);
  const questions = record.questions.map((question): QuestionNews => {
    const claims = kept.filter(({ claim }) => claim.question === question.number);
    claims.sort((a, b) => rank(a) - rank(b) || b.agree - a.agree || a.claim.number - b.claim.number);
    return {
      question,
      thread: record.places.find((place) => place.question === question.number)?.thread ?? null,
      messages: said.filter((reply) => reply.question === question.number).length,
      claims,
    };
  });
  const { lost, noted } = myWords([record], person);
  return {
    questions: questions.filter(({ messages, claims }) => messages + claims.length > 0),
    takeaways: record.takeaways.filter((each) => each.state !== 'withdrawn' && isNew(newestOf(each, person))),
    lost,
    noted,
  };
}

function rank(claim: ClaimTalk): number {
  const kind = claim.relation?.kind;
  if (kind === 'objects' || kind === 'narrows') return 0;
  return isOpen(claim) ? 1 : 2;
}

/** When a takeaway last became something else than this person made it. */
function newestOf({ proposer, proposedAt, decidedAt }: Takeaway, person: Id): Date | null {
  return decidedAt ?? (proposer === person ? null : proposedAt);
}
