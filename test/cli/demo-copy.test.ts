import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoCopy } from '../../src/cli/demo/demo-copy.js';
import { weekOf } from '../../src/cli/demo/frame.js';
import { genericTalk } from '../../src/cli/demo/generic-talk.js';
import { parseSession } from '../../src/core/document/parse.js';
import { scriptProblems } from './demo-script-problems.js';

const NOTE = 'Made for a demonstration: nobody named here said any of it.';
const BODY = 'Intro of two lines\nand more.\n\n| x | A | B |\n|---|---|---|\n| R | 1 | 2 |\n\n';
const END = '- First? Body.\n- Second?\n\nDiscussion\n(none)\nTakeaways\n(none)';

function meaning(source: string) {
  const { title, presenter, date, recipes, ingredients, questions, sections, problems } = parseSession(source, 'x.md');
  return {
    title,
    presenter,
    date,
    recipes,
    ingredients,
    questions: questions.map(({ line, ...question }) => question),
    states: [sections.discussion.state, sections.takeaways.state],
    problems: problems.map(({ rule }) => rule),
  };
}

describe('the demo copy of a document', () => {
  it.each<[string, string]>([
    ['with bare lines', `The paper\n${BODY}Questions for Ann:\n${END}`],
    [
      'without a blank line',
      `The paper\nIntro.\n| x | A | B |\n|---|---|---|\n| R | 1 | 2 |\nQuestions:\n- Why?\nDiscussion\n(none)`,
    ],
    ['with a title', `# Bread\n\n${BODY}## Questions\n\n- First?\n\n## Discussion\n\n## Takeaways\n`],
    [
      'with a title that text follows at once',
      `# Bread\n${BODY}## Questions\n\n- First?\n\n## Discussion\n\n## Takeaways\n`,
    ],
    [
      'with setext headings',
      `Bread\n=====\n\n${BODY}Questions\n---------\n\n- First?\n\nDiscussion\n----------\n\n(none)\n`,
    ],
    ['with front matter', `---\ntitle: Bread\npresenter: Ann\n---\n${BODY}Questions\n${END}`],
    ['with TOML', `+++\ntitle = "Bread"\n+++\n\n${BODY}Questions\n${END}`],
    ['with header lines', `Title: Bread\nPresenter: Ann\nDate: 2026-10-05\n\n${BODY}**Questions**\n\n${END}`],
    ['that begins with its questions', `Questions\n${END}`],
    [
      'with CRLF and a byte order mark',
      `\uFEFF# Bread\n\n${BODY}## Questions\n\n- First?\n\n## Discussion\n\n(none)\n`.replaceAll('\n', '\r\n'),
    ],
    [
      'that is a comment first',
      `<!-- a\n\n# not a title\n\n-->\n\n# Bread\n\n${BODY}## Questions\n\n- Why?\n\n## Discussion\n`,
    ],
  ])('says that it is one, and everything else it said before: %s', (_what, source) => {
    const copy = demoCopy(source, 'x.md', NOTE);
    expect(copy.split(`*${NOTE}*`)).toHaveLength(2);
    expect(meaning(copy)).toEqual(meaning(source));
    const [before = '', after = ''] = copy.split(`*${NOTE}*`);
    // A paragraph of its own: a blank line before it unless it comes first, and one after it.
    expect(before).toMatch(/^\uFEFF?$|(\r\n|\n)[ \t]*(\r\n|\n)$/);
    expect(after).toMatch(/^(\r\n|\n)[ \t]*(\r\n|\n)/);
    const same = (text: string): string => text.replace(/[\r\n]+/g, '');
    expect(same(before) + same(after)).toBe(same(source));
    if (source.includes('\r\n')) expect(copy.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('puts the note below the title of every kind', () => {
    const lines = demoCopy(`**Bread**\n\n${BODY}**Questions**\n\n${END}`, 'x.md', NOTE).split('\n');
    expect(lines.indexOf(`*${NOTE}*`)).toBe(2);
    expect(demoCopy(`Questions\n\n${END}`, 'x.md', NOTE).startsWith(`*${NOTE}*`)).toBe(true);
  });
});

/** Documents of every style, kept for the parser. */
const STYLES = new URL('../documents/', import.meta.url);
const styles = readdirSync(STYLES)
  .map((name) => new URL(`${name}/session.md`, STYLES))
  .filter((url) => existsSync(url))
  .map((url): [string, string] => [url.pathname.split('/').at(-2) ?? '', readFileSync(url, 'utf8')])
  .filter(([, source]) => parseSession(source, 'x.md').problems.every(({ severity }) => severity !== 'error'));

describe('the demo with documents of every style', () => {
  it.each(styles)('%s: its copy says what it said, and people can talk about it', (_name, source) => {
    const copy = demoCopy(source, 'x.md', NOTE);
    expect(copy.split(`*${NOTE}*`)).toHaveLength(2);
    expect(meaning(copy)).toEqual(meaning(source));
    expect(scriptProblems(weekOf(genericTalk(parseSession(source, 'x.md'))))).toEqual([]);
  });
});
