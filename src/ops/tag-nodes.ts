import { isMap, isScalar, isSeq, type LineCounter, type Node } from 'yaml';
import type { TaggedText } from '../core/archive/tags.js';

/** Reads the parts of a tags file and collects what is wrong with them, each with its line. */
export interface TagReader {
  readonly problems: string[];
  line(node: unknown): number;
  /** The fields of a map; other names than these are problems. Null when it is no map. */
  fields(node: unknown, what: string, names: readonly string[]): ReadonlyMap<string, unknown> | null;
  /** The items of a list, or the one thing that stands in its place; none when there is nothing. */
  items(node: unknown, what: string): readonly unknown[];
  /** A text or number exactly as it is written; null, with a problem, for anything else. */
  text(node: unknown, what: string): TaggedText | null;
  problem(node: unknown, sentence: string): void;
}

/** Makes a reader for one parsed file. */
export function tagReader(lines: LineCounter): TagReader {
  const problems: string[] = [];

  function line(node: unknown): number {
    // Nodes of a parsed file have ranges; what is missing has none and is told at the first line.
    const start = (node as Partial<Node> | null | undefined)?.range?.[0];
    return start === undefined ? 1 : lines.linePos(start).line;
  }

  function problem(node: unknown, sentence: string): void {
    problems.push(`line ${line(node)}: ${sentence}`);
  }

  function fields(node: unknown, what: string, names: readonly string[]) {
    if (!isMap(node)) {
      problem(node, `${what} must have fields (${names.join(', ')}).`);
      return null;
    }
    const found = new Map<string, unknown>();
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (names.includes(name)) found.set(name, value);
      else problem(key, `${what} has no field “${name}”; there are ${names.join(', ')}.`);
    }
    return found;
  }

  function items(node: unknown, what: string): readonly unknown[] {
    if (isNothing(node)) return [];
    if (isSeq(node)) return node.items;
    if (isScalar(node)) return [node];
    problem(node, `${what} must be a list.`);
    return [];
  }

  function text(node: unknown, what: string): TaggedText | null {
    if (isScalar(node) && !isNothing(node) && typeof node.value !== 'boolean') {
      // A number keeps its digits: ids are longer than numbers can be, and 1.10 is not 1.1.
      const exact = typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
      if (exact.trim() !== '') return { text: exact, line: line(node) };
    }
    problem(node, `${what} must be a text.`);
    return null;
  }

  return { problems, line, fields, items, text, problem };
}

/** True for what is missing, or written as nothing. */
export function isNothing(node: unknown): boolean {
  return node === undefined || node === null || (isScalar(node) && node.value === null);
}
