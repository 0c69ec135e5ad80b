import { ApplicationCommandType } from 'discord-api-types/v10';
import type { App } from '../app/app.js';
import { mayRemove, requireClaim } from '../app/claims.js';
import { keepSentence } from '../app/keeping.js';
import { wordsRefused } from '../app/words-refused.js';
import { UserError } from '../core/errors.js';
import { readNameValue } from '../core/name-value.js';
import { findOwnWords } from '../core/own-words.js';
import type { QuotePlace } from '../core/quote.js';
import type { Relation, RelationKind, SessionRecord } from '../core/record.js';
import { claimNumber } from '../core/record.js';
import { readSentenceValue, type SentenceSpan } from '../core/sentence-value.js';
import { keptMessage } from '../render/discord/claim-messages.js';
import { keepModal } from '../render/discord/keep-modal.js';
import { layout, text } from '../render/discord/parts.js';
import type { Answer, Invocation, Modal, Topic } from './command.js';
import { isHost } from './who-may.js';

/** The precise door of keeping: a message menu and its modal. */
export const keepTopic: Topic = {
  registration: [
    { type: ApplicationCommandType.Message, name: 'Keep a sentence', contexts: [0], integration_types: [0] },
  ],
  handlers: [
    { door: 'menu', name: 'Keep a sentence', acknowledge: 'modal', open: openKeep },
    { door: 'modal', name: 'keep', acknowledge: 'ephemeral', run: keep },
    { door: 'component', name: 'undo-keep', acknowledge: 'update', run: undo },
  ],
};

function openKeep({ caller, target }: Invocation, app: App): Modal {
  const standing = app.memory.standing(caller.server, caller.channel);
  if (!target || !standing || standing.place.kind !== 'question') {
    throw new UserError({
      message: 'Only replies in the thread of a question can be kept.',
      hint: 'Open one of the session’s threads and hold a reply there.',
    });
  }
  if (target.author === app.self) {
    throw new UserError({ message: 'This message is mine.', hint: 'Keep what people said.' });
  }
  return keepModal(standing.record, standing.place.question ?? 0, target);
}

async function keep({ caller, args, fields }: Invocation, app: App): Promise<Answer> {
  const [message = ''] = args;
  const record = app.memory.standing(caller.server, caller.channel)?.record;
  const reply = await app.store.replies.find(caller.server, message);
  if (!record || !reply || reply.session !== record.session.id) {
    throw new UserError({
      message: 'This message was deleted, or I have not read it yet.',
      hint: 'If it is still there, try again in a moment.',
    });
  }
  const exact = fields.get('exact')?.[0]?.trim() ?? '';
  const kept = await keepSentence(app, reply, {
    keeper: caller.user,
    place: exact === '' ? chosenSentences(reply.text, fields.get('sentence') ?? []) : exactWords(reply.text, exact),
    rows: known(fields.get('rows'), record.document.ingredients),
    columns: known(fields.get('columns'), record.document.recipes),
    relation: readRelation(fields.get('relation')?.[0], record),
  });
  return keptMessage(kept);
}

function exactWords(replyText: string, exact: string): QuotePlace {
  const found = findOwnWords(replyText, exact);
  if (typeof found === 'string') throw wordsRefused(found);
  return found;
}

/** Neighbouring sentences are joined with what stands between them. */
function chosenSentences(replyText: string, values: readonly string[]): QuotePlace {
  const spans = values.map((value) => readSentenceValue(value, replyText));
  if (spans.some((span) => span === null)) {
    throw new UserError({
      message: 'The message was edited meanwhile.',
      hint: 'Hold it again and choose anew.',
    });
  }
  const sorted = spans.filter((span): span is SentenceSpan => span !== null).sort((a, b) => a.start - b.start);
  const [first] = sorted;
  if (!first) {
    throw new UserError({ message: 'No sentence was chosen.', hint: 'Hold the message again and choose one.' });
  }
  for (const [index, span] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before && span.index !== before.index + 1) {
      throw new UserError({
        message: 'Only sentences that follow each other can be kept as one.',
        hint: 'Hold the message again and keep them one by one.',
      });
    }
  }
  return { start: first.start, end: Math.max(...sorted.map((span) => span.end)) };
}

function known(chosen: readonly string[] | undefined, names: readonly { readonly id: string }[]): readonly string[] {
  return (chosen ?? []).flatMap((value) => readNameValue(names, value) ?? []);
}

/** Reads a relation such as `objects 1.2`; what names no claim of the session is none. */
function readRelation(value: string | undefined, record: SessionRecord): Relation | null {
  const [kind, claim] = (value ?? '').split(' ');
  const kinds: readonly RelationKind[] = ['agrees', 'objects', 'narrows'];
  const found = kinds.find((each) => each === kind);
  if (!found || !record.claims.some((each) => claimNumber(each) === claim)) return null;
  return { kind: found, claim: claim ?? '' };
}

async function undo({ caller, args }: Invocation, app: App): Promise<Answer> {
  const [session = '', number = ''] = args;
  const { record, claim, author } = await requireClaim(app, caller.server, session, number);
  mayRemove({ user: caller.user, host: isHost(caller, record.session) }, claim, author);
  await app.store.claims.remove(caller.server, session, number, caller.user, app.clock());
  await app.memory.refresh(caller.server, session);
  return layout(text(`${number} is out of the notes again. Its number will not be used for another sentence.`));
}
