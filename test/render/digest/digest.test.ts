import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { APIComponentInContainer, APIContainerComponent } from 'discord-api-types/v10';
import { ComponentType, MessageFlags } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { OutgoingMessage } from '../../../src/core/ports/chat.js';
import { validateBody } from '../../../src/local-discord/validate/validate-body.js';
import { type RenderedDigest, renderDigest } from '../../../src/render/digest/render-digest.js';
import { digestQuotes } from '../../../src/render/published/digest-quotes.js';
import { october, recordOf } from '../../support/record-builder.js';
import type { Spec } from '../../support/session-spec.js';
import { hostileTexts } from '../document/hostile-texts.js';
import { cases, type DigestCase } from './cases.js';

function digestOf({ specs, period }: DigestCase): RenderedDigest {
  return renderDigest(specs.map(recordOf), period, { zone: 'Europe/Berlin' });
}

function partsOf(message: OutgoingMessage): readonly APIComponentInContainer[] {
  // Our own message always is one container.
  const [container, ...others] = message.components as readonly APIContainerComponent[];
  if (container === undefined || others.length > 0) throw new Error('the digest is one container');
  return container.components;
}

/** The message as a reader sees it: texts, buttons in brackets with their addresses, the file. */
function asSeen(message: OutgoingMessage): string {
  const lines = partsOf(message).map((part) => {
    if (part.type === ComponentType.TextDisplay) return part.content;
    if (part.type === ComponentType.File) return `file: ${part.file.url}`;
    if (part.type !== ComponentType.ActionRow) return `unknown part ${part.type}`;
    return part.components.map((button) => ('url' in button ? `[${button.label}](${button.url})` : '?')).join(' ');
  });
  return `${lines.join('\n')}\n`;
}

function markdownOf({ file }: RenderedDigest): string {
  return new TextDecoder().decode(file.data);
}

describe('a digest reads as written in message.txt and digest.md (UPDATE=1 writes them anew)', () => {
  test.each(Object.entries(cases))('%s', (name, each) => {
    const folder = fileURLToPath(new URL(`./${name}/`, import.meta.url));
    const digest = digestOf(each);
    const actual = { 'message.txt': asSeen(digest.message), 'digest.md': markdownOf(digest) };
    for (const [file, text] of Object.entries(actual)) {
      if (process.env.UPDATE === '1') {
        mkdirSync(folder, { recursive: true });
        writeFileSync(folder + file, text);
      }
      expect(text).toBe(readFileSync(folder + file, 'utf8'));
    }
  });
});

describe('the message keeps to what Discord takes', () => {
  const many = (sessions: number, texts: readonly string[]): DigestCase => ({
    specs: Array.from({ length: sessions }, (_, index): Spec => {
      const said = texts.map((text, n) => [`m${n}`, { by: n % 2 ? 'Ada' : 'Ben', to: 1, text }] as const);
      const kept = texts.map(
        (_, n) => [`1.${n + 1}`, { from: `m${n}`, ...(n % 2 ? { relation: `objects 1.${n}` as const } : {}) }] as const,
      );
      return {
        title: `Session ${index}`,
        questions: ['One?', 'Two?', 'Three?'],
        said: Object.fromEntries(said),
        kept: Object.fromEntries(kept),
        thumbs: Object.fromEntries(texts.map((_, n) => [`m${n}`, ['Cleo', 'Dan']])),
        takeaways: texts.map((sentence) => ({ by: 'Ada', sentence, votes: ['Ben', 'Cleo'] })),
      };
    }),
    period: { from: october('5'), to: october('12'), weeks: 1 },
  });
  const long = (n: number): string => `${n} ${'bread and butter '.repeat(200)}`;
  const table: readonly [string, DigestCase][] = [
    ['one short session', many(1, ['Yes.', 'No.'])],
    [
      'long texts',
      many(
        1,
        Array.from({ length: 30 }, (_, n) => long(n)),
      ),
    ],
    [
      'many sessions',
      many(
        30,
        Array.from({ length: 12 }, (_, n) => long(n)),
      ),
    ],
    ['hostile texts', many(3, hostileTexts)],
  ];

  test.each(table)('%s', (_, each) => {
    const { message, file } = digestOf(each);
    const parts = partsOf(message);
    const texts = parts.flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));
    const buttons = parts.flatMap((part) => (part.type === ComponentType.ActionRow ? part.components : []));
    expect(message.flags).toBe(MessageFlags.IsComponentsV2);
    expect(texts.every((text) => text.trim() !== '')).toBe(true);
    expect(texts.join('').length).toBeLessThanOrEqual(4_000);
    expect(1 + parts.length + buttons.length).toBeLessThanOrEqual(40);
    expect(message.files).toEqual([file]);
    expect(file.name).toMatch(/^[a-z0-9-]+\.md$/);
    expect(asSeen(message)).toContain(`file: attachment://${file.name}`);
    const { components, flags } = message;
    const body = { components, flags, attachments: [{ id: 0, filename: file.name }] };
    expect(validateBody('message-create', body, { files: [file.name] })).toBeNull();
  });

  test('what does not fit is counted', () => {
    const seen = asSeen(digestOf(many(30, [long(1), long(2)])).message);
    expect(seen).toContain('Session 0');
    expect(seen).toMatch(/-# and (2[4-9]) more in the file\n/);
    expect(markdownOf(digestOf(many(30, [long(1), long(2)])))).toContain('## Session 29');
  });

  test('nobody is mentioned', () => {
    const seen = asSeen(digestOf(many(1, ['<@501> and <@&5> say @everyone, @here', 'No.'])).message);
    expect(seen).toContain('@Ben');
    expect(seen).not.toMatch(/<@|@everyone|@here/);
  });
});

