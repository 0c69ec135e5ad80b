import { componentId } from '../../core/component-id.js';
import { shownEmoji } from '../../core/emoji.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { findQuote } from '../../core/quote.js';
import { type Claim, claimNumber, type RelationKind, type SessionRecord } from '../../core/record.js';
import type { Reply } from '../../core/replies.js';
import { clip, escapeChat } from '../chat/escape.js';
import { button, jumpLink, layout, MOST_TEXT, row, text } from './parts.js';
import { plainName, type Shown, shownIn } from './shown.js';

const PER_PAGE = 10;

const RELATIONS: Readonly<Record<RelationKind, string>> = {
  agrees: 'agrees with',
  objects: 'objects to',
  narrows: 'narrows',
};

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
export function keptMessage({ record, claim, added, tagged, overlapping }: Kept): OutgoingMessage {
  const number = claimNumber(claim);
  const before = tagged
    ? `It was kept already, as ${number}; what you chose is noted`
    : `It was kept already, as ${number}, and somebody else has said what it is about`;
  const shown = shownIn(record);
  const lines = [
    `${added ? `Kept as ${number}` : before}: “${shown.line(claim.quote, 500)}” ${tags(record, claim)}`.trimEnd(),
  ];
  if (overlapping.length > 0) {
    const others = overlapping.slice(0, 5).map(claimNumber).join(', ');
    lines.push(`-# ${others} ${overlapping.length === 1 ? 'shares' : 'share'} words with it; each stands for itself.`);
  }
  return layout(
    text(lines.join('\n')),
    row(
      ...(added ? [button('Undo', componentId('undo-keep', record.session.id, number))] : []),
      button('Propose a takeaway from it', componentId('propose', record.session.id, number)),
    ),
  );
}

/** How a claim stands after *change*. */
export function changedMessage(record: SessionRecord, claim: Claim): OutgoingMessage {
  const quote = shownIn(record).line(claim.quote, 500);
  return layout(text(`${claimNumber(claim)} now: “${quote}” ${tags(record, claim)}`.trimEnd()));
}

/** One page of the kept sentences, with buttons to the others. */
export function claimList(record: SessionRecord, wanted: number): OutgoingMessage {
  const pages = Math.max(1, Math.ceil(record.claims.length / PER_PAGE));
  const page = Math.min(Math.max(wanted, 0), pages - 1);
  if (record.claims.length === 0) {
    return layout(
      text(
        `Nothing is kept yet. React with ${shownEmoji(record.session.keepEmoji)} to a reply, or hold it and choose *Apps*, *Keep a sentence*.`,
      ),
    );
  }
  const claims = record.claims.slice(page * PER_PAGE, (page + 1) * PER_PAGE);
  const turn = (label: string, to: number) => button(label, componentId('claims', record.session.id, to));
  const buttons = [
    ...(page > 0 ? [turn('Earlier', page - 1)] : []),
    ...(page < pages - 1 ? [turn('Later', page + 1)] : []),
  ];
  const head = `**${escapeChat(clip(record.session.title, 100))}** · ${record.claims.length} kept${pages > 1 ? ` · page ${page + 1} of ${pages}` : ''}`;
  return layout(text(pageText(record, claims, head)), ...(buttons.length > 0 ? [row(...buttons)] : []));
}

/** Long quotes are cut until the page fits one message: escaping may double a text. */
function pageText(record: SessionRecord, claims: readonly Claim[], head: string): string {
  const shown = shownIn(record);
  const replies = new Map(record.replies.map((reply) => [reply.id, reply]));
  for (const longest of [160, 90, 50]) {
    const lines = claims.map((claim) => entry(record, claim, replies.get(claim.message), { shown, longest }));
    const whole = [head, ...lines].join('\n');
    if (whole.length <= MOST_TEXT) return whole;
  }
  return [head, ...claims.map((claim) => `${claimNumber(claim)} “${shown.line(claim.quote, 90)}”`)].join('\n');
}

function entry(
  record: SessionRecord,
  claim: Claim,
  reply: Reply | undefined,
  { shown, longest }: { readonly shown: Shown; readonly longest: number },
): string {
  const number = claimNumber(claim);
  if (!reply) return `${number} left the notes: its message was deleted.`;
  const link = `[${number}](${jumpLink(record.session.server, reply.thread, reply.id)})`;
  if (findQuote(reply.text, claim) === null) {
    return `${link} left the notes: ${shown.name(reply.author)} edited these words away.`;
  }
  const about = tags(record, claim, Math.ceil(longest / 2));
  return `${link} ${shown.name(reply.author)}: “${shown.line(claim.quote, longest)}” ${about}`.trimEnd();
}

/** What a claim is about and how it stands to another; a question mark says that nobody confirmed it. */
function tags(record: SessionRecord, claim: Claim, longest = 300): string {
  const names = (ids: readonly string[], of: readonly { id: string; name: string }[]) =>
    ids.map((id) => plainName(of.find((each) => each.id === id)?.name ?? id, 100)).join(', ');
  const cells = [names(claim.rows, record.document.ingredients), names(claim.columns, record.document.recipes)];
  const where = cells.filter((cell) => cell !== '').join(' × ');
  const relation = claim.relation ? `${RELATIONS[claim.relation.kind]} ${claim.relation.claim}` : '';
  const facts = [where === '' || claim.confirmedBy ? where : `${where}?`, relation].filter((fact) => fact !== '');
  return facts.length === 0 ? '' : `(${escapeChat(clip(facts.join('; '), longest))})`;
}
