import type { Cell, Problem, SectionName, SectionPlace, SectionState, SessionDocument } from './session.js';

interface NamedThing {
  readonly id: string;
  readonly name: string;
}

interface ReportedQuestion {
  readonly id: string;
  readonly headline: string;
  readonly body: string;
  readonly line: number;
}

interface ReportedSection {
  readonly line: number | null;
  readonly state: SectionState;
}

/** What `check --json` prints. The names are a contract: whoever reads it may rely on these keys and finds no others. */
export interface CheckReport {
  readonly file: string;
  readonly title: string;
  readonly presenter: string | null;
  readonly date: string | null;
  readonly recipes: readonly NamedThing[];
  readonly ingredients: readonly NamedThing[];
  readonly cells: readonly Cell[];
  /** Headline and body on one line each. */
  readonly questions: readonly ReportedQuestion[];
  readonly sections: Readonly<Record<SectionName, ReportedSection>>;
  readonly problems: readonly Problem[];
}

/** The document as `check --json` prints it. */
export function checkReport(document: SessionDocument): CheckReport {
  const { file, title, presenter, date, cells, problems } = document;
  return {
    file,
    title,
    presenter,
    date,
    recipes: document.recipes.map(({ id, name }) => ({ id, name })),
    ingredients: document.ingredients.map(({ id, name }) => ({ id, name })),
    cells: cells.map(({ ingredient, recipe, text, line }) => ({ ingredient, recipe, text, line })),
    questions: document.questions.map(({ id, headline, body, line }) => {
      return { id, headline: onOneLine(headline), body: onOneLine(body), line };
    }),
    sections: {
      discussion: reportedSection(document.sections.discussion),
      takeaways: reportedSection(document.sections.takeaways),
    },
    problems: problems.map(({ line, column, severity, rule, message, hint }) => {
      return { line, column, severity, rule, message, hint };
    }),
  };
}

function reportedSection({ line, state }: SectionPlace): ReportedSection {
  return { line, state };
}

function onOneLine(text: string): string {
  return text.replace(/[ \t]*\n\s*/g, ' ');
}
