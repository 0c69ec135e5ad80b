import type { Id } from '../core/ids.js';
import type { Claim, Takeaway } from '../core/record.js';
import type { Reply } from '../core/replies.js';
import { isStoredId } from './stored-id.js';

/** A mention in a message's raw text (Discord reference, "Message Formatting"). */
const MENTION = /<@!?([0-9]{1,19})>/g;

/** Everyone who wrote, kept, proposed or voted, or whom a text mentions. */
export function* namedIn(
  said: readonly Reply[],
  kept: readonly Claim[],
  taken: readonly Takeaway[],
): Generator<Id, void, undefined> {
  for (const reply of said) {
    yield reply.author;
    yield* mentions(reply.text);
  }
  for (const claim of kept) yield claim.keeper;
  for (const takeaway of taken) {
    yield takeaway.proposer;
    yield* mentions(takeaway.sentence);
    for (const vote of takeaway.votes) {
      yield vote.user;
      yield* mentions(vote.reason ?? '');
    }
  }
}

function* mentions(text: string): Generator<Id, void, undefined> {
  for (const [, id] of text.matchAll(MENTION)) if (id !== undefined && isStoredId(id)) yield id;
}
