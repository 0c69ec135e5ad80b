import { parseSession } from '../../core/document/parse.js';
import type { SessionDocument } from '../../core/document/session.js';

/** How far into the document we look for a place, in lines: the note belongs to the introduction. */
const LOOK_AT = 80;

/**
 * The demo's copy of a document: the same text with one paragraph more, which says that the talk is invented. It goes
 * below the title where there is one, else to the first place where the document still says what it said before; if
 * there is none, the copy is the text itself.
 *
 * @param source the document's text, a byte order mark included
 * @param note one paragraph without Markdown
 */
export function demoCopy(source: string, file: string, note: string): string {
  const before = parseSession(source, file);
  const meaning = meaningOf(before);
  for (const place of places(source, before.introduction !== '')) {
    const copy = withNote(source, place, `*${note}*`, before.eol);
    if (meaningOf(parseSession(copy, file)) === meaning) return copy;
  }
  return source;
}

/** All that must be the same in the copy; lines may move. */
function meaningOf(document: SessionDocument): string {
  const { title, slug, presenter, date, language, zone, opens, meets, closes, recipes, ingredients } = document;
  return JSON.stringify([
    [title, slug, presenter, date, language, zone, opens, meets, closes, recipes, ingredients],
    document.cells.map((cell) => [cell.ingredient, cell.recipe, cell.text]),
    document.questions.map((question) => [question.headline, question.body, question.about]),
    [document.sections.discussion.state, document.sections.takeaways.state],
    [document.sections.discussion.heading, document.sections.takeaways.heading],
    document.problems.map((problem) => [problem.rule, problem.message]),
  ]);
}

/** A title, a date and the like stand in the first lines, up to a blank one, and are no longer than this. */
const SHORT = 200;

/** Offsets of line starts where a paragraph may stand, the likeliest first. */
function places(source: string, hasIntroduction: boolean): readonly number[] {
  const starts = lineStarts(source);
  const lines = starts.map((start, index) => source.slice(start, starts[index + 1] ?? source.length));
  const title = lines.findIndex((line) => /^\uFEFF?# \S/.test(line));
  const belowTitle = title < 0 ? [] : [starts[title + 1] ?? source.length];
  const afterBlank = starts.filter((_start, index) => index > 0 && (lines[index - 1] ?? '').trim() === '');
  const belowHead = hasIntroduction ? afterBlank.slice(0, 1).filter((place) => place < SHORT) : [];
  const top = source.startsWith('\uFEFF') ? 1 : 0;
  return [...new Set([...belowTitle, ...belowHead, top, ...afterBlank])];
}

function lineStarts(source: string): readonly number[] {
  const starts = [0];
  for (const end of source.matchAll(/\r\n|\n|\r/g)) {
    starts.push(end.index + end[0].length);
    if (starts.length > LOOK_AT) break;
  }
  return starts;
}

/** Puts a paragraph at a line's start, with a blank line on either side where none is. */
function withNote(source: string, place: number, paragraph: string, eol: string): string {
  const [before, after] = [source.slice(0, place), source.slice(place)];
  const open = before === '' || before === '\uFEFF' || /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r(?!\n))$/.test(before);
  const closed = after === '' || /^[ \t]*[\r\n]/.test(after);
  return `${before}${open ? '' : eol}${paragraph}${eol}${closed ? '' : eol}${after}`;
}
