import { componentId } from '../../core/component-id.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { SessionRecord, Takeaway } from '../../core/record.js';
import { countVotes } from '../../core/takeaways.js';
import { stillSaid } from '../../core/taken.js';
import { takeawayTexts } from '../catalogue/takeaway/takeaway-texts.js';
import type { TakeawayTexts } from '../catalogue/takeaway/texts.js';
import { clip } from '../chat/escape.js';
import { button, layout, row, text } from './parts.js';
import { type Shown, shownIn } from './shown.js';

/**
 * A takeaway with who proposed it, what it rests on, how people stand, and the two buttons, in the session's language.
 * One that stands for nothing any more is struck through; one whose message says something else shows no words at all.
 */
export function takeawayCard({ record, takeaway }: { record: SessionRecord; takeaway: Takeaway }): OutgoingMessage {
  const say = takeawayTexts[record.session.language];
  const shown = shownIn(record);
  const args = [record.session.id, takeaway.number] as const;
  const title = say.card.title(takeaway.number);
  const isOver = takeaway.state === 'withdrawn' || takeaway.state === 'superseded';
  const replies = new Map(record.replies.map((reply) => [reply.id, reply]));
  if (!isOver && !stillSaid(takeaway, replies)) {
    const canMend = takeaway.source !== null && replies.has(takeaway.source);
    const mend = button(say.card.useNew, componentId('takeaway-reword', ...args), 'primary');
    return layout(text(`${title} ${say.card.saysElse}`), ...(canMend ? [row(mend)] : []));
  }
  const sentence = shown.line(takeaway.sentence, 600);
  const words = text(`${title} ${isOver ? `~~${sentence}~~` : sentence}`);
  const standing = text(`-# ${cardFacts(takeaway, shown, say).join(' · ')}`);
  if (isOver) return layout(words, standing);
  return layout(
    words,
    standing,
    row(
      button(say.card.agreeButton, componentId('agree', ...args), 'primary'),
      button(say.card.disagreeButton, componentId('disagree', ...args)),
    ),
  );
}

/** Who proposed it, what it rests on, how people stand to it, and what became of it. */
function cardFacts(takeaway: Takeaway, shown: Shown, say: TakeawayTexts): readonly string[] {
  const { state, supersededBy } = takeaway;
  return [
    say.card.proposedBy(shown.name(takeaway.proposer)),
    takeaway.claims.length > 0 ? say.card.restsOn(clip(takeaway.claims.join(', '), 300)) : say.card.restsOnNothing,
    ...standingWords(takeaway, say),
    ...(state === 'proposed' ? [] : [say.states[state]]),
    ...(state === 'superseded' && supersededBy !== null ? [say.card.supersededBy(supersededBy)] : []),
  ];
}

/** How many agree, and how many do not where somebody does not. */
export function standingWords(takeaway: Takeaway, say: TakeawayTexts): readonly string[] {
  const { agree, disagree } = countVotes(takeaway);
  return [say.card.agree(agree), ...(disagree > 0 ? [say.card.disagree(disagree)] : [])];
}
