import { calloutTitle } from './callout.js';
import { checkQuestions } from './check-questions.js';
import { checkSections } from './check-sections.js';
import { checkSettings } from './check-settings.js';
import { checkTable } from './check-table.js';
import { decodeSource } from './decode-source.js';
import { describe } from './describe.js';
import { emptyDocument, fileStem } from './empty-document.js';
import { frontMatter } from './front-matter.js';
import { headerLines } from './header-lines.js';
import { introduction } from './introduction.js';
import { numberedQuestions } from './numbered-questions.js';
import type { Outline } from './outline.js';
import { problemsInOrder } from './problems-in-order.js';
import { findQuestions } from './questions.js';
import { sectionPlace } from './section-places.js';
import { type RoleNames, roleNames, sectionRole } from './section-role.js';
import type { OwnWords, SessionDocument } from './session.js';
import type { Settings } from './settings.js';
import { sourceLines } from './source-lines.js';
import { structure } from './structure.js';
import { type DocumentTable, findTable } from './table.js';
import { tableModel } from './table-model.js';

/**
 * Reads a session document (bytes of UTF-8, or text). Never throws: whatever is wrong is in `problems`, and a source
 * that is no text at all gives a document with nothing in it and one error.
 *
 * @param file name of the file, for the title of a document that has none
 */
export function parseSession(source: Uint8Array | string, file: string): SessionDocument {
  const decoded = decodeSource(source);
  if ('problem' in decoded) return emptyDocument(file, decoded.problem);
  const lines = sourceLines(decoded.text);
  const front = frontMatter(lines);
  const names = roleNames(front.settings.sections);
  const { outline, headings } = structure(lines, front.bodyLine, names);
  const found = findQuestions(outline, headings);
  const table = findTable(outline, headings, front.settings.values.get('ingredient') ?? null);
  const before = Math.min(found.firstLine, table?.from ?? lines.starts.length);
  const header = headerLines(outline, before);
  const settings: Settings = { ...front.settings, values: new Map([...header.values, ...front.settings.values]) };
  const model = tableModel(table, settings.aliases);
  const sections = {
    discussion: sectionPlace(outline, headings, 'discussion'),
    takeaways: sectionPlace(outline, headings, 'takeaways'),
  };
  const described = describe(settings, headings, fileStem(file), calloutPresenter(outline, names));
  const problems = [
    ...front.problems,
    ...checkSettings(settings, model, found.questions.length),
    ...checkTable(lines, table),
    ...checkQuestions(found),
    ...checkSections(outline, headings, sections, described.language),
  ];
  return {
    file,
    ...described,
    words: ownWords(settings, table),
    ...model,
    questions: numberedQuestions(found.questions, model.ingredients, settings.about),
    introduction: introduction(outline, headings, before, header.lines),
    sections,
    problems: problemsInOrder(problems),
    eol: lines.eol,
    finalNewline: lines.finalNewline,
  };
}

/** The settings' words win over those in the table's corner. */
function ownWords({ values }: Settings, table: DocumentTable | null): OwnWords {
  return {
    ingredient: values.get('ingredient') ?? table?.words.ingredient ?? null,
    recipe: values.get('recipe') ?? table?.words.recipe ?? null,
  };
}

/** NAME of a callout that is titled `Questions for NAME`. */
function calloutPresenter(outline: Outline, names: RoleNames): string | null {
  for (const block of outline.blocks) {
    const title = block.kind === 'quote' ? calloutTitle(outline, block) : null;
    const presenter = title ? sectionRole(title, names, false)?.presenter : null;
    if (presenter) return presenter;
  }
  return null;
}
