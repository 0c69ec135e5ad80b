import { describe, expect, it } from 'vitest';
import type { ChatExport, ExportedMessage } from '../../../src/core/archive/chat-export.js';
import { exportedTime } from '../../../src/core/archive/exported-time.js';
import { rawMentions } from '../../../src/core/archive/raw-mentions.js';
import { readExport } from '../../../src/core/archive/read-export.js';
import { ANN, anExport, author, BEN, CLEO, exportJson, messageId, reaction, SERVER, said } from './an-export.js';

function only(message: object): ExportedMessage {
  const [read] = anExport([message]).messages;
  if (!read) throw new Error('no message was read');
  return read;
}

function words(message: object): string {
  const { reading } = only(message);
  return 'kept' in reading ? `${reading.kept.kind}: ${reading.kept.text}` : reading.skipped;
}

const file = (fileName: string) => ({ id: '1', url: 'a\\b', fileName, fileSizeBytes: 1 });
const snapshot = { timestamp: '2026-09-01T00:00:00+00:00', content: '', attachments: [], stickers: [], embeds: [] };

describe('kinds of exported message', () => {
  it.each<readonly [string, object, string]>([
    ['a name', {}, 'text: Hello.'],
    ['a number', { type: 0 }, 'text: Hello.'],
    ['a number as text', { type: '19' }, 'text: Hello.'],
    ['a reply', { type: 'Reply' }, 'text: Hello.'],
    ['a boost', { type: '8', content: 'Ann boosted.' }, 'system'],
    ['a pin', { type: 'ChannelPinnedMessage' }, 'system'],
    ['a poll result by number', { type: '46', content: '' }, 'system'],
    ['a poll result by name', { type: 'PollResult', content: '' }, 'system'],
    ['blocked words', { type: 24, content: 'never to be stored' }, 'system'],
    ['a kind of tomorrow', { type: '99' }, 'unknown-kind'],
    ['a name of tomorrow', { type: 'Telepathy' }, 'unknown-kind'],
    ['a pointer to a starter', { type: '21', content: '' }, 'starter'],
    ['a bot or webhook', { author: author(BEN, { isBot: true }) }, 'bot'],
    ['a slash answer', { type: '20', author: author(BEN, { isBot: true }), interaction: { id: '1' } }, 'bot'],
    ['nothing to see', { content: '' }, 'withheld'],
    ['an embed alone', { content: '', embeds: [{ title: 'a' }] }, 'system'],
    ['a sticker', { content: '', stickers: [{ id: '1', name: 'wave', format: 'Lottie' }] }, 'sticker: wave'],
    ['files', { content: '', attachments: [file('a.pdf'), file('b.png')] }, 'attachment: a.pdf\nb.png'],
    ['a voice message', { content: '', attachments: [file('voice-message.ogg')] }, 'voice: '],
    ['words with a file', { attachments: [file('a.pdf')] }, 'text: Hello.'],
    ['a forward', { content: '', forwardedMessage: { ...snapshot, content: 'Far.' } }, 'forward: Far.'],
    [
      'a forwarded file',
      { content: '', forwardedMessage: { ...snapshot, attachments: [file('a.pdf')] } },
      'forward: a.pdf',
    ],
    ['a forward without what it forwards', { content: '', reference: { type: 'Forward', messageId: '1' } }, 'withheld'],
    ['a poll', { content: '', poll: { question: { text: 'Tea?' }, answers: [{ text: 'Yes' }] } }, 'poll: Tea?\n- Yes'],
    ['a flat poll', { content: '', poll: { question: 'Tea?', answers: ['Yes'] } }, 'poll: Tea?\n- Yes'],
    [
      'nulls for what is not there',
      { reference: null, poll: null, interaction: null, forwardedMessage: null, mentions: null },
      'text: Hello.',
    ],
  ])('%s', (_name, more, expected) => {
    expect(words(said(1, ANN, 'Hello.', more))).toBe(expected);
  });
});

