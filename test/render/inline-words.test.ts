import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { transformSync } from 'esbuild';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/** What people meet in Discord comes from these folders; documents and their problems have words of their own. */
const FOLDERS = ['app', 'commands', 'discord', 'render/chat', 'render/discord'];

/** Files whose words nobody reads in Discord, or only in English, and who reads them. */
const LET_BE: Readonly<Record<string, string>> = {
  'app/apply-tags.ts': 'notes of `rapporteur import`',
  'app/find-session.ts': 'a session named in the shell',
  'app/import-archive.ts': 'notes of `rapporteur import`',
  'app/import-plan.ts': 'mistakes of `rapporteur import`',
  'app/import-session.ts': 'notes of `rapporteur import`',
  'discord/read-message.ts': 'a warning in the log',
  'discord/start-up.ts': 'why `rapporteur start` cannot start',
  'render/chat/timestamp.ts': 'months and weekdays of English texts; other languages have Intl’s',
};

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The dotted name of what is called or made, such as `app.log.warn`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`;
  return node.type === 'Super' ? 'super' : String(node.name ?? '');
}

/**
 * What is not looked into: names of commands and menus stay English, so that help posts match (design 9), and words in
 * errors of ours and in the log are for whoever runs the bot.
 */
function isLetBe(node: Node): boolean {
  if (node.type === 'Property') return nameOf(node.key) === 'name';
  if (node.type === 'NewExpression') return /^(Error|UnreachableError)$/.test(nameOf(node.callee));
  return node.type === 'CallExpression' && /(^|\.)(log\.\w*|reaching)$/.test(nameOf(node.callee));
}

/** The fixed words of a literal, each inserted value as `…`; null for anything else. */
function fixedWords(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { readonly value: { readonly cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

/** Names of permissions as Discord's English client has them, such as `View Channel`, are Discord's words. */
const PERMISSIONS = new Set(Object.keys(PermissionFlagsBits).map((name) => name.toLowerCase()));
const isPermission = (words: string) => PERMISSIONS.has(words.replaceAll(' ', '').toLowerCase());

/** A sentence, or a label of two words and more that begins like one. */
const isProse = (words: string) =>
  /^\P{L}*\p{Lu}\p{Ll}+ \P{L}*\p{L}/u.test(words) || /\p{Ll}{2,} \p{Ll}{2,} \p{Ll}{2,}/u.test(words);

/** Every stretch of English in a source that is neither a command's name nor for the log. */
function proseIn(source: string): readonly string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) look(each);
    if (!isNode(value) || isLetBe(value)) return;
    const words = fixedWords(value);
    if (words !== null && isProse(words) && !isPermission(words)) found.push(words);
    for (const inner of Object.values(value)) look(inner);
  };
  look(parseAst(transformSync(source, { loader: 'ts' }).code));
  return found;
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(SRC, folder), { withFileTypes: true, recursive: true }).flatMap((entry) =>
    entry.isFile() ? [relative(SRC, join(entry.parentPath, entry.name)).replaceAll('\\', '/')] : [],
  ),
);

it('what people read in Discord stands in the catalogue, in six languages, and nowhere else', () => {
  const found = files
    .filter((file) => !(file in LET_BE))
    .flatMap((file) => proseIn(readFileSync(join(SRC, file), 'utf8')).map((words) => `${file}: ${words}`));
  expect(found).toEqual([]);
});

it('files that are let be exist, and have such words', () => {
  for (const file of Object.keys(LET_BE)) expect(proseIn(readFileSync(join(SRC, file), 'utf8')), file).not.toEqual([]);
});

it('finds sentences, labels and insertions, and lets the log, errors and names be', () => {
  const source = `
    const a = { title: 'Keep a sentence', name: 'Keep a sentence' };
    const b = \`\${what} is under way already.\`;
    const c = button('Take it back', id);
    log.error({ id }, 'An answer could not be shown');
    app.log[isKnown ? 'warn' : 'error']({ id }, 'It could not be shown either');
    if (missing.includes('View Channel')) throw new Error('There is no such thing');
    const d = ['session load', 'en-US', 'Wrap', '-# '];`;
  expect(proseIn(source)).toEqual(['Keep a sentence', '… is under way already.', 'Take it back']);
});
