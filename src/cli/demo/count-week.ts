import { digestsIn } from './acts/hosting.js';
import { stands } from './look-over.js';
import type { Stage } from './stage.js';

/** The week in numbers, counted from what stands in the local Discord at its end. */
export interface WeekCounts {
  readonly questions: number;
  /** Messages by people in the questions' threads. */
  readonly replies: number;
  /** Kept sentences that still stand in their messages, and those whose words were edited away or deleted. */
  readonly claims: number;
  readonly vanished: number;
  /** Kept sentences that their authors took out of the notes. */
  readonly leftOut: number;
  /** Taken down in the meeting. */
  readonly notes: number;
  /** Proposed ones, accepted or not. */
  readonly takeaways: number;
  readonly digests: number;
  /** What the host pressed, chose and sent to run the session, and of it in wrap. */
  readonly clicks: { readonly week: number; readonly wrap: number };
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
  const kept = [...stage.claims].filter(([label]) => !stage.leftOut.has(label));
  const standing = kept.filter(([, claim]) => stands(stage, claim));
  return {
    questions: questions.length,
    replies,
    claims: standing.length,
    vanished: kept.length - standing.length,
    leftOut: stage.leftOut.size,
    notes: stage.notes.size,
    takeaways: stage.cards.size,
    digests: digestsIn(stage).length,
    clicks: {
      week: [...stage.hosting.values()].reduce((sum, clicks) => sum + clicks, 0),
      wrap: stage.hosting.get('wrap') ?? 0,
    },
  };
}
