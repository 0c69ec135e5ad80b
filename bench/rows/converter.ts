import { parse } from 'discord-markdown-parser';
import { chatSetting } from '../../src/render/chat/chat-setting.js';
import { chatToMarkdown } from '../../src/render/chat/to-markdown.js';
import { chatMessages } from '../chat-text.js';
import type { Bench } from '../entry.js';
import { sideBySide } from '../side-by-side.js';

const NAMES = { user: () => 'Ilse', role: () => 'hosts', channel: () => 'reading-room' };

/** Discord's text to Markdown, message by message. */
export const converter: Bench = {
  name: 'converter',
  async run(_, { isSmall }) {
    const size = isSmall ? 200_000 : 10_000_000;
    const messages = chatMessages(size);
    const setting = chatSetting({ zone: 'Europe/Berlin' });
    const time = await sideBySide(3, {
      ours: () => {
        for (const message of messages) chatToMarkdown(message, NAMES, setting);
      },
      reference: () => {
        for (const message of messages) parse(message);
      },
    });
    const speed = (milliseconds: number): number => size / 1_000 / milliseconds;
    return [
      {
        name: 'converter',
        ours: speed(time.ours),
        reference: speed(time.reference),
        unit: 'MB/s',
        limit: 10,
        direction: 'atLeast',
      },
    ];
  },
};
