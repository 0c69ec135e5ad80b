import type { ArchivedClaim, ArchivedReply, SessionArchive } from '../src/core/archive/session-archive.js';
import { anchor } from '../src/core/quote.js';
import { DEFAULT_EMOJI } from '../src/core/replies.js';
import { chatMessages } from './chat-text.js';
import { randomFrom } from './random.js';

export const SERVER = '1300000000000000000';

const SOURCE = `# A long week

| Ingredient | One | Two | Three |
|---|---|---|---|
| Reward | a | b | c |
| Data | d | e | f |

## Questions

1. What of the reward?
2. What of the data?
3. What of the rest?

## Discussion

(none)

## What we took from it

(none)
`;

/** A session with so many replies by forty people and so many kept sentences, always the same for the same numbers. */
export function drawnSession(slug: string, replies: number, claims: number, first: bigint): SessionArchive {
  const random = randomFrom(11);
  const texts = chatMessages(replies * 400);
  const said = Array.from({ length: replies }, (_, index) => reply(first, index, texts[index] ?? 'ok', random));
  const step = Math.floor(replies / claims);
  const counts = [0, 0, 0];
  const kept = Array.from({ length: claims }, (_, index): ArchivedClaim => {
    const of = said[index * step] as ArchivedReply;
    const question = of.question ?? 1;
    counts[question - 1] = (counts[question - 1] ?? 0) + 1;
    return claim(of, counts[question - 1] ?? 1, random);
  });
  return {
    session: {
      ...{
        server: SERVER,
        id: '0',
        group: 'default',
        slug,
        state: 'posted' as const,
        loadedBy: '1400000000000000000',
        hosts: [],
      },
      ...{ speaker: '1400000000000000001', channel: '1310000000000000000', postedAt: new Date(0), closedAt: null },
      ...DEFAULT_EMOJI,
    },
    document: { title: 'A long week', file: `${slug}.md`, language: 'en', text: SOURCE },
    draft: null,
    questions: [1, 2, 3].map((number) => ({
      number,
      headline: HEADLINES[number - 1] ?? '',
      body: '',
      about: [],
      removed: false,
    })),
    places: [1, 2, 3].map((question) => place(first, question)),
    generated: {},
    replies: said,
    tombstones: [],
    claims: kept,
    leftOut: [],
    caughtUp: [],
    notes: [],
    takeaways: [],
    people: Array.from({ length: 40 }, (_, index) => ({
      ...{ id: personId(index), name: `Person ${index}`, nameSeenAt: new Date(0), outside: 'name' as const },
    })),
  };
}

const HEADLINES = ['What of the reward?', 'What of the data?', 'What of the rest?'];

function place(first: bigint, question: number) {
  const thread = threadId(first, question);
  const ids = { channel: '1310000000000000000', message: thread, thread };
  return { kind: 'question' as const, question, ...ids, fingerprint: '', cursor: null, gone: false };
}

function reply(first: bigint, index: number, text: string, random: (below: number) => number): ArchivedReply {
  const question = 1 + random(3);
  const author = random(40);
  return {
    ...{
      id: String(first + 1_000n + BigInt(index)),
      thread: threadId(first, question),
      question,
      author: personId(author),
    },
    ...{ authorName: `Person ${author}`, kind: 'text', text, postedAt: new Date(1_760_000_000_000 + index * 1_000) },
    ...{ editedAt: null, replyTo: null, versions: [] },
    reactions: random(5) === 0 ? [{ user: personId(random(40)), emoji: '👍', at: null }] : [],
  };
}

function claim(of: ArchivedReply, number: number, random: (below: number) => number): ArchivedClaim {
  const words = anchor(of.text, 0, of.text.length);
  return {
    ...{ question: of.question ?? 1, number, message: of.id, ...words, keeper: personId(random(40)) },
    ...{ keptAt: of.postedAt, rewordedAt: null, rows: ['reward'], columns: ['one'], confirmedBy: personId(0) },
    ...{ relation: null, authorSays: null, answeredAt: null, removed: null },
  };
}

function threadId(first: bigint, question: number): string {
  return String(first + BigInt(question));
}

function personId(index: number): string {
  return String(1_400_000_000_000_000_001n + BigInt(index));
}
