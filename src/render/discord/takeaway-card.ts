import { componentId } from '../../core/component-id.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { SessionRecord, Takeaway } from '../../core/record.js';
import { currentVotes } from '../../core/takeaways.js';
import { clip } from '../chat/escape.js';
import { button, layout, row, text } from './parts.js';
import { type Shown, shownIn } from './shown.js';

/** A takeaway with who proposed it, what it rests on, how people stand, and the two buttons. */
export function takeawayCard({ record, takeaway }: { record: SessionRecord; takeaway: Takeaway }): OutgoingMessage {
  const shown = shownIn(record);
  const sentence = shown.line(takeaway.sentence, 600);
  const words = text(
    `**Takeaway ${takeaway.number}.** ${takeaway.state === 'withdrawn' ? `~~${sentence}~~` : sentence}`,
  );
  const standing = text(`-# ${cardFacts(takeaway, shown).join(' · ')}`);
  if (takeaway.state === 'withdrawn') return layout(words, standing);
  const args = [record.session.id, takeaway.number] as const;
  return layout(
    words,
    standing,
    row(
      button('Agree', componentId('agree', ...args), 'primary'),
      button("Don't agree", componentId('disagree', ...args)),
    ),
  );
}

function cardFacts(takeaway: Takeaway, shown: Shown): readonly string[] {
  const votes = currentVotes(takeaway);
  const agree = votes.filter((vote) => vote.stance === 'agree').length;
  const disagree = votes.filter((vote) => vote.stance === 'disagree').length;
  return [
    `proposed by ${shown.name(takeaway.proposer)}`,
    takeaway.claims.length > 0 ? `rests on ${clip(takeaway.claims.join(', '), 300)}` : 'rests on no kept sentence yet',
    `${agree} ${agree === 1 ? 'agrees' : 'agree'}`,
    ...(disagree > 0 ? [`${disagree} ${disagree === 1 ? 'does' : 'do'} not`] : []),
    ...(takeaway.state === 'proposed' ? [] : [takeaway.state]),
  ];
}
