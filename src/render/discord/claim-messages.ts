import { componentId } from '../../core/component-id.js';
import { shownEmoji } from '../../core/emoji.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { findQuote } from '../../core/quote.js';
import { type Claim, claimNumber, type SessionRecord } from '../../core/record.js';
import type { Reply } from '../../core/replies.js';
import type { KeepingTexts } from '../catalogue/keeping/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { button, jumpLink, layout, MOST_TEXT, row, text } from './parts.js';
import { plainName, type Shown, shownIn } from './shown.js';

const PER_PAGE = 10;

/** What keeping came to. */
export interface Kept {
  readonly record: SessionRecord;
  readonly claim: Claim;
  /** False when just these words were kept before. */
  readonly added: boolean;
  /** False when somebody else said before what it is about, which stays. */
  readonly tagged: boolean;
  /** Other claims of the same message that share words with it. */
  readonly overlapping: readonly Claim[];
}

/** The receipt of *Keep a sentence*. */
export function keptMessage(
  { record, claim, added, tagged, overlapping }: Kept,
  { receipt, list }: KeepingTexts,
): OutgoingMessage {
  const number = claimNumber(claim);
  const quote = shownIn(record).line(claim.quote, 500);
  const again = tagged ? receipt.again(number, quote) : receipt.taggedByOther(number, quote);
  const said = added ? receipt.kept(number, quote) : again;
  const lines = [`${said} ${tags(record, claim, list)}`.trimEnd()];
  if (overlapping.length > 0) {
    lines.push(`-# ${receipt.shares(overlapping.slice(0, 5).map(claimNumber).join(', '), overlapping.length)}`);
  }
  return layout(
    text(lines.join('\n')),
    row(
      ...(added ? [button(receipt.undo, componentId('undo-keep', record.session.id, number))] : []),
      ...(tagged ? [changeButton(record, number, receipt)] : []),
      button(receipt.propose, componentId('propose', record.session.id, number)),
    ),
  );
}

function changeButton(record: SessionRecord, number: string, receipt: KeepingTexts['receipt']) {
  return button(receipt.change, componentId('claim-tags', record.session.id, number));
}

/** A claim was taken out of the notes, which can be taken back. */
export function removedMessage(session: string, number: string, receipt: KeepingTexts['receipt']): OutgoingMessage {
  return layout(
    text(receipt.removed(number)),
    row(button(receipt.putBack, componentId('claim-back', session, number))),
  );
}

/** How a claim stands after *change*. */
export function changedMessage(record: SessionRecord, claim: Claim, { receipt, list }: KeepingTexts): OutgoingMessage {
  const quote = shownIn(record).line(claim.quote, 500);
  const number = claimNumber(claim);
  const said = `${receipt.changed(number, quote)} ${tags(record, claim, list)}`.trimEnd();
  return layout(text(said), row(changeButton(record, number, receipt)));
}

/** A kept question is answered from now on, which can be taken back. */
export function answeredMessage(
  record: SessionRecord,
  claim: Claim,
  receipt: KeepingTexts['receipt'],
): OutgoingMessage {
  const number = claimNumber(claim);
  return layout(
    text(receipt.answered(number, shownIn(record).line(claim.quote, 500))),
    row(button(receipt.stillOpen, componentId('claim-open', record.session.id, number))),
  );
}

/** One page of the kept sentences, with buttons to the others. */
export function claimList(record: SessionRecord, wanted: number, say: KeepingTexts['list']): OutgoingMessage {
  const pages = Math.max(1, Math.ceil(record.claims.length / PER_PAGE));
  const page = Math.min(Math.max(wanted, 0), pages - 1);
  if (record.claims.length === 0) return layout(text(say.none(shownEmoji(record.session.keepEmoji))));
  const claims = record.claims.slice(page * PER_PAGE, (page + 1) * PER_PAGE);
  const turn = (label: string, to: number) => button(label, componentId('claims', record.session.id, to));
  const buttons = [
    ...(page > 0 ? [turn(say.earlier, page - 1)] : []),
    ...(page < pages - 1 ? [turn(say.later, page + 1)] : []),
  ];
  const title = say.head(escapeChat(clip(record.session.title, 100)), record.claims.length);
  const head = pages > 1 ? `${title} · ${say.page(page + 1, pages)}` : title;
  return layout(text(pageText(record, claims, head, say)), ...(buttons.length > 0 ? [row(...buttons)] : []));
}

/** Long quotes are cut until the page fits one message: escaping may double a text. */
function pageText(record: SessionRecord, claims: readonly Claim[], head: string, say: KeepingTexts['list']): string {
  const shown = shownIn(record);
  const replies = new Map(record.replies.map((reply) => [reply.id, reply]));
  for (const longest of [160, 90, 50]) {
    const lines = claims.map((claim) => entry(record, claim, replies.get(claim.message), { shown, longest, say }));
    const whole = [head, ...lines].join('\n');
    if (whole.length <= MOST_TEXT) return whole;
  }
  return [head, ...claims.map((claim) => `${claimNumber(claim)} ${shown.quote(claim, 90)}`)].join('\n');
}

function entry(
  record: SessionRecord,
  claim: Claim,
  reply: Reply | undefined,
  { shown, longest, say }: { readonly shown: Shown; readonly longest: number; readonly say: KeepingTexts['list'] },
): string {
  const number = claimNumber(claim);
  if (!reply) return say.deleted(number);
  const link = `[${number}](${jumpLink(record.session.server, reply.thread, reply.id)})`;
  if (findQuote(reply.text, claim) === null) {
    return say.editedAway(link, shown.name(reply.author));
  }
  const about = tags(record, claim, say, Math.ceil(longest / 2));
  return `${say.said(link, shown.name(reply.author), shown.line(claim.quote, longest))} ${about}`.trimEnd();
}

/** What a claim is about and how it stands to another; a question mark says that nobody confirmed it. */
function tags(record: SessionRecord, claim: Claim, say: KeepingTexts['list'], longest = 300): string {
  const names = (ids: readonly string[], of: readonly { id: string; name: string }[]) =>
    ids.map((id) => plainName(of.find((each) => each.id === id)?.name ?? id, 100)).join(', ');
  const cells = [names(claim.rows, record.document.ingredients), names(claim.columns, record.document.recipes)];
  const where = cells.filter((cell) => cell !== '').join(' × ');
  const relation = claim.relation ? say.relation[claim.relation.kind](claim.relation.claim) : '';
  const facts = [where === '' || claim.confirmedBy ? where : `${where}?`, relation].filter((fact) => fact !== '');
  return facts.length === 0 ? '' : `(${escapeChat(clip(facts.join('; '), longest))})`;
}
