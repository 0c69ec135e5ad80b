import type { NameChoice, Role, Scene, SceneRelation, Spot, Tags, VoteStance } from './scene.js';

/** Someone writes a message; `label` names it for later scenes. */
export function say(at: string, who: Role, spot: Spot, label: string, text: string): Scene {
  return { at, who, act: { kind: 'say', spot, label, text } };
}

/** Someone writes a message as a Discord reply to the message labelled `replyTo`. */
export function answer(at: string, who: Role, spot: Spot, label: string, replyTo: string, text: string): Scene {
  return { at, who, act: { kind: 'say', spot, label, text, replyTo } };
}

/** Someone edits their own message. */
export function edit(at: string, who: Role, label: string, text: string): Scene {
  return { at, who, act: { kind: 'edit', label, text } };
}

/** Someone deletes their own message. */
export function remove(at: string, who: Role, label: string): Scene {
  return { at, who, act: { kind: 'remove', label } };
}

/** Several people put 👍 on one message, one after the other in the same minute. */
export function agree(at: string, people: readonly Role[], label: string): readonly Scene[] {
  return people.map((who) => ({ at, who, act: { kind: 'agree', label } }));
}

/** Someone puts 📌 on a reply of one sentence. */
export function pin(at: string, who: Role, label: string, claim: string): Scene {
  return { at, who, act: { kind: 'pin', label, claim } };
}

/** What the form of *Keep a sentence* is filled with. */
export interface Kept extends Tags {
  /** The label of the claim. */
  readonly claim: string;
  /** An exact sentence of the message. */
  readonly sentence: string;
  readonly relation?: SceneRelation;
}

/** Someone keeps one sentence of the message labelled `label`, by the menu. */
export function keep(at: string, who: Role, label: string, kept: Kept): Scene {
  const { claim, sentence, relation, ...tags } = kept;
  return { at, who, act: { kind: 'keep', label, claim, sentence, tags, ...(relation ? { relation } : {}) } };
}

/** Someone confirms a row and a column of a claim. */
export function tag(at: string, who: Role, claim: string, row?: number, column?: number): Scene {
  const place = { ...(row === undefined ? {} : { row }), ...(column === undefined ? {} : { column }) };
  return { at, who, act: { kind: 'tag', claim, ...place } };
}

/** Someone says how files may call them. */
export function nameMe(at: string, who: Role, choice: NameChoice): Scene {
  return { at, who, act: { kind: 'name', choice } };
}

/** Someone writes a sentence in the takeaways' thread and marks it as a proposal. */
export function propose(at: string, who: Role, label: string, text: string): readonly Scene[] {
  return [say(at, who, 'takeaways', label, text), { at, who, act: { kind: 'propose', label } }];
}

/** Several people take the same stand on a takeaway. */
export function vote(at: string, people: readonly Role[], label: string, stance: VoteStance): readonly Scene[] {
  return people.map((who) => ({ at, who, act: { kind: 'vote', label, stance } }));
}

/** Someone does not agree with a takeaway and says why. */
export function disagree(at: string, who: Role, label: string, reason: string): Scene {
  return { at, who, act: { kind: 'vote', label, stance: 'disagree', reason } };
}

/** In the meeting, `who` takes down what `by` said about a question. */
export function note(at: string, who: Role, by: Role, question: number, label: string, text: string): Scene {
  return { at, who, act: { kind: 'note', by, question, label, text } };
}

/** The person who spoke confirms a note. */
export function confirm(at: string, who: Role, label: string): Scene {
  return { at, who, act: { kind: 'confirm', label } };
}

/** Somebody puts right what is kept of theirs. */
export function correct(at: string, who: Role, claim: string, text: string): Scene {
  return { at, who, act: { kind: 'correct', claim, text } };
}

/** Somebody takes what is kept of theirs out of the notes. */
export function leaveOut(at: string, who: Role, claim: string): Scene {
  return { at, who, act: { kind: 'leave-out', claim } };
}

/** The host accepts a takeaway. */
export function accept(at: string, label: string): Scene {
  return { at, who: 'host', act: { kind: 'accept', label } };
}

/**
 * The moment some minutes after another of the same day.
 *
 * @param at such as `Mon 18:00`; the day is not left, so a moment past its end is our mistake
 */
export function nthMinute(at: string, minutes: number): string {
  const [day = '', hour = '', minute = ''] = at.split(/[ :]/);
  const total = Number(hour) * 60 + Number(minute) + minutes;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day} ${two(Math.floor(total / 60))}:${two(total % 60)}`;
}
