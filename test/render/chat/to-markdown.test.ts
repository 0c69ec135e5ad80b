import { describe, expect, it } from 'vitest';
import { chatSetting } from '../../../src/render/chat/chat-setting.js';
import type { NameBook } from '../../../src/render/chat/names.js';
import { quoteBlock, quoteInline } from '../../../src/render/chat/quote.js';
import { chatToMarkdown } from '../../../src/render/chat/to-markdown.js';
import { snippets } from './snippets.js';

const names: NameBook = {
  user: (id) =>
    new Map([
      ['1', 'Ilse'],
      ['2', 'Te_o [x]'],
    ]).get(id) ?? null,
  role: (id) =>
    new Map([
      ['5', 'hosts'],
      ['6', 'everyone'],
    ]).get(id) ?? null,
  channel: (id) =>
    new Map([
      ['7', 'bread-talk'],
      ['8', '___hidden___'],
    ]).get(id) ?? null,
};

describe('chatToMarkdown', () => {
  it.each(snippets)('$name', ({ chat, block }) => {
    expect(chatToMarkdown(chat, names)).toBe(block);
  });

  it('prints times in the zone and the language it is given', () => {
    const berlin = { zone: 'Europe/Berlin', language: 'de' };
    expect(chatToMarkdown('<t:1764621296:F>', names, berlin)).toBe('Montag, 1. Dezember 2025, 21:34 Europe/Berlin');
    expect(chatToMarkdown('<t:1764621296:d>', names, { zone: 'Asia/Tokyo' })).toBe('2 December 2025 (Asia/Tokyo)');
  });

  it.each([
    ['en', '\\[spoiler\\] (attachment) @unknown-user #unknown-channel Server Guide'],
    ['de-AT', '\\[Spoiler\\] (Anhang) @unbekannt #unbekannter-kanal Server-Leitfaden'],
    ['es', '\\[oculto\\] (archivo adjunto) @alguien-sin-nombre #canal-desconocido Guía del servidor'],
    ['fr', '\\[passage masqué\\] (pièce jointe) @quelqu’un #salon-inconnu Guide du serveur'],
    ['ja', '\\[ネタバレ\\] （添付ファイル） @不明なユーザー #不明なチャンネル サーバーガイド'],
    ['ko', '\\[스포일러\\] (첨부 파일) @알-수-없는-사용자 #알-수-없는-채널 서버 가이드'],
    ['nl', '\\[spoiler\\] (attachment) @unknown-user #unknown-channel Server Guide'],
  ])('speaks %s where it speaks for itself', (language, expected) => {
    const chat = '||no|| https://cdn.discordapp.com/a/b.png <@77> <#77> <id:guide>';
    expect(chatToMarkdown(chat, names, { language })).toBe(expected);
  });

  it('speaks of somebody without a name, and does not address them', () => {
    expect(chatToMarkdown('Ask <@77> or <@1>.', names, { nobody: 'a participant' })).toBe(
      'Ask a participant or @Ilse.',
    );
  });

  it('takes options that were worked out once', () => {
    const setting = chatSetting({ zone: 'Asia/Tokyo', language: 'ja' });
    expect(chatToMarkdown('<t:1764621296:D> <t:1764621297:D>', names, setting)).toBe(
      '2025年12月2日 (Asia/Tokyo) 2025年12月2日 (Asia/Tokyo)',
    );
  });

  it('gives nothing for nothing', () => {
    expect(chatToMarkdown('', names)).toBe('');
    expect(chatToMarkdown(' \n\t\n\u0000', names)).toBe('');
  });
});

describe('quoteInline', () => {
  it.each(snippets)('$name', ({ chat, inline }) => {
    expect(quoteInline(chat, names)).toBe(inline);
  });

  it('gives nothing for nothing', () => {
    expect(quoteInline(' \n', names)).toBeNull();
    expect(quoteInline('\u0000\u202e', names)).toBeNull();
  });

  it.each([
    ['**One.', 'One.'],
    ['Two.**', 'Two.'],
    ['__One *two*.', 'One *two*.'],
    ['~~One.', 'One.'],
    ['**One** two.**', '**One** two.'],
    ['*One.', '\\*One.'],
    ['**', '\\*\\*'],
  ])('leaves out a mark whose partner stands in another sentence: %s', (chat, expected) => {
    expect(quoteInline(chat, names)).toBe(expected);
  });

  it('leaves what is longer than 400 characters to a block', () => {
    expect(quoteInline('a'.repeat(400), names)).toBe('a'.repeat(400));
    expect(quoteInline('a'.repeat(401), names)).toBeNull();
  });
});

describe('quoteBlock', () => {
  it('marks every line, the empty ones too', () => {
    expect(quoteBlock('one\ntwo\n\n```\na\n\nb\n```\n- x', names)).toEqual([
      '> one\\',
      '> two',
      '>',
      '> ```',
      '> a',
      '>',
      '> b',
      '> ```',
      '>',
      '> * x',
    ]);
  });

  it('has no lines for nothing', () => {
    expect(quoteBlock(' \n', names)).toEqual([]);
  });
});
