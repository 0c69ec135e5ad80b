import type { Id } from './ids.js';
import type { SessionRecord } from './record.js';
import type { Reply } from './replies.js';
import { isAfter, type StandingClaim } from './standing.js';

/** A kept question: whom it was put to, and whether they have replied to it. */
export interface KeptQuestion {
  /** To the speaker; false when it is put to everybody. */
  readonly toSpeaker: boolean;
  /** Replies that answer it, oldest first. */
  readonly answers: readonly Reply[];
  /** By such a reply, or because asker or host said so before closing. */
  readonly isAnswered: boolean;
}

/** Closing marks and formatting may stand after the question mark. */
const asking = /[?？؟][\s*_~|)\]}"'”’»」』》]*$/u;

/** True when a kept sentence is a question (design 8). */
export function isQuestion(quote: string): boolean {
  return asking.test(quote.slice(-200));
}

/**
 * The kept questions among the standing claims, by claim number. One is put to the speaker when it names or mentions
 * them, or its message replies to one of theirs; else to all. It is answered when an addressee replies to its message,
 * or asker or host says so; after closing nothing of this changes (design 4, 8).
 */
export function keptQuestions(
  record: SessionRecord,
  standing: ReadonlyMap<string, StandingClaim>,
): ReadonlyMap<string, KeptQuestion> {
  const speaker = record.session.speaker;
  const authors = new Map(record.replies.map((reply) => [reply.id, reply.author]));
  const answering = repliesByTarget(record);
  const speakerNames = namesOfSpeaker(record);
  const questions = new Map<string, KeptQuestion>();
  for (const { claim, number, reply } of standing.values()) {
    if (!isQuestion(claim.quote)) continue;
    const toSpeaker =
      speaker !== null && reply.author !== speaker && isPutTo(speaker, claim.quote, reply, authors, speakerNames);
    const answers = (answering.get(reply.id) ?? []).filter((answer) =>
      toSpeaker ? answer.author === speaker : answer.author !== reply.author,
    );
    const isSaid = claim.answeredAt !== null && !isAfter(claim.answeredAt, record.session.closedAt);
    questions.set(number, { toSpeaker, answers, isAnswered: isSaid || answers.length > 0 });
  }
  return questions;
}

function repliesByTarget(record: SessionRecord): ReadonlyMap<Id, Reply[]> {
  const byTarget = new Map<Id, Reply[]>();
  for (const reply of record.replies) {
    if (reply.replyTo === null || isAfter(reply.postedAt, record.session.closedAt)) continue;
    const there = byTarget.get(reply.replyTo);
    if (there) there.push(reply);
    else byTarget.set(reply.replyTo, [reply]);
  }
  return byTarget;
}

function isPutTo(
  speaker: Id,
  quote: string,
  reply: Reply,
  authors: ReadonlyMap<Id, Id>,
  names: readonly string[],
): boolean {
  if (reply.replyTo !== null && authors.get(reply.replyTo) === speaker) return true;
  if (quote.includes(`<@${speaker}>`) || quote.includes(`<@!${speaker}>`)) return true;
  return names.some((name) => standsIn(quote, name));
}

/** The names people call the speaker by: in the server, in the document, and the first word of either. */
function namesOfSpeaker(record: SessionRecord): readonly string[] {
  const { speaker } = record.session;
  const full = [speaker === null ? '' : (record.people.get(speaker)?.name ?? ''), record.document.presenter ?? ''];
  const first = full.map((name) => name.trim().split(/\s+/u)[0] ?? '');
  return [...new Set([...full, ...first].map((name) => name.trim().toLowerCase()))].filter((name) => name.length > 1);
}

/** Whether a name stands in a text as words of its own, without regard to case. */
function standsIn(text: string, name: string): boolean {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(name); at !== -1; at = lower.indexOf(name, at + name.length)) {
    if (!touches(lower.slice(0, at), lower.slice(at + name.length), name)) return true;
  }
  return false;
}

/** Scripts written without spaces let names stand beside other letters. */
function touches(before: string, after: string, name: string): boolean {
  if (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Hang}]/u.test(name)) return false;
  return /[\p{L}\p{N}]$/u.test(before.slice(-2)) || /^[\p{L}\p{N}]/u.test(after);
}
