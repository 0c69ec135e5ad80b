import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { shownEmoji } from '../../core/emoji.js';
import type { NextStep } from '../../core/next-step.js';
import { openQuestions, standingQuestions } from '../../core/opening.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { SessionRecord } from '../../core/record.js';
import { lostClaims } from '../../core/wrap.js';
import type { StatusTexts } from '../catalogue/status/texts.js';
import { escapeChat } from '../chat/escape.js';
import { layout, text } from './parts.js';
import { troubleLines } from './trouble-lines.js';

/**
 * How far a session is, in a few counts, and the one next step.
 *
 * @param plan that it is posted by itself, with the ways to change that; empty for none
 * @param warnings more that a host must know, a line each in Discord's Markdown
 */
export function statusMessage(
  record: SessionRecord,
  step: NextStep,
  warnings: readonly string[],
  say: StatusTexts,
  plan: readonly APIMessageTopLevelComponent[],
): OutgoingMessage {
  const { session } = record;
  const troubles = [...troubleLines(record.places, say), ...warnings].map((line) => `⚠ ${line}`);
  const facts = [...factsOf(record, say), ...troubles].map((fact) => `- ${fact}`);
  return layout(
    text([`**${escapeChat(session.title)}** · ${say.states[session.state]}`, ...facts].join('\n')),
    ...plan,
    text(say.next(step === 'keep' ? say.steps.keep(shownEmoji(session.keepEmoji)) : say.steps[step])),
  );
}

function factsOf(record: SessionRecord, say: StatusTexts): readonly string[] {
  const { session, replies, claims, takeaways, people, questions } = record;
  const named = [...people.values()].filter((person) => person.outside !== 'unset').length;
  const silent = questions.filter(
    ({ number, removed }) => !removed && !replies.some((reply) => reply.question === number),
  );
  const lost = lostClaims(record);
  return [
    say.messages(replies.length, new Set(replies.map((reply) => reply.author)).size),
    say.kept(claims.length, claims.filter((claim) => claim.confirmedBy === null).length),
    say.takeaways(takeaways.length, takeaways.filter((each) => each.state === 'accepted').length),
    say.named(named),
    ...(session.openUpTo === null || session.state !== 'posted'
      ? []
      : [say.opened(openQuestions(record).length, standingQuestions(record).length)]),
    ...(silent.length > 0 ? [say.noReply(silent.map(({ number }) => number).join(', '))] : []),
    ...(lost > 0 ? [say.lost(lost)] : []),
  ];
}
