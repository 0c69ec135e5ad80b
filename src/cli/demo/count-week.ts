import { digestsIn } from './acts/hosting.js';
import type { Stage } from './stage.js';

/** The week in numbers, counted from what stands in the local Discord at its end. */
export interface WeekCounts {
  readonly questions: number;
  /** Messages by people in the questions' threads. */
  readonly replies: number;
  /** Kept sentences that still stand in their messages, and those whose words were edited away or deleted. */
  readonly claims: number;
  readonly vanished: number;
  /** Proposed ones, accepted or not. */
  readonly takeaways: number;
  readonly digests: number;
}

/** Counts what people see. */
export function countWeek(stage: Stage): WeekCounts {
  const { host } = stage.people;
  const questions = stage.threads.slice(0, -1);
  const people = new Set(Object.values(stage.people).map((person) => person.id));
  let replies = 0;
  for (const thread of questions) {
    replies += host.sees(thread).filter((message) => people.has(message.author.id) && message.content !== '').length;
  }
  const standing = [...stage.claims.values()].filter(({ message, quote }) =>
    host.sees(message.channel).some((one) => one.id === message.id && one.content.includes(quote)),
  );
  return {
    questions: questions.length,
    replies,
    claims: standing.length,
    vanished: stage.claims.size - standing.length,
    takeaways: stage.cards.size,
    digests: digestsIn(stage).length,
  };
}
