import type { ClaimTalk } from './claim-talk.js';
import type { DocumentQuestion } from './document/session.js';
import type { SessionRecord } from './record.js';
import type { Question } from './sessions.js';
import { sessionTalk } from './talk.js';
import { isOpen } from './talk-groups.js';

/** What a session did not come to an end with: a kept question without an answer, or a question nobody replied to. */
export type LeftOpen = { readonly key: string } & (
  | { readonly kind: 'asked'; readonly claim: ClaimTalk }
  | { readonly kind: 'question'; readonly question: Question }
);

/**
 * What stayed open in a session, for a document that leaves the server: nothing of people who want no word of theirs
 * outside. Kept questions first, most agreement first, then the document's own in their order.
 */
export function leftOpen(record: SessionRecord): readonly LeftOpen[] {
  const talk = sessionTalk(record, 'outside');
  const asked = [...talk.claims.values()].filter((claim) => isOpen(claim) && !claim.late);
  asked.sort((a, b) => b.agree - a.agree);
  return [
    ...asked.map((claim): LeftOpen => ({ key: claim.number, kind: 'asked', claim })),
    ...talk.questions
      .filter(({ question, messages }) => !question.removed && messages === 0)
      .map(({ question }): LeftOpen => ({ key: `q${question.number}`, kind: 'question', question })),
  ];
}

/** Whether a document asks this already, whatever stands behind it. */
export function asksAlready(questions: readonly Pick<DocumentQuestion, 'headline'>[], text: string): boolean {
  const fold = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const wanted = fold(text);
  return questions.some(({ headline }) => fold(headline) !== '' && wanted.startsWith(fold(headline)));
}
