import { TextInputStyle } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import { insideNames } from '../../core/names.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { type Claim, claimNumber, type SessionRecord, type Takeaway } from '../../core/record.js';
import { standingClaims } from '../../core/standing.js';
import type { TakeawayTexts } from '../catalogue/takeaway/texts.js';
import { clip } from '../chat/escape.js';
import { linesThatFit } from './lines-that-fit.js';
import { label, MOST_OPTIONS, select, textInput } from './modal-parts.js';
import { button, layout, MOST_TEXT, row, text } from './parts.js';
import { shownIn } from './shown.js';
import { standingWords } from './takeaway-card.js';

/** What a proposal begins with: the question in whose thread the person is, and the claim to choose beforehand. */
export interface ProposalStart {
  readonly near: number | null;
  readonly claim: string | null;
}

/**
 * The modal of a proposal: the sentence, and the kept sentences it rests on: first the chosen one, then those of the
 * question in whose thread it was asked for, then the others, the newest first.
 */
export function proposeModal(record: SessionRecord, { near, claim }: ProposalStart, { form }: TakeawayTexts) {
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
  const rests = label(form.rests, form.restsHint, select('claims', options, { min: 0, max: options.length }));
  const sentence = textInput('sentence', TextInputStyle.Paragraph, { max: 600, required: true });
  return {
    custom_id: componentId('propose', record.session.id),
    title: form.title,
    components: [label(form.sentence, form.sentenceHint, sentence), ...(options.length > 0 ? [rests] : [])],
  };
}

/** Asks why; the reason may stay empty. */
export function disagreeModal(session: string, takeaway: string, { form, card }: TakeawayTexts) {
  const reason = textInput('reason', TextInputStyle.Paragraph, { max: 300 });
  return {
    custom_id: componentId('disagree', session, takeaway),
    title: card.disagreeButton,
    components: [label(form.why, form.whyHint, reason)],
  };
}

/** The receipt of a proposal. */
export function proposedMessage({ number }: Takeaway, added: boolean, { receipt }: TakeawayTexts): OutgoingMessage {
  return layout(text(`${added ? receipt.proposed(number) : receipt.already(number)} ${receipt.how}`));
}

/** The receipt of a decision, with the button that takes it back. */
export function decidedMessage(session: string, number: number, said: string, say: TakeawayTexts): OutgoingMessage {
  return layout(text(said), row(button(say.takeBack, componentId('takeaway-undo', session, number))));
}

/** All takeaways and how people stand to them. */
export function takeawayList(record: SessionRecord, say: TakeawayTexts): OutgoingMessage {
  const shown = shownIn(record);
  const lines = record.takeaways.map((takeaway) => {
    const { number, sentence, state, claims, supersededBy } = takeaway;
    const facts = [
      say.states[state],
      ...(state === 'superseded' && supersededBy !== null ? [say.card.supersededBy(supersededBy)] : []),
      ...standingWords(takeaway, say),
      ...(claims.length > 0 ? [say.card.restsOn(clip(claims.join(', '), 80))] : []),
    ];
    return `${number}. ${shown.line(sentence, 240)}\n-# ${facts.join(' · ')}`;
  });
  if (lines.length === 0) return layout(text(say.list.none));
  return layout(text(linesThatFit(lines, MOST_TEXT, say.list.more)));
}
