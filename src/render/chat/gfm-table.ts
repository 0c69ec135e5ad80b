import { mentionBreak } from './escape-markdown.js';

const widest = 56;

/** Cells of a table's row: split at pipes that are neither escaped nor in code; outer pipes are no cells. */
export function tableCells(row: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let ticks = '';
  const text = row.trim().replace(/^\|/, '');
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\\' && text.charAt(at + 1) === '|') {
      cell += '|';
      at += 1;
    } else if (char === '|' && ticks === '') {
      cells.push(cell.trim());
      cell = '';
    } else {
      if (char === '`') ticks = ticks === '' ? '`' : '';
      cell += char;
    }
  }
  if (cell.trim() !== '') cells.push(cell.trim());
  return cells;
}

/** True for the row of dashes under a table's header (GFM 4.10). */
export function isDelimiterRow(line: string): boolean {
  return (
    line.includes('-') &&
    line.includes('|') &&
    /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/.test(line)
  );
}

/** How a table's cells are printed in either form. */
export interface CellPrinters {
  readonly chat: (cell: string) => string;
  readonly plain: (cell: string) => string;
}

/**
 * Prints a table for Discord, which has none: as aligned text in a code block where that fits a phone's line,
 * else as a list with a line for each row.
 */
export function printTable(rows: readonly (readonly string[])[], print: CellPrinters): string[] {
  const columns = rows[0]?.length ?? 0;
  const plain = rows.map((row) => Array.from({ length: columns }, (_, at) => plainCell(print, row[at] ?? '')));
  const widths = Array.from({ length: columns }, () => 0);
  for (const row of plain) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, columnsOf(cell));
  }
  let total = -2;
  for (const width of widths) total += width + 2;
  if (total > widest) return printRows(rows, print);
  const lines = plain.map((row) =>
    row
      .map((cell, at) => pad(cell, widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '-'.repeat(Math.max(1, width))).join('  ');
  return ['```', lines[0] ?? '', rule, ...lines.slice(1), '```'];
}

/** In a code block a word for all would still be read by Discord, and three backticks would end the block. */
function plainCell(print: CellPrinters, cell: string): string {
  return print
    .plain(cell)
    .replace(/`{3,}/g, '``')
    .replace(/@(?=everyone|here)/gi, `@${mentionBreak}`);
}

function printRows(rows: readonly (readonly string[])[], print: CellPrinters): string[] {
  const [header = [], ...body] = rows;
  return body.map((row) => {
    const name = print.chat(row[0] ?? '');
    const cells = header.slice(1).map((title, at) => `${print.chat(title)}: ${print.chat(row[at + 1] ?? '') || '–'}`);
    return `- ${name === '' ? '' : `**${name.replaceAll('**', '')}**. `}${cells.join(' · ')}`;
  });
}

/** Width in a fixed-width font: East Asian wide characters and emoji take two columns. */
function columnsOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    width +=
      /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|^\p{Extended_Pictographic}/u.test(
        segment,
      )
        ? 2
        : 1;
  }
  return width;
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columnsOf(text)));
}
