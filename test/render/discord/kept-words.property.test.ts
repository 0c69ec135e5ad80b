import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../../src/core/errors.js';
import type { SessionRecord } from '../../../src/core/record.js';
import { validateBody } from '../../../src/local-discord/validate/validate-body.js';
import { keepingTexts } from '../../../src/render/catalogue/keeping/keeping-texts.js';
import { meTexts } from '../../../src/render/catalogue/me/me-texts.js';
import { takeawayTexts } from '../../../src/render/catalogue/takeaway/takeaway-texts.js';
import { claimList, keptMessage } from '../../../src/render/discord/claim-messages.js';
import { keepModal } from '../../../src/render/discord/keep-modal.js';
import { meMessage } from '../../../src/render/discord/me-message.js';
import { takeawayCard } from '../../../src/render/discord/takeaway-card.js';
import { proposeModal, takeawayList } from '../../../src/render/discord/takeaway-messages.js';
import { recordOf } from '../../support/record-builder.js';

const PIECES = [
  ...[
    '**',
    '_',
    '~~',
    '||',
    '`',
    '```',
    '> ',
    '>>> ',
    '# ',
    '-# ',
    '- ',
    '1. ',
    '\\',
    '\n',
    ' ',
    '. ',
    '! ',
    '? ',
    '。',
  ],
  ...['<@501>', '<@999999999999999999>', '<:bread:123456789012345678>', '<t:1700000000:F>', '@everyone', '&lt;'],
  ...[
    '[x](https://a.example/',
    ')',
    'https://b.example/a_b*c',
    '😀',
    '👩‍👩‍👧',
    '\u202e',
    '\ud800',
    '\0',
    'words',
    'パン',
    'é',
  ],
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 12 })), { minLength: 1, maxLength: 400 })
  .map((parts) => parts.join('').slice(0, 4_000));
const names = fc.array(fc.string({ maxLength: 200 }), { maxLength: 40 });

const drawn = fc.record({
  said: fc.array(text, { minLength: 1, maxLength: 14 }),
  names,
  rows: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 150 }).filter(hasLetter), {
    maxLength: 40,
    selector: slug,
  }),
});

function hasLetter(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name);
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** A session in which everything that was said is kept, tagged with all rows, and proposed. */
function sessionOf({ said, rows }: { said: readonly string[]; rows: readonly string[] }): SessionRecord {
  const entries = said.map((words, index) => [`m${index}`, words] as const);
  return recordOf({
    rows,
    columns: rows,
    questions: [{ headline: 'What?', about: rows.map(slug) }],
    said: Object.fromEntries(entries.map(([key, words]) => [key, { by: 'Ann *_~|`', to: 1, text: words }])),
    kept: Object.fromEntries(entries.map(([key], n) => [`1.${n + 1}`, { from: key, rows, columns: rows }])),
    takeaways: entries.map(([, words]) => ({ by: 'Ann *_~|`', sentence: words.slice(0, 500), claims: ['1.1'] })),
  });
}

/** Every text that is a label or a choice, where Discord renders nothing. */
function labelsIn(body: object): readonly string[] {
  return [...JSON.stringify(body).matchAll(/"(?:label|description)":("(?:[^"\\]|\\.)*")/g)].map(([, label = '""']) =>
    // Captured as a JSON string just above.
    String(JSON.parse(label)),
  );
}

describe('whatever people wrote', () => {
  it('is shown within Discord’s limits, in words', () => {
    fc.assert(
      fc.property(drawn, (spec) => {
        const record = sessionOf(spec);
        const [claim] = record.claims;
        const [takeaway] = record.takeaways;
        if (!claim || !takeaway) throw new Error('nothing was kept');
        // In code Discord shows mentions and emoji as they were typed.
        const hasCode = spec.said.some((words) => words.includes('`'));
        const overlapping = record.claims;
        const other = { ...record, session: { ...record.session, id: '8' } };
        for (const body of [
          claimList(record, 0, keepingTexts.ja.list),
          claimList(record, 1, keepingTexts.de.list),
          keptMessage({ record, claim, added: true, tagged: true, overlapping }, keepingTexts.fr),
          meMessage(
            { user: '501', records: [record, other], page: 0, done: { said: 'x', takeBack: ['7', '1.1'] } },
            meTexts.en,
          ),
          meMessage({ user: '500', records: [record], page: 1 }, meTexts.fr),
          takeawayCard({ record, takeaway }),
          takeawayList(record, takeawayTexts.de),
        ]) {
          expect(validateBody('message-create', body)).toBeNull();
          if (!hasCode) expect(JSON.stringify(body)).not.toMatch(/<@&?!?\d|<a?:\w+:\d/);
        }
        for (const open of [
          () => proposeModal(record, { near: 1, claim: '1.2' }, takeawayTexts.ja),
          () => keepModal(record, 1, { id: '9', text: spec.said[0] ?? '', replyTo: null }, keepingTexts.fr),
        ]) {
          const modal = orRefused(open);
          if (!modal) continue;
          expect(validateBody('interaction-callback', { type: 9, data: modal })).toBeNull();
          for (const label of labelsIn(modal)) expect(label).not.toMatch(hasCode ? /\n/ : /\d{15,}|\n/);
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** What has no words of its own is refused, and by nothing but an error for people. */
function orRefused<T>(open: () => T): T | null {
  try {
    return open();
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}
