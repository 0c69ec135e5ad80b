import { mentionedIn } from '../core/document/names.js';
import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import { ownWordsRefusal } from '../core/own-words.js';
import { anchor, findQuote, type QuotePlace } from '../core/quote.js';
import { type Claim, claimNumber, type Relation, type SessionRecord } from '../core/record.js';
import type { Reply } from '../core/replies.js';
import { sentences } from '../core/sentences.js';
import { keepingTexts } from '../render/catalogue/keeping/keeping-texts.js';
import type { App } from './app.js';
import { mayKeepByReaction } from './keepers.js';
import { isLeftOut, refuseLeftOut } from './leaving-out.js';
import { receipt } from './receipt.js';
import { wordsRefused } from './words-refused.js';

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
  const [only] = found;
  const out = await app.store.leftOut.ofMessage(reply.server, reply.id);
  if (out.by !== null || !(await mayKeepByReaction(app, reaction))) return;
  if (only && found.length === 1 && ownWordsRefusal(reply.text, only) === null && !isLeftOut(out, reply, only)) {
    await app.store.claims.keep(newClaim(app, reply, only, { keeper: reaction.user }));
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
    await app.store.claims.remove(reaction.server, reply.session, claimNumber(claim), reaction.user, app.clock());
  }
  await receipt(app, reply, 'unreact');
}

/** What a person chose in the modal *Keep a sentence*. */
export interface KeepChoice {
  readonly keeper: Id;
  /** Where the words stand in the reply. */
  readonly place: QuotePlace;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly relation: Relation | null;
}

/** What keeping came to. */
export interface KeepResult {
  /** The session as it stands now. */
  readonly record: SessionRecord;
  readonly claim: Claim;
  /** False when just these words were kept before. */
  readonly added: boolean;
  /** False when somebody else had said what it is about, which then stays. */
  readonly tagged: boolean;
  /** Other claims of the message that share words with it. */
  readonly overlapping: readonly Claim[];
}

/**
 * Keeps a part of a reply with the tags that a person chose; the tags count as confirmed. The same words twice are one
 * claim: who comes second tags it only while nobody else has (design 8, who may). Words that overlap stay two claims.
 *
 * @throws UserError when the reply is none of ours, or the words are not its writer's own or are hidden
 */
export async function keepSentence(app: App, reply: Reply, choice: KeepChoice): Promise<KeepResult> {
  if (reply.question === null) {
    throw new UserError((language) => keepingTexts[language].refused.onlyQuestions);
  }
  // What is forwarded is somebody else's, and a placeholder for a picture is nobody's words.
  if (reply.kind !== 'text') throw wordsRefused('quoted');
  const refusal = ownWordsRefusal(reply.text, choice.place);
  if (refusal) throw wordsRefused(refusal);
  refuseLeftOut(await app.store.leftOut.ofMessage(reply.server, reply.id), reply, choice.place);
  const kept = await app.store.claims.keep(newClaim(app, reply, choice.place, choice));
  const changed = kept.added ? kept.claim : await tagAgain(app, reply, kept.claim, choice);
  await receipt(app, reply, 'react');
  await app.memory.refresh(reply.server, reply.session);
  const record = await app.store.record(reply.server, reply.session);
  if (!record) throw new Error(`Session ${reply.session} went away while a sentence of it was kept`);
  const claim = changed ?? kept.claim;
  const overlapping = sharingWords(record, reply, claim);
  return { record, claim, added: kept.added, tagged: changed !== null, overlapping };
}

/** Null when the claim's tags are somebody else's. */
async function tagAgain(app: App, reply: Reply, claim: Claim, choice: KeepChoice): Promise<Claim | null> {
  if (claim.confirmedBy !== null && claim.confirmedBy !== choice.keeper) return null;
  const { rows, columns, keeper: confirmedBy } = choice;
  const relation = choice.relation ?? claim.relation;
  const change = { rows, columns, confirmedBy, relation };
  return app.store.claims.change(reply.server, reply.session, claimNumber(claim), change);
}

function sharingWords(record: SessionRecord, reply: Reply, claim: Claim): readonly Claim[] {
  const place = findQuote(reply.text, claim);
  return record.claims.filter((other) => {
    if (other.message !== reply.id || claimNumber(other) === claimNumber(claim)) return false;
    const there = findQuote(reply.text, other);
    return place !== null && there !== null && there.start < place.end && place.start < there.end;
  });
}

/** Without a choice the tags are suggested, from the question and the words, and stay unconfirmed. */
function newClaim(app: App, reply: Reply, place: QuotePlace, by: Pick<KeepChoice, 'keeper'> & Partial<KeepChoice>) {
  const record = app.memory.session(reply.server, reply.session);
  const words = anchor(reply.text, place.start, place.end);
  const question = record?.questions.find((each) => each.number === reply.question);
  return {
    ...words,
    server: reply.server,
    session: reply.session,
    // A reply without a question never gets here: both callers have looked.
    question: reply.question ?? 0,
    message: reply.id,
    keeper: by.keeper,
    keptAt: app.clock(),
    rewordedAt: null,
    authorSays: null,
    answeredAt: null,
    rows: by.rows ?? question?.about ?? [],
    columns: by.columns ?? mentionedIn(words.quote, record?.document.recipes ?? []),
    confirmedBy: by.rows || by.columns ? by.keeper : null,
    relation: by.relation ?? null,
  };
}
