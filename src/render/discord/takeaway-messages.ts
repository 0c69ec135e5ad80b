import { TextInputStyle } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { claimNumber, type SessionRecord, type Takeaway } from '../../core/record.js';
import { currentVotes } from '../../core/takeaways.js';
import { clip, escapeChat } from '../chat/escape.js';
import { label, select, textInput } from './modal-parts.js';
import { layout, text } from './parts.js';

/** The modal of a proposal: the sentence, and the kept sentences it rests on. `claim` is chosen beforehand. */
export function proposeModal(record: SessionRecord, claim: string | null) {
  const likely = [...record.claims].sort((a, b) => Number(claimNumber(b) === claim) - Number(claimNumber(a) === claim));
  const options = likely.slice(0, 25).map((each) => ({
    label: clip(`${claimNumber(each)} ${each.quote.replace(/\s+/g, ' ')}`, 100),
    value: claimNumber(each),
    default: claimNumber(each) === claim,
  }));
  const rests = label(
    'It rests on',
    'Kept sentences; or write their numbers in brackets',
    select('claims', options, { min: 0, max: options.length }),
  );
  return {
    custom_id: componentId('propose', record.session.id),
    title: 'Propose a takeaway',
    components: [
      label(
        'What we take from it',
        'One or two sentences',
        textInput('sentence', TextInputStyle.Paragraph, { max: 600, required: true }),
      ),
      ...(options.length > 0 ? [rests] : []),
    ],
  };
}

/** Asks why; the reason may stay empty. */
export function disagreeModal(session: string, takeaway: string) {
  const reason = textInput('reason', TextInputStyle.Paragraph, { max: 300 });
  return {
    custom_id: componentId('disagree', session, takeaway),
    title: "Don't agree",
    components: [label('Why not?', 'It is printed with your name beside the takeaway; may stay empty', reason)],
  };
}

/** The receipt of a proposal. */
export function proposedMessage(takeaway: Takeaway, added: boolean): OutgoingMessage {
  const said = added ? `Proposed as takeaway ${takeaway.number}` : `It is takeaway ${takeaway.number} already`;
  return layout(
    text(`${said}. People agree or not below it in the last thread; a host accepts it with /takeaway accept.`),
  );
}

/** All takeaways and how people stand to them. */
export function takeawayList(record: SessionRecord): OutgoingMessage {
  const lines = record.takeaways.map((takeaway) => {
    const votes = currentVotes(takeaway);
    const agree = votes.filter((vote) => vote.stance === 'agree').length;
    const disagree = votes.length - agree;
    const rests = takeaway.claims.length > 0 ? ` · rests on ${takeaway.claims.join(', ')}` : '';
    return `${takeaway.number}. ${escapeChat(clip(takeaway.sentence, 240))}\n-# ${takeaway.state} · ${agree} agree, ${disagree} not${rests}`;
  });
  if (lines.length === 0)
    return layout(text('No takeaway is proposed yet. Write one in the last thread, or use /takeaway propose.'));
  return layout(text(clip(lines.join('\n'), 3_900)));
}
