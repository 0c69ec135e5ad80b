import { parse as parseToml, TomlError } from 'smol-toml';
import { LineCounter, parseDocument } from 'yaml';
import { settingsFrom } from './front-matter-values.js';
import type { Problem } from './session.js';
import { NO_SETTINGS, type Settings } from './settings.js';
import { joinLines, lineText, type SourceLines } from './source-lines.js';

/** Front matter as read: what it says, and where the document goes on. */
export interface FrontMatter {
  readonly settings: Settings;
  /** First line (0-based) after the front matter; 0 without one. */
  readonly bodyLine: number;
  readonly problems: readonly Problem[];
}

/** Enough for hundreds of aliases, little enough that no reader of it can be slow. */
const MOST_UNITS = 65_536;

/**
 * Reads YAML between `---` and `---` (or `...`) or TOML between `+++` lines, on the first line of the document.
 * Two rules with no `key:` between them are just rules. What cannot be read is a problem, never a throw.
 */
export function frontMatter(lines: SourceLines): FrontMatter {
  const none: FrontMatter = { settings: NO_SETTINGS, bodyLine: 0, problems: [] };
  const fence = trimEnd(lineText(lines, 0));
  if (fence !== '---' && fence !== '+++') return none;
  const isToml = fence === '+++';
  const last = closingLine(lines, isToml);
  const pattern = isToml
    ? /^\s*(?:[\w."'-]+\s*=|\[[^\]]*\])/
    : /^\s*["']?[\p{L}_][\p{L}\p{N} _-]{0,60}["']?\s*:(?:\s|$)/u;
  if (last === null) return pattern.test(lineText(lines, 1)) ? { ...none, problems: [unclosed(isToml)] } : none;
  const text = joinLines(lines, 1, last);
  // Two rules with text between them are no front matter: that begins right after its mark.
  if (text.trim() !== '' && lineText(lines, 1).trim() === '') return none;
  const isMapping = text.trim() === '' || text.split('\n', 200).some((line) => pattern.test(line));
  if (!isMapping) return none;
  const bodyLine = last + 1;
  if (text.length > MOST_UNITS) return { ...none, bodyLine, problems: [tooLong()] };
  return { ...(isToml ? readToml(text) : readYaml(text)), bodyLine };
}

function closingLine(lines: SourceLines, isToml: boolean): number | null {
  let read = 0;
  for (let index = 1; index < lines.starts.length && read <= 4 * MOST_UNITS; index += 1) {
    const line = trimEnd(lineText(lines, index));
    if (isToml ? line === '+++' : line === '---' || line === '...') return index;
    read += line.length + 1;
  }
  return null;
}

function trimEnd(line: string): string {
  return line.length > 40 ? line : line.trimEnd();
}

type Read = Omit<FrontMatter, 'bodyLine'>;

function readYaml(text: string): Read {
  const counter = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'silent' });
    const fault = document.errors[0];
    if (fault) {
      const { line, col } = counter.linePos(fault.pos[0]);
      return unreadable('YAML', line, col, fault.message);
    }
    return settingsFrom(document.toJS({ maxAliasCount: 100 }), (key) => keyLine(text, key, ':'));
  } catch (fault) {
    return unreadable('YAML', 1, 1, fault instanceof Error ? fault.message : 'it is nested too deeply');
  }
}

function readToml(text: string): Read {
  try {
    return settingsFrom(parseToml(text), (key) => keyLine(text, key, '='));
  } catch (fault) {
    const at = fault instanceof TomlError ? fault : { line: 1, column: 1 };
    const message = fault instanceof Error ? (fault.message.split('\n')[0] ?? '') : 'it is nested too deeply';
    return unreadable('TOML', at.line, at.column, message);
  }
}

/** Line (1-based, in the document) of a top-level key. */
function keyLine(text: string, key: string, sign: string): number {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => {
    const word = line.trim().replace(/^[["']+/, '');
    return (
      word.startsWith(key) && /^["'\]]*\s*/.test(word.slice(key.length)) && (word.includes(sign) || word.endsWith(']'))
    );
  });
  return index < 0 ? 1 : index + 2;
}

function unreadable(kind: string, line: number, column: number, why: string): Read {
  const problem: Problem = {
    line: line + 1,
    column: Math.max(1, column),
    severity: 'error',
    rule: 'front-matter',
    message: `The front matter is not ${kind} that can be read: ${why.replace(/\s+/g, ' ').slice(0, 200)}.`.replace(
      /\.\.$/,
      '.',
    ),
    hint: 'Mend this line; a value that contains a colon or a bracket needs quotation marks.',
  };
  return { settings: NO_SETTINGS, problems: [problem] };
}

function unclosed(isToml: boolean): Problem {
  const fence = isToml ? '+++' : '---';
  return {
    line: 1,
    column: 1,
    severity: 'warning',
    rule: 'front-matter-unclosed',
    message: `The front matter that begins here has no closing ${fence} line, so it is read as text.`,
    hint: `Put ${fence} on a line of its own after the last setting.`,
  };
}

function tooLong(): Problem {
  return {
    line: 1,
    column: 1,
    severity: 'error',
    rule: 'front-matter',
    message: `The front matter is longer than ${MOST_UNITS / 1024} KiB.`,
    hint: 'Keep only settings between the two marks at the top.',
  };
}