test('what several agree with and somebody narrows is heard, not argued about', () => {
  const spec: Spec = {
    questions: ['One?'],
    said: { a: { by: 'Ada', to: 1, text: 'This holds.' }, b: { by: 'Ben', to: 1, text: 'In winter.' } },
    kept: { '1.1': { from: 'a' }, '1.2': { from: 'b', relation: 'narrows 1.1' } },
    thumbs: { a: ['Cleo', 'Dan', 'Eve'] },
  };
  const period = { from: october('5'), to: october('12'), weeks: 1 };
  const text = markdownOf(renderDigest([recordOf(spec)], period, { zone: 'UTC' }));
  expect(text).toMatch(/### Heard most\n\n- \*\*Ada\*\* “This holds.”/);
  expect(text).not.toContain('### Still argued');
});

test('a quiet week has a file only where one is wanted', () => {
  const period = { from: october('19'), to: october('26'), weeks: 1 };
  const { message, file, quiet } = renderDigest([], period, { zone: 'UTC', language: 'fr' });
  expect([quiet, message.files]).toEqual([true, undefined]);
  expect(asSeen(message)).toBe('Une semaine calme\u00a0: rien de nouveau n’a été dit ni retenu.\n');
  const preview = renderDigest([], period, { zone: 'UTC', fileAlways: true });
  expect(preview.message.files).toEqual([preview.file]);
  expect(asSeen(preview.message)).toContain(`file: attachment://${file.name}`);
});

test('a digest that is written again later differs in nothing but what was withdrawn', () => {
  const spec: Spec = {
    questions: ['One?'],
    said: {
      a: { by: 'Ada', to: 1, text: 'This stays.' },
      b: { by: 'Ben', to: 1, text: 'This is taken back.' },
      c: { by: 'Cleo', to: 1, text: 'This came later.', at: '13' },
    },
    kept: { '1.1': { from: 'a' }, '1.2': { from: 'b' }, '1.3': { from: 'c', at: '13' } },
    thumbs: { a: ['Ben', 'Cleo'], b: ['Ada', 'Cleo'], c: ['Ada', 'Ben'] },
    takeaways: [{ by: 'Ada', sentence: 'Accepted later.', decidedAt: '14' }],
  };
  const period = { from: october('5'), to: october('12'), weeks: 1 };
  const write = (given: Spec): string => markdownOf(renderDigest([recordOf(given)], period, { zone: 'UTC' }));
  const without = <T>(entries: Readonly<Record<string, T>> = {}): Record<string, T> =>
    Object.fromEntries(Object.entries(entries).filter(([key]) => key !== 'b'));
  const lines = write(spec).split('\n');
  const after = write({ ...spec, closed: '20', said: without(spec.said), thumbs: without(spec.thumbs) }).split('\n');
  expect(lines.filter((line) => line.includes('taken back'))).toHaveLength(1);
  const counts = /messages? by/;
  const links = /\/\d+\)/g;
  const comparable = (each: readonly string[]): readonly string[] =>
    each.filter((line) => !counts.test(line) && !line.includes('taken back')).map((line) => line.replace(links, ')'));
  expect(comparable(after)).toEqual(comparable(lines));
  expect(after.join()).not.toMatch(/taken back|later/);
});

test.each(Object.entries(cases))('whose words the digest %s holds is known', (_, each) => {
  const { message, file } = digestOf(each);
  const text = `${JSON.stringify(message.components)}\n${new TextDecoder().decode(file.data)}`;
  const printed = new Set([...text.matchAll(/\[(\d+\.\d+)\]\(https:/g)].map(([, number]) => number));
  const known = new Set(digestQuotes(each.specs.map(recordOf), each.period, 'Europe/Berlin').map(({ item }) => item));
  expect([...printed].filter((number) => !known.has(number ?? ''))).toEqual([]);
});