describe('an exported message', () => {
  it('is that of an old version, which wrote little', () => {
    const old = {
      ...{ id: messageId(1), type: 'Default', timestamp: '2026-09-01T03:00:00.5-04:00', content: 'Old.' },
      author: { id: ANN, name: 'ann', discriminator: '0001', isBot: false, avatarUrl: '' },
      reactions: [{ emoji: { id: null, name: '👍', isAnimated: false, imageUrl: '' }, count: 3 }],
    };
    const { reading, reactions, postedAt } = only(old);
    expect(reading).toMatchObject({ kept: { author: ANN, authorName: 'ann', editedAt: null, replyTo: null } });
    expect(postedAt.toISOString()).toBe('2026-09-01T07:00:00.500Z');
    expect(reactions).toEqual([{ emoji: '👍', users: [], nameless: 3 }]);
  });

  it('answers only a message of the same channel, and only as a reply', () => {
    const answers = (more: object) => {
      const { reading } = only(said(2, ANN, 'Yes.', more));
      return 'kept' in reading ? reading.kept.replyTo : 'skipped';
    };
    const reference = { messageId: messageId(1), channelId: messageId(0), guildId: SERVER };
    expect(answers({ type: 'Reply', reference })).toBe(messageId(1));
    expect(answers({ type: 'Reply', reference: { ...reference, channelId: null } })).toBe(messageId(1));
    expect(answers({ type: 'Reply', reference: { ...reference, channelId: messageId(99) } })).toBeNull();
    expect(answers({ type: 'Reply', reference: { ...reference, messageId: null } })).toBeNull();
    expect(answers({ reference })).toBeNull();
  });

  it('counts people by name, each once, and never bots or a server’s own emoji', () => {
    const users = [author(BEN), author(BEN), author(CLEO, { isBot: true })];
    const { reactions } = only(
      said(1, ANN, 'Yes.', {
        reactions: [
          { emoji: { id: '', name: '👍🏽' }, count: 5, users },
          reaction('📌', [BEN], { emoji: { id: '1300000000000000009', name: '📌' } }),
          reaction('🎉', [BEN]),
        ],
      }),
    );
    expect(reactions).toEqual([{ emoji: '👍🏽', users: [BEN], nameless: 2 }]);
  });
});

describe('what is no export', () => {
  it.each<readonly [string, unknown, RegExp]>([
    ['a list', [], /f\.json: the whole is not an object/],
    ['something else', { a: 1 }, /f\.json is no export of a channel/],
    ['direct messages', exportJson([], { server: '0' }), /direct messages/],
    [
      'an id that lost its last digits',
      exportJson([said(1, ANN, 'a', { id: 15e17 })]),
      /messages\[0\]\.id is not an id in quotes/,
    ],
    [
      'a message without time',
      exportJson([said(1, ANN, 'a', { timestamp: undefined })]),
      /messages\[0\]\.timestamp is missing/,
    ],
    [
      'a time without offset',
      exportJson([said(1, ANN, 'a', { timestamp: '2026-09-01T00:00:00' })]),
      /timestamp is not an instant/,
    ],
    ['messages that are none', exportJson([], { more: { messages: {} } }), /messages is not a list/],
    ['a message that is none', exportJson([7 as unknown as object]), /messages\[0\] is not an object/],
    ['nobody', exportJson([said(1, ANN, 'a', { author: undefined })]), /messages\[0\]\.author is missing/],
    ['a kind that is none', exportJson([said(1, ANN, 'a', { type: null })]), /messages\[0\]\.type is not a kind/],
  ])('%s', (_name, value, message) => {
    expect(() => readExport(value, 'f.json')).toThrow(message);
  });

  it('takes no field from a prototype', () => {
    const value = JSON.parse('{"__proto__": {"guild": {"id": "1"}}}') as unknown;
    expect(() => readExport(value, 'f.json')).toThrow(/no export of a channel/);
  });
});

it.each([
  ['2026-03-02T10:00:00+01:00', '2026-03-02T09:00:00.000Z'],
  ['2026-03-02T10:00:00.5Z', '2026-03-02T10:00:00.500Z'],
  ['2026-03-02T10:00:00.1239999-04:00', '2026-03-02T14:00:00.123Z'],
  ['2026-03-02T10:00:00.85+05:45', '2026-03-02T04:15:00.850Z'],
  ['2026-03-02T10:00:00', null],
  ['2026-13-02T10:00:00Z', null],
  ['yesterday', null],
])('the time %s', (written, instant) => {
  expect(exportedTime(written)?.toISOString() ?? null).toBe(instant);
});

describe('rendered mentions', () => {
  const ben = { id: '7', names: ['Ben', 'ben_k'] };
  const kay = { id: '8', names: ['Ben Kay'] };
  it.each<readonly [string, readonly { id: string; names: readonly string[] }[], string]>([
    ['I agree, @Ben.', [ben], 'I agree, <@7>.'],
    ['@Ben Kay and @Ben', [ben, kay], '<@8> and <@7>'],
    ['@Benedict is not mentioned, @Ben is', [ben], '@Benedict is not mentioned, <@7> is'],
    ['@健さんに賛成', [{ id: '9', names: ['健'] }], '<@9>さんに賛成'],
    ['<@7> said @Ben', [ben], '<@7> said @Ben'],
    ['@Ben and @Ben', [ben, { id: '10', names: ['Ben'] }], '@Ben and @Ben'],
    ['@Unknown left', [], '@Unknown left'],
    ['@ben_k', [ben], '<@7>'],
  ])('%s', (text, mentioned, expected) => {
    expect(rawMentions(text, mentioned)).toBe(expected);
  });
});

it('reads bounds and the parent of a thread', () => {
  const read: ChatExport = anExport([], {
    more: { dateRange: { after: '2026-09-01T00:00:00+02:00', before: null }, messageCount: undefined },
  });
  expect(read.after?.toISOString()).toBe('2026-08-31T22:00:00.000Z');
  expect(read).toMatchObject({ before: null, count: null, channel: { isThread: true } });
});
