import { describe, expect, it } from 'vitest';
import { validateBody } from '../../../src/local-discord/validate/validate-body.js';
import { keepingTexts } from '../../../src/render/catalogue/keeping/keeping-texts.js';
import { takeawayTexts } from '../../../src/render/catalogue/takeaway/takeaway-texts.js';
import { keepModal } from '../../../src/render/discord/keep-modal.js';
import { proposeModal } from '../../../src/render/discord/takeaway-messages.js';
import { field } from '../../commands/small-group.js';
import { recordOf } from '../../support/record-builder.js';

const record = recordOf({
  questions: ['Is the freezer cheating?', 'Why did two tins go mouldy?'],
  said: {
    oven: { by: 'Ilse', to: 1, text: 'Ten minutes in a hot oven and nobody could tell. I tried it on four people.' },
    bag: { by: 'Marta', to: 1, text: 'The bag keeps bread.' },
    tins: { by: 'Noor', to: 2, text: 'Two tins were *wet*, says <@503>.' },
  },
  kept: {
    '1.1': { from: 'oven', quote: 'Ten minutes in a hot oven and nobody could tell.' },
    '1.2': { from: 'bag' },
    '2.1': { from: 'tins', at: '6' },
  },
});

function labels(text: string, more: { replyTo?: string; id?: string } = {}, id = 'sentence') {
  const modal = keepModal(record, 1, { id: more.id ?? '900', text, replyTo: more.replyTo ?? null }, keepingTexts.en);
  expect(validateBody('interaction-callback', { type: 9, data: modal })).toBeNull();
  return field(modal, id).options;
}

describe('the sentences offered', () => {
  it('read as people see them: names, emoji, no marks, no ids', () => {
    const text =
      'So **says** <@503>, <:bread:123456789012345678> is `flour`. ||The end.|| Go to [this](https://a.example) now!';
    expect(labels(text).map((option) => option.label)).toEqual(['So says @Noor, :bread: is flour.', 'Go to this now!']);
  });

  it('say which are kept already, and the only one is chosen', () => {
    const options = labels(record.replies[0]?.text ?? '', { id: record.replies[0]?.id ?? '' });
    expect(options.map((option) => option.description)).toEqual(['kept as 1.1', undefined]);
    expect(labels('Just this one.').map((option) => option.default)).toEqual([true]);
  });

  it('go on in the description where they are long', () => {
    const [long] = labels(`${'word '.repeat(30)}end.`);
    expect(long?.label).toMatch(/word…$/);
    expect(long?.description).toMatch(/^…word .* end\.$/);
  });

  it('are the 25 likeliest of many, in their order: kept ones and short ones go first', () => {
    const many = Array.from({ length: 30 }, (_, n) =>
      n % 10 === 0 ? `No ${n}.` : `Sentence number ${n + 10} stands.`,
    );
    const offered = labels(many.join(' ')).map((option) => option.label);
    expect(offered).toHaveLength(25);
    expect(offered).not.toContain('No 10.');
    expect(offered).toEqual([...offered].sort((a, b) => many.indexOf(a) - many.indexOf(b)));
  });

  it('are refused where nothing is the writer’s own', () => {
    for (const text of ['> quoted', '||hidden||', '', '>>> a\nb']) {
      expect(() => labels(text)).toThrow('no sentence of its own');
    }
  });
});

describe('the relation offered', () => {
  const first = (text: string, replyTo?: string) =>
    labels(text, replyTo ? { replyTo } : {}, 'relation').map((option) => option.value)[1];

  it('is first to what is replied to or quoted, else to the newest; none is chosen', () => {
    expect(first('I do not think so.')).toBe('agrees 1.2');
    expect(first('I do not think so.', record.replies[0]?.id)).toBe('agrees 1.1');
    expect(first('> ten minutes in a hot\nNo.')).toBe('agrees 1.2');
    expect(first('> Ten minutes in a hot oven\nNo.')).toBe('agrees 1.1');
    expect(first('No.\n>>> So:\nTen minutes in a hot oven and nobody could tell. I tried it')).toBe('agrees 1.1');
    const chosen = labels('No.', {}, 'relation').filter((option) => option.default);
    expect(chosen.map((option) => option.value)).toEqual(['none']);
  });
});

describe('the sentences a takeaway may rest on', () => {
  const values = (near: number | null, claim: string | null) =>
    field(proposeModal(record, { near, claim }, takeawayTexts.en), 'claims').options.map((option) => option.value);

  it('are first those of the question whose thread one is in, then the newest', () => {
    expect(values(2, null)).toEqual(['2.1', '1.2', '1.1']);
    expect(values(1, null)).toEqual(['1.2', '1.1', '2.1']);
    expect(values(null, '1.1')[0]).toBe('1.1');
  });

  it('read as people see them', () => {
    const options = field(proposeModal(record, { near: 2, claim: null }, takeawayTexts.en), 'claims').options;
    expect(options[0]?.label).toBe('2.1 Two tins were wet, says @Noor.');
  });
});
