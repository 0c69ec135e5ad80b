import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allTopics } from '../src/commands/all.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');
const README = read('README.md');

/** What people read first. */
const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/hosts.md', 'docs/participants.md'];

/** What a pattern's first group finds in a file, each once. */
function found(path: string, pattern: RegExp): readonly string[] {
  return [...new Set([...read(path).matchAll(pattern)].map((match) => match[1] ?? ''))];
}

describe('the documentation', () => {
  it.each(
    ['docs/architecture.md', 'CONTRIBUTING.md']
      .flatMap((page) => found(page, /`((?:src|test|drizzle|docs)\/[^` ]*)`/g))
      .filter((path) => !path.includes('hello')),
  )('tells of %s, which is there', (path) => {
    expect(existsSync(`${ROOT}${path}`)).toBe(true);
  });

  it.each([...PAGES, 'docs/architecture.md', 'docs/hosting.md', 'docs/privacy.md'])(
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

  it.each(['docs/hosts.md', 'docs/participants.md'])('%s names only commands that there are', (page) => {
    const names = new Set(commandNames());
    const named = found(page, /`(\/[a-z]+(?: [a-z]+)?)`/g);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(commandNames('session', 'takeaway', 'digest', 'settings', 'doctor'))('tells hosts of %s', (name) => {
    const page = read('docs/hosts.md') + read('docs/participants.md');
    expect(page).toContain(`\`${name}`);
  });

  it.each(PAGES.flatMap((page) => found(page, /npm (?:run )?(demo|test|torture|bench|lint|types|unused)\b/g)))(
    'names the script %s, which is there',
    (script) => {
      const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
      expect(Object.keys(scripts)).toContain(script);
    },
  );
});

/** Every slash command as people type it, of these topics or of all. */
function commandNames(...of: readonly string[]): readonly string[] {
  return allTopics
    .flatMap((topic) => topic.registration)
    .filter((command) => command.type !== 3 && (of.length === 0 || of.includes(command.name)))
    .flatMap((command) => {
      const options = 'options' in command ? (command.options ?? []) : [];
      const subs = options.filter((option) => option.type === 1).map((option) => `/${command.name} ${option.name}`);
      return subs.length === 0 ? [`/${command.name}`] : of.length === 0 ? [`/${command.name}`, ...subs] : subs;
    });
}

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
