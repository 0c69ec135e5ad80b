import type { ClaimTalk } from './claim-talk.js';
import type { Id } from './ids.js';
import type { SessionRecord } from './record.js';
import type { Question } from './sessions.js';
import { sessionTalk } from './talk.js';
import { isOpen } from './talk-groups.js';

/** What waits for an answer of the speaker: a kept question that was put to them, or a question of the document. */
export type OpenForMe = { readonly record: SessionRecord; readonly thread: Id | null } & (
  | { readonly kind: 'asked'; readonly claim: ClaimTalk }
  | { readonly kind: 'question'; readonly question: Question }
);

/**
 * What is open for a person in the sessions whose speaker they are: questions put to them that they have not replied to,
 * then the document's questions under which they have written nothing. Closed sessions ask for nothing any more.
 */
export function openForMe(records: readonly SessionRecord[], person: Id): readonly OpenForMe[] {
  return records
    .filter(({ session }) => session.speaker === person && session.state === 'posted')
    .flatMap((record) => openIn(record, person));
}

function openIn(record: SessionRecord, person: Id): readonly OpenForMe[] {
  const talk = sessionTalk(record, 'inside');
  const spokenTo = new Set(record.replies.filter(({ author }) => author === person).map(({ question }) => question));
  const asked = [...talk.claims.values()].filter((claim) => isOpen(claim) && claim.question?.toSpeaker);
  return [
    ...asked.map((claim): OpenForMe => ({ kind: 'asked', record, thread: claim.reply.thread, claim })),
    ...talk.questions
      .filter(({ question }) => !question.removed && !spokenTo.has(question.number))
      .map(({ question, thread }): OpenForMe => ({ kind: 'question', record, thread, question })),
  ];
}
