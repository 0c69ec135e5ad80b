import { TextInputStyle } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import { insideNames } from '../../core/names.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { type Claim, claimNumber, type SessionRecord, type Takeaway } from '../../core/record.js';
import { standingClaims } from '../../core/standing.js';
import { currentVotes } from '../../core/takeaways.js';
import { clip } from '../chat/escape.js';
import { linesThatFit } from './lines-that-fit.js';
import { label, MOST_OPTIONS, select, textInput } from './modal-parts.js';
import { layout, MOST_TEXT, text } from './parts.js';
import { shownIn } from './shown.js';

/**
 * The modal of a proposal: the sentence, and the kept sentences it rests on: first those of the question in whose thread
 * it was asked for, then the others, the newest first.
 *
 * @param near the question whose thread the person is in; null elsewhere
 * @param claim the claim to choose beforehand, which then stands first
 */
export function proposeModal(record: SessionRecord, near: number | null, claim: string | null) {
  const shown = shownIn(record);
  const rankOf = (each: Claim) => (claimNumber(each) === claim ? 0 : each.question === near ? 1 : 2);
  const standing = [...standingClaims(record, insideNames(record)).values()].map((each) => each.claim);
  standing.sort((a, b) => rankOf(a) - rankOf(b) || b.keptAt.getTime() - a.keptAt.getTime() || b.number - a.number);
  const options = standing.slice(0, MOST_OPTIONS).map((each) => {
    const number = claimNumber(each);
    return {
      label: `${number} ${shown.plain(each.quote, 99 - number.length)}`,
      value: number,
      default: number === claim,
    };
  });
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
  const shown = shownIn(record);
  const lines = record.takeaways.map((takeaway) => {
    const votes = currentVotes(takeaway);
    const agree = votes.filter((vote) => vote.stance === 'agree').length;
    const disagree = votes.length - agree;
    const stand = `${agree} ${agree === 1 ? 'agrees' : 'agree'}${disagree > 0 ? `, ${disagree} ${disagree === 1 ? 'does' : 'do'} not` : ''}`;
    const rests = takeaway.claims.length > 0 ? ` · rests on ${clip(takeaway.claims.join(', '), 80)}` : '';
    return `${takeaway.number}. ${shown.line(takeaway.sentence, 240)}\n-# ${takeaway.state} · ${stand}${rests}`;
  });
  if (lines.length === 0)
    return layout(text('No takeaway is proposed yet. Write one in the last thread, or use /takeaway propose.'));
  return layout(text(linesThatFit(lines, MOST_TEXT, (more) => `-# and ${more} more in the last thread`)));
}
