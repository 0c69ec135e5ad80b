import type { Problem, SectionPlace, SessionDocument } from './session.js';
import { slug } from './slug.js';

/** The document of a source that could not be read at all: nothing but the reason. */
export function emptyDocument(file: string, problem: Problem): SessionDocument {
  const title = fileStem(file);
  const section: SectionPlace = {
    line: null,
    state: 'missing',
    heading: { style: 'atx', level: 2 },
    headingSpan: null,
    placeholder: null,
    insertAt: 0,
    block: null,
  };
  return {
    file,
    title,
    slug: slug(title) || 'session',
    presenter: null,
    date: null,
    language: 'en',
    zone: null,
    group: null,
    opens: null,
    meets: null,
    closes: null,
    publish: 'server',
    words: { ingredient: null, recipe: null },
    recipes: [],
    ingredients: [],
    cells: [],
    questions: [],
    introduction: '',
    sections: { discussion: section, takeaways: section },
    problems: [problem],
    eol: '\n',
    finalNewline: false,
  };
}

/** A file's name without folders and without its extension. */
export function fileStem(file: string): string {
  const name = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
  const dot = name.lastIndexOf('.');
  return (dot > 0 ? name.slice(0, dot) : name) || 'session';
}
