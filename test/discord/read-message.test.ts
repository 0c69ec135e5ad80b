import { type APIMessage, MessageFlags, MessageReferenceType, MessageType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { readMessage, type SkipReason } from '../../src/discord/read-message.js';
import { aMessage, ILSE, SELF, SERVER, THREAD } from './a-message.js';

const context = { server: SERVER, self: SELF, nick: null };

function kept(parts: Partial<APIMessage>, nick: string | null = null) {
  const reading = readMessage(aMessage(parts), { ...context, nick });
  if (!('kept' in reading)) throw new Error(`skipped as ${reading.skipped}`);
  return reading.kept;
}

function attachment(filename: string, more: object = {}) {
  return { id: '1', filename, size: 10, url: 'https://cdn.discordapp.com/x', proxy_url: '', ...more };
}

const author = aMessage().author;
const poll = {
  question: { text: 'Which first?' },
  answers: [
    { answer_id: 1, poll_media: { text: 'Reward' } },
    { answer_id: 2, poll_media: { emoji: { id: null, name: '🧪' } } },
  ],
  expiry: null,
  allow_multiselect: false,
  layout_type: 1,
};
const forwarded = {
  message_reference: { type: MessageReferenceType.Forward, channel_id: '7', message_id: '8' },
  content: '',
};
const snapshot = (parts: object) => ({
  message_snapshots: [{ message: { ...aMessage({ content: 'said elsewhere' }), ...parts } }],
});

describe('the kinds of message that are kept', () => {
  const cases: readonly [string, Partial<APIMessage>, string, string][] = [
    ['words', {}, 'text', 'It scales, but only with the verifier.'],
    ['an answer', { type: MessageType.Reply }, 'text', 'It scales, but only with the verifier.'],
    ['words with a file', { attachments: [attachment('a.png')] }, 'text', 'It scales, but only with the verifier.'],
    ['a forward, with its snapshot’s words', { ...forwarded, ...snapshot({}) } as never, 'forward', 'said elsewhere'],
    [
      'a forward of a picture',
      { ...forwarded, ...snapshot({ content: '', attachments: [attachment('fig.png')] }) } as never,
      'forward',
      'fig.png',
    ],
    [
      'a voice message',
      { content: '', flags: MessageFlags.IsVoiceMessage, attachments: [attachment('v.ogg', { duration_secs: 72.4 })] },
      'voice',
      '1:12',
    ],
    ['a sticker', { content: '', sticker_items: [{ id: '1', name: 'Owl', format_type: 1 }] }, 'sticker', 'Owl'],
    [
      'files with alternative text',
      { content: '', attachments: [attachment('a.png', { description: 'Loss over steps' }), attachment('b.csv')] },
      'attachment',
      'a.png (Loss over steps)\nb.csv',
    ],
    ['a poll', { content: '', poll } as never, 'poll', 'Which first?\n- Reward\n- 🧪'],
  ];
  it.each(cases)('%s', (_name, parts, kind, text) => {
    expect(kept(parts)).toMatchObject({ kind, text, author: ILSE, server: SERVER, channel: THREAD });
  });
});

describe('the kinds that are skipped', () => {
  const cases: readonly [string, Partial<APIMessage>, SkipReason][] = [
    ['our own', { author: { ...author, id: SELF, bot: true } }, 'own'],
    ['another bot', { author: { ...author, bot: true } }, 'bot'],
    ['a webhook', { webhook_id: '9', author: { ...author, bot: true } }, 'webhook'],
    ['the start of a thread', { type: MessageType.ThreadStarterMessage, content: '' }, 'system'],
    ['a thread was made', { type: MessageType.ThreadCreated }, 'system'],
    ['a pin', { type: MessageType.ChannelPinnedMessage, content: '' }, 'system'],
    ['a new name', { type: MessageType.ChannelNameChange }, 'system'],
    ['what moderation blocked', { type: MessageType.AutoModerationAction }, 'system'],
    ['a poll’s result', { type: MessageType.PollResult, content: '' }, 'system'],
    ['an answer to a command', { type: MessageType.ChatInputCommand }, 'system'],
    ['what only one person sees', { flags: MessageFlags.Ephemeral }, 'system'],
    ['a kind of the future', { type: 9999 as MessageType }, 'unknown-kind'],
    ['nothing to see and no reason', { content: '' }, 'withheld'],
    ['a voice message without its recording', { content: '', flags: MessageFlags.IsVoiceMessage }, 'withheld'],
    ['a forward without its snapshot', forwarded as never, 'withheld'],
    ['an invitation to an activity', { content: '', activity: { type: 1 } }, 'system'],
    ['an update that brings no words', { content: undefined } as never, 'partial'],
    ['an update that brings no author', { author: undefined } as never, 'partial'],
  ];
  it.each(cases)('%s', (_name, parts, skipped) => {
    expect(readMessage(aMessage(parts), context)).toEqual({ skipped });
  });
});

describe('names, times and answers', () => {
  it('takes the nickname, else the display name, else the user name', () => {
    expect(kept({}, 'Ilse from Ghent').authorName).toBe('Ilse from Ghent');
    expect(kept({}).authorName).toBe('Ilse K');
    expect(kept({ author: { ...author, global_name: null } }).authorName).toBe('ilse_k');
  });

  it('reads times as instants, and no edit as null', () => {
    expect(kept({ timestamp: '2026-11-30T19:30:00.123000+01:00' }).postedAt).toEqual(
      new Date('2026-11-30T18:30:00.123Z'),
    );
    expect(kept({}).editedAt).toBeNull();
    expect(kept({ edited_timestamp: '2026-11-30T18:05:00+00:00' }).editedAt).toEqual(new Date('2026-11-30T18:05:00Z'));
  });

  const reply = { type: MessageType.Reply };
  const references: readonly [string, Partial<APIMessage>, string | null][] = [
    ['in the same thread', { ...reply, message_reference: { channel_id: THREAD, message_id: '77' } }, '77'],
    ['in another channel', { ...reply, message_reference: { channel_id: '1', message_id: '77' } }, null],
    ['whose target is gone', { ...reply, referenced_message: null }, null],
    ['a forward', { ...forwarded, ...snapshot({}) } as never, null],
  ];
  it.each(references)('names the answered message only where it stands beside it: %s', (_name, parts, replyTo) => {
    expect(kept(parts).replyTo).toBe(replyTo);
  });

  it('keeps at most 4,000 characters and never half a pair', () => {
    const text = kept({ content: `${'a'.repeat(3999)}😀${'b'.repeat(500)}` }).text;
    expect(text).toBe('a'.repeat(3999));
    expect(kept({ content: 'a'.repeat(5000) }).text).toHaveLength(4000);
  });
});
