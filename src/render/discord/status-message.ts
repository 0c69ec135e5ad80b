import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { SessionRecord } from '../../core/record.js';
import { escapeChat } from '../chat/escape.js';
import { layout, text } from './parts.js';
import { troubleLines } from './trouble-lines.js';

/**
 * How far a session is, in a few counts, and the one next step.
 *
 * @param warnings more that a host must know, a line each in Discord's Markdown
 */
export function statusMessage(record: SessionRecord, warnings: readonly string[] = []): OutgoingMessage {
  const { session, replies, claims, takeaways, people } = record;
  const named = [...people.values()].filter((person) => person.outside !== 'unset').length;
  const unanswered = record.questions.filter(
    (question) => !question.removed && !replies.some((reply) => reply.question === question.number),
  );
  const facts = [
    `${plural(replies.length, 'message')} by ${plural(new Set(replies.map((reply) => reply.author)).size, 'person', 'people')}`,
    `${plural(claims.length, 'sentence')} kept, ${claims.filter((claim) => claim.confirmedBy === null).length} of them without confirmed tags`,
    `${plural(takeaways.length, 'takeaway')} proposed, ${takeaways.filter((each) => each.state === 'accepted').length} accepted`,
    `${plural(named, 'person', 'people')} chose how files name them`,
    unanswered.length > 0 ? `no reply yet: question ${unanswered.map((each) => each.number).join(', ')}` : '',
    ...[...troubleLines(record.places), ...warnings].map((line) => `⚠ ${line}`),
  ].filter((fact) => fact !== '');
  return layout(
    text([`**${escapeChat(session.title)}** · ${session.state}`, ...facts.map((fact) => `- ${fact}`)].join('\n')),
    text(`Next: ${nextStep(record)}`),
  );
}

function nextStep(record: SessionRecord): string {
  if (record.session.state === 'loaded') return 'load the document again with /session load and press *Post*.';
  if (!record.session.speaker && record.document.presenter) return 'name the speaker with /session speaker.';
  if (record.claims.length === 0) return 'keep the first sentence: react with 📌 to a reply.';
  if (record.takeaways.length === 0) return 'propose what you take from it, in the last thread.';
  if (record.takeaways.some((each) => each.state === 'proposed')) return 'accept takeaways with /takeaway accept.';
  return 'get the filled document with /session export.';
}

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
