import { componentId } from '../../core/component-id.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { type Claim, claimNumber, type SessionRecord } from '../../core/record.js';
import { clip, escapeChat } from '../chat/escape.js';
import { button, jumpLink, layout, row, text } from './parts.js';

const PER_PAGE = 10;

/** The receipt of *Keep a sentence*. */
export function keptMessage(record: SessionRecord, claim: Claim, added: boolean): OutgoingMessage {
  const number = claimNumber(claim);
  const said = added ? `Kept as ${number}` : `It was kept already, as ${number}; your tags are noted`;
  return layout(
    text(`${said}: “${escapeChat(clip(claim.quote, 500))}” ${tags(record, claim)}`),
    row(
      button('Undo', componentId('undo-keep', record.session.id, number)),
      button('Propose a takeaway from it', componentId('propose', record.session.id, number)),
    ),
  );
}

/** How a claim stands after *change*. */
export function changedMessage(record: SessionRecord, claim: Claim): OutgoingMessage {
  return layout(text(`${claimNumber(claim)} now: “${escapeChat(clip(claim.quote, 500))}” ${tags(record, claim)}`));
}

/** One page of the kept sentences, with buttons to the others. */
export function claimList(record: SessionRecord, wanted: number): OutgoingMessage {
  const pages = Math.max(1, Math.ceil(record.claims.length / PER_PAGE));
  const page = Math.min(Math.max(wanted, 0), pages - 1);
  if (record.claims.length === 0) {
    return layout(
      text('Nothing is kept yet. React with 📌 to a reply, or hold it and choose *Apps*, *Keep a sentence*.'),
    );
  }
  const lines = record.claims.slice(page * PER_PAGE, (page + 1) * PER_PAGE).map((claim) => entry(record, claim));
  const turn = (label: string, to: number) => button(label, componentId('claims', record.session.id, to));
  const buttons = [
    ...(page > 0 ? [turn('Earlier', page - 1)] : []),
    ...(page < pages - 1 ? [turn('Later', page + 1)] : []),
  ];
  const head = `**${escapeChat(record.session.title)}** · ${record.claims.length} kept${pages > 1 ? ` · page ${page + 1} of ${pages}` : ''}`;
  return layout(text([head, ...lines].join('\n')), ...(buttons.length > 0 ? [row(...buttons)] : []));
}

function entry(record: SessionRecord, claim: Claim): string {
  const reply = record.replies.find((each) => each.id === claim.message);
  const author = reply ? (record.people.get(reply.author)?.name ?? reply.authorName) : null;
  const number = reply
    ? `[${claimNumber(claim)}](${jumpLink(record.session.server, reply.thread, reply.id)})`
    : claimNumber(claim);
  const quote = author ? `${escapeChat(author)}: “${escapeChat(clip(claim.quote, 160))}”` : 'its message was deleted';
  return `${number} ${quote} ${tags(record, claim)}`;
}

function tags(record: SessionRecord, claim: Claim): string {
  const names = (ids: readonly string[], of: readonly { id: string; name: string }[]) =>
    ids.map((id) => of.find((each) => each.id === id)?.name ?? id).join(', ');
  const cells = [names(claim.rows, record.document.ingredients), names(claim.columns, record.document.recipes)];
  const where = cells.filter((cell) => cell !== '').join(' × ');
  const relation = claim.relation ? `${claim.relation.kind} ${claim.relation.claim}` : '';
  const facts = [where === '' || claim.confirmedBy ? where : `${where}?`, relation].filter((fact) => fact !== '');
  return facts.length === 0 ? '' : escapeChat(`(${facts.join('; ')})`);
}
