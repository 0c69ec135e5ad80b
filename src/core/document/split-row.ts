/** One field of a table row. */
export interface RowField {
  /** Source text, trimmed, with `\|` as `|`. */
  readonly text: string;
  /** Offset of the field's text in the row; of an empty field, where it begins. */
  readonly at: number;
}

/**
 * Splits a table row at its pipes (GFM 0.29, section 4.10): outer pipes are optional, `\|` is no divider, and a code
 * span does not protect a pipe.
 */
export function splitRow(row: string): readonly RowField[] {
  const fields: RowField[] = [];
  let from = 0;
  for (let at = 0; at < row.length; at += 1) {
    const unit = row.charCodeAt(at);
    if (unit === 0x5c) {
      at += 1; // whatever is escaped divides nothing
    } else if (unit === 0x7c) {
      fields.push(rowField(row, from, at));
      from = at + 1;
    }
  }
  fields.push(rowField(row, from, row.length));
  if (fields[0]?.text === '' && row.trimStart().startsWith('|')) fields.shift();
  if (fields.length > 0 && fields.at(-1)?.text === '' && endsInDivider(row)) fields.pop();
  return fields;
}

function rowField(row: string, from: number, to: number): RowField {
  const raw = row.slice(from, to);
  const text = raw.trim();
  const at = text === '' ? from : from + raw.length - raw.trimStart().length;
  return { text: text.includes('\\|') ? text.replaceAll('\\|', '|') : text, at };
}

function endsInDivider(row: string): boolean {
  const text = row.trimEnd();
  let slashes = 0;
  for (let at = text.length - 2; at >= 0 && text[at] === '\\'; at -= 1) slashes += 1;
  return text.endsWith('|') && slashes % 2 === 0;
}

/** Whether a row has a pipe that divides fields. */
export function hasDivider(row: string): boolean {
  for (let at = row.indexOf('|'); at >= 0; at = row.indexOf('|', at + 1)) {
    let slashes = 0;
    while (row[at - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return true;
  }
  return false;
}

/** Number of columns of a delimiter row such as `|---|:-:|`, 0 if the line is none. */
export function delimiterColumns(line: string): number {
  if (!/^[ \t]*[|:-][ \t|:-]*$/.test(line) || !line.includes('-')) return 0;
  const fields = splitRow(line);
  for (const field of fields) if (!/^:?-+:?$/.test(field.text)) return 0;
  return fields.length;
}
