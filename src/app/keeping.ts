import { mentionedIn } from '../core/document/names.js';
import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import { UnreachableError } from '../core/ports/chat.js';
import { anchor } from '../core/quote.js';
import type { Claim, Relation } from '../core/record.js';
import { KEEP, type Reply } from '../core/replies.js';
import { sentences } from '../core/sentences.js';
import type { App } from './app.js';

interface KeepReaction {
  readonly server: Id;
  readonly session: string;
  readonly message: Id;
  readonly user: Id;
}

/**
 * A 📌 came: a reply of one sentence becomes a candidate with suggested tags; a longer one waits until somebody chooses
 * the sentence. Either way the bot puts its own 📌 beside it as a receipt.
 */
export async function keepByReaction(app: App, reaction: KeepReaction): Promise<void> {
  const reply = await app.store.replies.find(reaction.server, reaction.message);
  if (!reply || reply.question === null || reply.kind !== 'text') return;
  const found = sentences(reply.text);
  const only = found.length === 1 ? found[0] : undefined;
  if (only) {
    await storeClaim(app, reply, { quote: only, keeper: reaction.user, tags: null, relation: null });
  }
  await receipt(app, reply, 'react');
}

/** The last person's 📌 went: candidates that nobody touched go with it, and so does the receipt. */
export async function letGoByReaction(app: App, reaction: KeepReaction): Promise<void> {
  const reply = await app.store.replies.find(reaction.server, reaction.message);
  if (!reply) return;
  if ((await app.store.replies.keepers(reaction.server, reaction.message)).length > 0) return;
  for (const claim of await app.store.claims.ofMessage(reaction.server, reaction.message)) {
    if (claim.confirmedBy !== null) continue;
    const number = `${claim.question}.${claim.number}`;
    await app.store.claims.remove(reaction.server, reply.session, number, reaction.user, app.clock());
  }
  await receipt(app, reply, 'unreact');
}

/** What a person chose in the modal *Keep a sentence*. */
export interface KeepChoice {
  readonly server: Id;
  readonly message: Id;
  readonly keeper: Id;
  /** Exact words of the reply. */
  readonly quote: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly relation: Relation | null;
}

/**
 * Keeps exact words of a reply with the tags that a person chose; the tags count as confirmed.
 *
 * @throws UserError when the reply is unknown or gone, or does not hold the words
 */
export async function keepSentence(app: App, choice: KeepChoice): Promise<{ claim: Claim; added: boolean }> {
  const reply = await app.store.replies.find(choice.server, choice.message);
  if (!reply || reply.question === null) {
    throw new UserError({
      message: 'This message is not a reply to one of our questions, or it was deleted.',
      hint: 'Keep sentences from messages in the threads of a session.',
    });
  }
  const start = reply.text.indexOf(choice.quote);
  if (choice.quote.trim() === '' || start < 0) {
    throw new UserError({
      message: 'These words do not stand in the message.',
      hint: 'Copy them exactly as they were written, or choose a sentence from the list.',
    });
  }
  const kept = await storeClaim(app, reply, {
    quote: { start, end: start + choice.quote.length },
    keeper: choice.keeper,
    tags: { rows: choice.rows, columns: choice.columns },
    relation: choice.relation,
  });
  await receipt(app, reply, 'react');
  await app.memory.refresh(choice.server, reply.session);
  return kept;
}

interface ClaimParts {
  readonly quote: { readonly start: number; readonly end: number };
  readonly keeper: Id;
  /** Null: nobody chose, so they are suggested and stay unconfirmed. */
  readonly tags: { readonly rows: readonly string[]; readonly columns: readonly string[] } | null;
  readonly relation: Relation | null;
}

async function storeClaim(app: App, reply: Reply, parts: ClaimParts): Promise<{ claim: Claim; added: boolean }> {
  const record = app.memory.session(reply.server, reply.session);
  const question = record?.questions.find((each) => each.number === reply.question);
  const quote = anchor(reply.text, parts.quote.start, parts.quote.end);
  const tags = parts.tags ?? {
    rows: question?.about ?? [],
    columns: mentionedIn(quote.quote, record?.document.recipes ?? []),
  };
  const claim = {
    ...quote,
    ...tags,
    server: reply.server,
    session: reply.session,
    // A reply without a question never gets here: both callers have looked.
    question: reply.question ?? 0,
    message: reply.id,
    keeper: parts.keeper,
    keptAt: app.clock(),
    confirmedBy: parts.tags ? parts.keeper : null,
    relation: parts.relation,
  };
  const kept = await app.store.claims.keep(claim);
  if (kept.added || !parts.tags) return kept;
  const number = `${kept.claim.question}.${kept.claim.number}`;
  const change = { ...parts.tags, confirmedBy: parts.keeper, relation: parts.relation };
  const changed = await app.store.claims.change(reply.server, reply.session, number, change);
  return { claim: changed ?? kept.claim, added: false };
}

/** A receipt is a courtesy: where the bot may not react, keeping still counts. */
async function receipt(app: App, reply: Reply, act: 'react' | 'unreact'): Promise<void> {
  try {
    await app.chat[act](reply.thread, reply.id, KEEP);
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    app.log.warn({ server: reply.server, thread: reply.thread, reason: error.reason }, 'no receipt for a kept reply');
  }
}
