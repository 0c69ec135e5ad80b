import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allTopics } from '../src/commands/all.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');
const README = read('README.md');

/** What a pattern's first group finds in a file, each once. */
function found(path: string, pattern: RegExp): readonly string[] {
  return [...new Set([...read(path).matchAll(pattern)].map((match) => match[1] ?? ''))];
}

describe('the documentation', () => {
  it.each(found('docs/architecture.md', /`((?:src|test|drizzle|docs)\/[^` ]*)`/g))(
    'tells of %s, which is there',
    (path) => {
      expect(existsSync(`${ROOT}${path}`)).toBe(true);
    },
  );

  it.each(['README.md', 'docs/architecture.md', 'docs/hosting.md', 'docs/privacy.md'])(
    '%s leads nowhere that is not there',
    (page) => {
      const folder = page.includes('/') ? 'docs/' : '';
      const links = found(page, /\]\((?!https?:)([^)#]+)\)/g);
      expect(links.filter((link) => !existsSync(`${ROOT}${folder}${link}`))).toEqual([]);
    },
  );

  it.each(found('src/cli/config.ts', /^ {2}([A-Z_]+): z/gm))('tells of the variable %s', (variable) => {
    expect(README).toContain(`| \`${variable}\` |`);
  });

  it.each(found('src/cli/main.ts', /\.command\('([a-z]+)'/g))('tells of the verb %s', (verb) => {
    expect(README).toMatch(new RegExp(`\`${verb}[ \`]|main\\.js ${verb}\\b|npm run ${verb}\\b`));
  });

  it.each(commandWords())('tells of %s', (_, words) => {
    expect(README).toMatch(words);
  });

  it.each(found('README.md', /npm (?:run )?(demo|test|torture)\b/g))(
    'names the script %s, which is there',
    (script) => {
      const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
      expect(Object.keys(scripts)).toContain(script);
    },
  );
});

/** How the README names each subcommand (`/session load·link`), plain command and menu. */
function commandWords(): readonly (readonly [string, RegExp])[] {
  return allTopics
    .flatMap((topic) => topic.registration)
    .flatMap((command) => {
      if (command.type === 3) return [[command.name, new RegExp(command.name)] as const];
      const options = 'options' in command ? (command.options ?? []) : [];
      const subs = options.filter((option) => option.type === 1);
      if (subs.length === 0) return [[`/${command.name}`, new RegExp(`/${command.name}\\b`)] as const];
      return subs.map(
        (sub) => [`/${command.name} ${sub.name}`, new RegExp(`/${command.name} [a-z·]*\\b${sub.name}\\b`)] as const,
      );
    });
}
