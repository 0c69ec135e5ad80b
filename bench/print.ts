import type { Entry } from './entry.js';

/** The entries as a table for people. */
export function printEntries(entries: readonly Entry[]): string {
  const rows = entries.map((entry) => [
    entry.name,
    figure(entry.ours),
    entry.reference === null ? '' : figure(entry.reference),
    entry.unit,
    entry.reference === null ? '' : figure(entry.ratio),
    aim(entry),
    entry.met === null ? '' : entry.met ? 'met' : 'NOT MET',
  ]);
  const table = [['bench', 'ours', 'reference', 'unit', 'ratio', 'aim', ''], ...rows];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return table.map((row) => line(row).trimEnd()).join('\n');
}

function figure(value: number): string {
  return value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}

function aim({ limit, direction }: Entry): string {
  if (limit === null) return '';
  return `${direction === 'atMost' ? '≤' : '≥'} ${limit}`;
}
