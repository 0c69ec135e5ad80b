import { plainText } from './plain-text.js';
import type { FoundQuestions } from './questions.js';
import { foldName } from './section-role.js';
import type { Problem } from './session.js';

/** Discord's limit for the name of a thread, in code points. */
const LONGEST_TITLE = 100;

/** What is wrong with the questions. */
export function checkQuestions(found: FoundQuestions): readonly Problem[] {
  if (found.questions.length === 0) return [noQuestion(found.emptyItems[0] ?? null)];
  const problems: Problem[] = [];
  if (found.by === 'guess') problems.push(guessedList((found.questions[0]?.line ?? 0) + 1));
  for (const line of found.emptyItems) problems.push(emptyItem(line + 1));
  const seen = new Map<string, number>();
  for (const question of found.questions) {
    const line = question.line + 1;
    const title = plainText(question.headline);
    const length = title.length > LONGEST_TITLE ? Array.from(title).length : 0;
    if (length > LONGEST_TITLE) problems.push(longHeadline(line, length));
    const key = foldName(title);
    const first = seen.get(key);
    if (first !== undefined) problems.push(askedTwice(line, first));
    else seen.set(key, line);
  }
  return problems;
}

function noQuestion(emptyItem: number | null): Problem {
  return {
    line: emptyItem === null ? 1 : emptyItem + 1,
    column: 1,
    severity: 'error',
    rule: 'no-question',
    message: 'There is no question in this document.',
    hint: 'Add a heading `Questions`, or `Questions for NAME`, and a list of questions below it.',
  };
}

function guessedList(line: number): Problem {
  return {
    line,
    column: 1,
    severity: 'warning',
    rule: 'no-questions-heading',
    message: 'No heading says where the questions are; the list that begins here was taken for them.',
    hint: 'Put the heading `Questions` above it.',
  };
}

function emptyItem(line: number): Problem {
  return {
    line,
    column: 1,
    severity: 'warning',
    rule: 'empty-question',
    message: 'This list item has no text, so it is no question.',
    hint: 'Write the question, or take the item away.',
  };
}

function longHeadline(line: number, length: number): Problem {
  return {
    line,
    column: 1,
    severity: 'warning',
    rule: 'long-headline',
    message: `This headline has ${length} characters; the title of a thread holds ${LONGEST_TITLE}, so it will be cut there.`,
    hint: 'Shorten the text up to its first question mark; the rest can follow after it.',
  };
}

function askedTwice(line: number, first: number): Problem {
  return {
    line,
    column: 1,
    severity: 'warning',
    rule: 'duplicate-question',
    message: `This question has the same headline as the one at line ${first}.`,
    hint: 'Say in the headline what differs, so that people find the right thread.',
  };
}
