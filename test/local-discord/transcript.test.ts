import { expect, it } from 'vitest';
import { transcript, transcriptOf } from '../../src/local-discord/transcript.js';
import { insertMessage } from '../../src/local-discord/world/messages/insert-message.js';
import { smallWorld } from './small-world.js';

it('reads as a chat: names, answers, edits, reactions, threads', async () => {
  const { world, guild, text, application, ilse, teo } = smallWorld();
  const first = await ilse.say(text.id, 'Ten minutes in a hot oven.\nNobody could tell.');
  await teo.react(text.id, first.id, '📌');
  await teo.react(text.id, first.id, '👍');
  await ilse.react(text.id, first.id, '👍');
  const second = await teo.say(text.id, `<@${ilse.id}> really? <t:0:R>`, { replyTo: first.id });
  await teo.edit(text.id, second.id, `<@${ilse.id}> truly? <t:0:R>`);
  await ilse.say(text.id, '', { files: [{ name: 'bread.md', data: 'x'.repeat(2048) }] });
  await ilse.say(text.id, '', { poll: { question: 'Which?', answers: ['Bag', 'Tin'] } });
  insertMessage(world, text, {
    authorId: application.botUserId,
    content: 'Two lines\nof text',
    embeds: [{ title: 'Table', fields: [{ name: 'Crust', value: 'firm' }] }],
    components: [
      {
        type: 1,
        components: [
          { type: 2, style: 1, label: 'Name me', custom_id: 'n' },
          { type: 2, style: 5, label: 'Help', url: 'https://example.org' },
        ],
      },
      {
        type: 1,
        components: [{ type: 3, custom_id: 's', placeholder: 'About', options: [{ label: 'Tin', value: 't' }] }],
      },
    ],
  });
  const thread = await ilse.openThread(text.id, 'Is the freezer cheating?', { on: first.id });
  await teo.say(thread.id, 'It stops the clock.');
  await ilse.archive(thread.id);

  expect(transcript({ world }, guild)).toBe(
    [
      '# reading-room',
      '',
      'Ilse   Ten minutes in a hot oven.',
      '       Nobody could tell.',
      '       (thread: Is the freezer cheating?)   📌 👍 2',
      'Teo    ↪ Ilse: Ten minutes in a hot oven. Nobody could…',
      '       @Ilse truly? 1970-01-01 00:00 UTC   (edited)',
      'Ilse   [file: bread.md, 2 KB]',
      'Ilse   [poll: Which? Bag / Tin]',
      '',
      'Helper',
      '| Two lines',
      '| of text',
      '| **Table**',
      '| Crust: firm',
      '| [Name me] [Help ↗]',
      '| (About: Tin)',
      '',
      '## Is the freezer cheating? (archived)',
      '',
      'Teo   It stops the clock.',
      '',
    ].join('\n'),
  );
});

it('shows what an application shows: texts, sections, pictures and files of the newer kind', () => {
  const { world, text, application } = smallWorld();
  insertMessage(world, text, {
    authorId: application.botUserId,
    flags: 32768,
    components: [
      {
        type: 17,
        components: [
          { type: 10, content: 'Heading' },
          { type: 14 },
          {
            type: 9,
            components: [{ type: 10, content: 'Row' }],
            accessory: { type: 2, style: 2, label: 'Open', custom_id: 'o', disabled: true },
          },
          { type: 12, items: [{ media: { url: 'https://example.org/a.png' }, description: '3 by 3' }] },
        ],
      },
      { type: 13, file: { url: 'https://example.org/x/notes%20a.md?ex=1' } },
    ],
  });
  expect(transcriptOf({ world }, text.id)).toBe(
    [
      '# reading-room',
      '',
      'Helper',
      '| Heading',
      '|',
      '| Row   [Open (off)]',
      '| [picture: 3 by 3]',
      '| [file: notes a.md]',
      '',
    ].join('\n'),
  );
});
