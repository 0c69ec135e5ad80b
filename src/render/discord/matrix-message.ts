import { spokenCells } from '../../core/claim-cells.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { SessionTalk } from '../../core/talk.js';
import type { TableTexts } from '../catalogue/table/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { linesThatFit } from './lines-that-fit.js';
import { jumpLink, layout, MOST_TEXT, text } from './parts.js';
import { plainName } from './shown.js';

/** So many numbers of one cell fit a line of a phone. */
const MOST_NUMBERS = 8;

/**
 * The table as a list, since Discord shows none: below each row its columns with the numbers of what is kept, each a link
 * to its message, contested ones signed.
 */
export function matrixMessage(talk: SessionTalk, say: TableTexts): OutgoingMessage {
  const { document, session } = talk.record;
  if (document.ingredients.length === 0 || document.recipes.length === 0) return layout(text(say.noTable));
  const cells = spokenCells(talk.claims.values(), document);
  const find = (row: string | null, column: string | null) =>
    cells.find((cell) => cell.row === row && cell.column === column)?.claims ?? [];
  const blocks = [
    ...document.ingredients,
    ...margin(
      cells.some(({ row }) => row === null),
      say,
    ),
  ].map((row) => {
    const columns = [...document.recipes, ...margin(find(row.id, null).length > 0, say)];
    const lines = columns.map((column) => `- ${name(column.name)}: ${numbers(talk, find(row.id, column.id))}`);
    return [`**${name(row.name)}**`, ...lines].join('\n');
  });
  const head = say.matrix(escapeChat(clip(session.title, 100)));
  const body = linesThatFit(blocks, MOST_TEXT - head.length - say.legend.length - 10, say.more);
  return layout(text(head), text(body), text(`-# ${say.legend}`));
}

function margin(needed: boolean, say: TableTexts): readonly { readonly id: null; readonly name: string }[] {
  return needed ? [{ id: null, name: say.whole }] : [];
}

function name(markdown: string): string {
  return escapeChat(plainName(markdown, 60));
}

function numbers(talk: SessionTalk, claims: readonly string[]): string {
  if (claims.length === 0) return '–';
  const shown = claims.slice(0, MOST_NUMBERS).flatMap((number) => {
    const claim = talk.claims.get(number);
    if (!claim) return [];
    const link = `[${number}](${jumpLink(talk.record.session.server, claim.reply.thread, claim.reply.id)})`;
    return [claim.contested ? `${link} ≠` : link];
  });
  return claims.length > MOST_NUMBERS ? `${shown.join(', ')} … ${claims.length}` : shown.join(', ');
}
