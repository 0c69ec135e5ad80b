import type { Store } from '../src/core/ports/store.js';
import { DEFAULT_EMOJI } from '../src/core/replies.js';
import type { FeedPlace } from './feed/orders.js';

const QUESTIONS_A_SESSION = 10;

/** Puts sessions into the store that stand in the feed's threads, ten questions each, as if a host had posted them. */
export async function postSessions(store: Store, place: FeedPlace): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let at = 0; at < place.threads.length; at += QUESTIONS_A_SESSION) {
    ids.push(await store.archives.write(session(place, at)));
  }
  return ids;
}

function session({ server, room, threads, host }: FeedPlace, at: number): Parameters<Store['archives']['write']>[0] {
  const slug = `session-${at / QUESTIONS_A_SESSION + 1}`;
  const numbers = Array.from({ length: QUESTIONS_A_SESSION }, (_, index) => index + 1);
  const headlines = numbers.map((number) => `What of number ${number}?`);
  const text = `# ${slug}\n\n| Ingredient | One | Two |\n|---|---|---|\n| Reward | a | b |\n| Data | c | d |\n\n## Questions\n\n${headlines.map((each) => `- ${each}`).join('\n')}\n\n## Discussion\n\n## What we took from it\n`;
  return {
    session: {
      ...{ server, id: '0', group: 'default', slug, state: 'posted' as const, loadedBy: host, hosts: [] },
      ...{ speaker: null, channel: room, postedAt: new Date(), closedAt: null, ...DEFAULT_EMOJI },
    },
    document: { title: slug, file: `${slug}.md`, language: 'en', text },
    draft: null,
    questions: numbers.map((number, index) => ({
      ...{ number, headline: headlines[index] ?? '', body: '', about: [], removed: false },
    })),
    places: numbers.map((question, index) => {
      const thread = threads[at + index] ?? '';
      const ids = { channel: room, message: thread, thread };
      return { kind: 'question' as const, question, ...ids, fingerprint: '', cursor: thread, gone: false };
    }),
    generated: {},
    replies: [],
    notes: [],
    tombstones: [],
    claims: [],
    leftOut: [],
    caughtUp: [],
    takeaways: [],
    people: [],
  };
}
