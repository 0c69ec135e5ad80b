import { displayWidth } from './display-width.js';
import type { Problem, SessionDocument } from './session.js';
import { lineText, type SourceLines, sourceLines } from './source-lines.js';

/** What a printed piece is, for whoever wants to colour it. */
export type Tone = 'place' | 'error' | 'warning' | 'source' | 'caret' | 'hint';

/** Gives a piece of text its colour; the text's own signs have to stay. */
export type Paint = (text: string, tone: Tone) => string;

/** Longest stretch of a source line that is printed, in UTF-16 units. */
const LONGEST_EXCERPT = 100;

/**
 * The problems of a document as a compiler prints them: place, severity and rule, message, the line with a caret, hint;
 * at the end a line that counts them. Without problems that line alone.
 */
export function formatProblems(source: string, document: SessionDocument, paint: Paint = (text) => text): string {
  const lines = sourceLines(source);
  const parts: string[] = [];
  for (const problem of document.problems) parts.push(formatProblem(lines, document.file, problem, paint), '');
  parts.push(summary(document));
  return `${parts.join('\n')}\n`;
}

function formatProblem(lines: SourceLines, file: string, problem: Problem, paint: Paint): string {
  const place = paint(`${file}:${problem.line}:${problem.column}`, 'place');
  const out = [`${place} ${paint(problem.severity, problem.severity)} ${problem.rule}`, `  ${problem.message}`];
  const line = lineText(lines, problem.line - 1);
  // A file that is no text has no line worth showing.
  const isReadable = problem.rule !== 'not-utf8' && problem.rule !== 'too-large';
  if (isReadable && line.trim() !== '') out.push(...excerpt(line, problem, paint));
  out.push(`  ${paint(`→ ${problem.hint}`, 'hint')}`);
  return out.join('\n');
}

function excerpt(line: string, problem: Problem, paint: Paint): readonly string[] {
  const caretAt = Math.min(problem.column - 1, line.length);
  const from = caretAt < LONGEST_EXCERPT - 20 ? 0 : signStart(line, caretAt - 40);
  const to = signStart(line, Math.min(line.length, from + LONGEST_EXCERPT));
  const head = from > 0 ? '…' : '';
  const tail = to < line.length ? '…' : '';
  const number = String(problem.line).padStart(5);
  const before = `${number} | ${head}`;
  const shown = harmless(line.slice(from, to));
  const width = displayWidth(before + harmless(line.slice(from, caretAt)));
  const gutter = `${' '.repeat(number.length)} | `;
  const caret = `${gutter}${' '.repeat(Math.max(0, width - gutter.length))}^`;
  return [paint(`${before}${expandTabs(shown, displayWidth(before))}${tail}`, 'source'), paint(caret, 'caret')];
}

/** Offset of the sign that `offset` is in, so that no surrogate pair is cut. */
function signStart(line: string, offset: number): number {
  const unit = line.charCodeAt(offset);
  return unit >= 0xdc00 && unit <= 0xdfff ? offset - 1 : offset;
}

/** Control signs and overrides of direction would let a document write all over the terminal. */
function harmless(text: string): string {
  return text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (sign) => (sign === '\t' ? sign : '\ufffd'));
}

function expandTabs(text: string, from: number): string {
  if (!text.includes('\t')) return text;
  const parts: string[] = [];
  let width = from;
  for (const part of text.split(/(\t)/)) {
    const own = displayWidth(part, width);
    parts.push(part === '\t' ? ' '.repeat(own) : part);
    width += own;
  }
  return parts.join('');
}

function summary(document: SessionDocument): string {
  const errors = document.problems.filter((problem) => problem.severity === 'error').length;
  const warnings = document.problems.length - errors;
  if (errors === 0 && warnings === 0) {
    const counts = [
      counted(document.questions.length, 'question'),
      counted(document.ingredients.length, 'ingredient'),
      counted(document.recipes.length, 'recipe'),
    ];
    return `${document.file}: no problems (${counts.join(', ')})`;
  }
  return `${document.file}: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
