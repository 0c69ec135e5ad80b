import type { Id } from './ids.js';
import type { KeptQuestion } from './open-questions.js';
import type { StandingClaim } from './standing.js';

/** Which claims answer which kept questions, by number on either side. */
export interface Answers {
  /** Questions that a claim answers. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
  /** Claims that answer a question; none that was kept after closing. */
  readonly answeredIn: ReadonlyMap<string, readonly string[]>;
}

/**
 * Finds the kept sentences of messages that reply to a kept question, by somebody it was put to.
 *
 * @param speaker null where there is none or where nobody may know what they said: then no sentence is told to be the
 *   answer to a question that was put to the speaker
 */
export function answersAmong(
  standing: ReadonlyMap<string, StandingClaim>,
  questions: ReadonlyMap<string, KeptQuestion>,
  speaker: Id | null,
): Answers {
  const asked = new Map<Id, StandingClaim[]>();
  for (const number of questions.keys()) {
    const claim = standing.get(number);
    if (claim) add(asked, claim.reply.id, claim);
  }
  const answers = new Map<string, string[]>();
  const answeredIn = new Map<string, string[]>();
  for (const claim of standing.values()) {
    if (claim.reply.replyTo === null || questions.has(claim.number)) continue;
    for (const question of asked.get(claim.reply.replyTo) ?? []) {
      const { author } = claim.reply;
      const isAddressee = questions.get(question.number)?.toSpeaker
        ? author === speaker
        : author !== question.reply.author;
      if (!isAddressee) continue;
      add(answers, claim.number, question.number);
      if (!claim.late) add(answeredIn, question.number, claim.number);
    }
  }
  return { answers, answeredIn };
}

function add<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const there = lists.get(key);
  if (there) there.push(value);
  else lists.set(key, [value]);
}
