import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

interface Rule {
  readonly folders: readonly string[];
  /** Packages, a trailing slash meaning everything below. */
  readonly packages: readonly string[];
  readonly because: string;
}

/** Who may import whom (docs/architecture.md). The first folder that a path begins with decides. */
const RULES: Readonly<Record<string, Rule>> = {
  'core/document': {
    folders: ['core'],
    packages: ['node:crypto', 'markdown-it', 'yaml', 'smol-toml', 'node:module'],
    because: 'it must run in a test without a world, and only it reads documents',
  },
  core: { folders: ['core'], packages: ['node:crypto'], because: 'it must run in a test without a world' },
  render: {
    folders: ['core', 'render'],
    packages: ['discord-api-types/v10'],
    because: 'a view takes values, it does not fetch them',
  },
  app: {
    folders: ['core', 'render', 'app'],
    packages: [],
    because: 'it speaks to ports, so a second store or door changes nothing here',
  },
  commands: {
    folders: ['core', 'render', 'app', 'commands'],
    packages: ['discord-api-types/v10'],
    because: 'a command returns raw API data; tests call it directly',
  },
  db: {
    folders: ['core', 'db'],
    packages: ['drizzle-orm/', 'postgres', '@electric-sql/pglite', '@electric-sql/pglite/', 'node:'],
    because: 'stores fill ports',
  },
  discord: {
    folders: ['core', 'commands', 'discord'],
    packages: ['discord.js', 'discord-api-types/v10', 'node:'],
    because: 'it is handed its handlers and must not know it is in a demo',
  },
  ops: {
    folders: ['core', 'render', 'ops'],
    packages: ['node:', 'yaml', 'prom-client'],
    because: 'it fills ports with the machine around us',
  },
  'stage/page': {
    folders: ['stage'],
    packages: ['preact', 'preact/', 'discord-api-types/v10', 'discord-markdown-parser'],
    because: 'it runs in a browser and shows any bot',
  },
  stage: {
    folders: ['stage'],
    packages: ['node:'],
    because: 'it shows any bot, and knows Discord by its address alone',
  },
  'local-discord': {
    folders: ['local-discord'],
    packages: ['ws', 'discord-api-types/v10', 'discord-api-spec/', 'zod/', 'node:'],
    because: 'a fake that knows the bot will agree with the bot',
  },
  cli: {
    folders: ['core', 'render', 'app', 'commands', 'db', 'discord', 'ops', 'stage', 'local-discord', 'cli'],
    packages: ['commander', 'ora', 'pino', 'node-cron', 'zod', 'discord-api-types/v10', 'node:'],
    because: 'it is the one place that joins, and nobody imports it',
  },
};

interface Import {
  readonly file: string;
  /** A path below src, or a package's name. */
  readonly target: string;
  readonly isOurs: boolean;
  readonly typeOnly: boolean;
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => file.replaceAll('\\', '/'));

function importsOf(file: string): readonly Import[] {
  const source = readFileSync(join(SRC, file), 'utf8');
  const found = source.matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^'"();]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|^import '([^']+)'/gm,
  );
  return [...found].map((match) => {
    const named = match[2] ?? match[3] ?? match[4] ?? '';
    const isOurs = named.startsWith('.');
    const target = isOurs ? relative(SRC, join(SRC, dirname(file), named)).replaceAll('\\', '/') : named;
    return { file, target, isOurs, typeOnly: match[1] !== undefined };
  });
}

function ruleOf(file: string): [string, Rule] {
  const found = Object.entries(RULES).find(([folder]) => file.startsWith(`${folder}/`));
  if (!found) throw new Error(`src/${file} lies in no folder of the plan`);
  return found;
}

function isAllowed({ file, target, isOurs, typeOnly }: Import, rule: Rule): boolean {
  if (!isOurs) {
    return rule.packages.some(
      (each) => target === each.replace(/\/$/, '') || (/[/:]$/.test(each) && target.startsWith(each)),
    );
  }
  const folder = target.split('/')[0] ?? '';
  // The adapter is handed handlers whose types the commands define; their code must not reach it.
  if (file.startsWith('discord/') && folder === 'commands') return typeOnly;
  return rule.folders.includes(folder);
}

describe('who may import whom', () => {
  it.each(files)('src/%s keeps to its place', (file) => {
    const [folder, rule] = ruleOf(file);
    const broken = importsOf(file).filter((each) => !isAllowed(each, rule));
    expect(broken.map(({ target }) => `${folder} may not import ${target}: ${rule.because}`)).toEqual([]);
  });

  it('sees the imports it judges', () => {
    expect(importsOf('cli/main.ts').map((each) => each.target)).toContain('commander');
    expect(importsOf('cli/main.ts').map((each) => each.target)).toContain('cli/check.js');
    expect(importsOf('app/app.ts').map((each) => each.target)).toContain('core/ports/store.js');
  });
});
