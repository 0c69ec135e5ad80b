import { randomFrom } from './random.js';

const SENTENCES = [
  'I tried it on four people and nobody could tell.',
  'The crust went soft after a day, but the crumb was fine.',
  'Does anybody know what they measured in table 3?',
  'That is what I thought too, until I read the appendix.',
  'So we compare a baked loaf with a rebaked one, which is not the same thing at all.',
  'ok',
  'Agreed, see above.',
  'Ich glaube, das gilt nur für kleine Brote.',
  'それは冷凍庫の話だと思います。',
  'I would keep it in linen, honestly; the tin made it sweat and the freezer needs planning ahead every single time.',
];

const MARKED = [
  'This is *really* what **matters** here, and __nobody__ says it.',
  'Look at https://example.org/paper/2024?section=3_1&x=y for the figures',
  'As <@123456789012345678> said in <#223456789012345678>: ~~never~~ rarely.',
  '> Ten minutes in a hot oven\nYou compare two different things.',
  '`npm run bench` prints it, doesn’t it? <:bread:323456789012345678>',
  '- linen bag\n- freezer\n- sealed tin',
  'We meet <t:1760000000:f>, ||spoiler: it is mouldy||',
  '```py\nfor loaf in loaves:\n    print(loaf)\n```',
  'A snake_case_name and 2 * 3 * 4 and a ~10 % loss…',
];

/** Messages of a lively channel, of so many bytes together: of ten sentences, three carry some of Discord's marks. */
export function chatMessages(bytes: number): readonly string[] {
  const random = randomFrom(7);
  const messages: string[] = [];
  let left = bytes;
  while (left > 0) {
    const sentences = Array.from({ length: 1 + random(4) }, () => {
      const from = random(10) < 3 ? MARKED : SENTENCES;
      return from[random(from.length)] ?? '';
    });
    const message = sentences.join(random(3) === 0 ? '\n' : ' ');
    messages.push(message);
    left -= Buffer.byteLength(message);
  }
  return messages;
}
