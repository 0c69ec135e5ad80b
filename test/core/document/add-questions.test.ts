import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addQuestions } from '../../../src/core/document/add-questions.js';
import { parseSession } from '../../../src/core/document/parse.js';

const NEW = ['Has anybody tried rye? *(left open: Bread)*', 'Why the tin? *(left open: Bread)*'];
const add = (source: string) => addQuestions(source, 'session.md', NEW);

describe('adding questions', () => {
  it.each<[string, string, string]>([
    [
      'bullets',
      '# T\n\n## Questions\n\n- Why?\n- How?\n\n## Discussion\n',
      `- How?\n- ${NEW[0]}\n- ${NEW[1]}\n\n## Discussion`,
    ],
    ['numbers', '# T\n\n## Questions\n\n1. Why?\n2. How?', `2. How?\n3. ${NEW[0]}\n4. ${NEW[1]}`],
    ['brackets', '# T\n\n## Questions\n\n9) Why?\n', `9) Why?\n10) ${NEW[0]}\n11) ${NEW[1]}\n`],
    ['tasks', '# T\n\n## Questions\n\n- [x] Why?\n', `- [x] Why?\n- [ ] ${NEW[0]}\n- [ ] ${NEW[1]}\n`],
    [
      'a long last question',
      '# T\n\n## Questions\n\n- Why? Because\n  it is so.\n\n  Or not.\n\n## Discussion\n',
      `Or not.\n- ${NEW[0]}`,
    ],
    ['other line ends', '# T\r\n\r\n## Questions\r\n\r\n* Why?\r\n', `* Why?\r\n* ${NEW[0]}\r\n* ${NEW[1]}\r\n`],
    [
      'a bare heading right below',
      'Questions for Mara:\n- Why?\nDiscussion\n(none)\nWhat we took from it\n(none)',
      `- Why?\n- ${NEW[0]}\n- ${NEW[1]}\nDiscussion\n(none)`,
    ],
  ])('to %s', (_, source, expected) => {
    expect(add(source)).toContain(expected);
  });

  it('is refused where the questions stand in no list', () => {
    expect(add('# T\n\n## Questions\n\n### Why?\n\nBecause.\n\n### How?\n\n## Discussion\n')).toBeNull();
    expect(add('# T\n')).toBeNull();
  });

  it('changes nothing else in any document that we have', () => {
    const folder = new URL('../../documents/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
    let added = 0;
    for (const name of files) {
      const source = readFileSync(new URL(name, folder), 'utf8');
      const text = add(source);
      if (text === null) continue;
      added += 1;
      const lines = text.split(/\r\n|\r|\n/).filter((line) => !NEW.some((each) => line.endsWith(each)));
      expect(lines, name).toEqual(source.split(/\r\n|\r|\n/));
      const [before, after] = [parseSession(source, 's.md'), parseSession(text, 's.md')];
      expect(
        after.questions.slice(-2).map(({ headline, body }) => `${headline} ${body}`),
        name,
      ).toEqual(NEW);
      expect(after.questions.length, name).toBe(before.questions.length + 2);
    }
    expect(added).toBeGreaterThan(files.length / 2);
  });
});
