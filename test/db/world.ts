import type { SessionDocument } from '../../src/core/document/session.js';
import type { Store } from '../../src/core/ports/store.js';
import type { Change, IncomingMessage } from '../../src/core/replies.js';
import type { Question } from '../../src/core/sessions.js';

/** Two servers, people and threads that tests of the store speak of. Ids exceed a double's precision on purpose. */
export const SERVER = '1234567890123456781';
export const OTHER = '1234567890123456782';
export const CHANNEL = '1300000000000000001';
export const THREAD = '1300000000000000101';
export const THREAD_2 = '1300000000000000102';
export const TAKEAWAYS = '1300000000000000103';
export const ANN = '1400000000000000001';
export const BEN = '1400000000000000002';
export const CLEO = '1400000000000000003';

/** The instant `minutes` after the first message. */
export function at(minutes: number): Date {
  return new Date(Date.UTC(2026, 2, 2, 9, minutes));
}

/** A document that is nothing but its title: the store does not look into it. */
export function titleOnly(bytes: Uint8Array, file: string): SessionDocument {
  const title = new TextDecoder().decode(bytes).split('\n')[0] ?? '';
  // The store hands the document on as it is; no part of it but the title is read in these tests.
  return { title, file } as unknown as SessionDocument;
}

export function draft(server: string, slug = 'first', text = 'A title\n') {
  const source = new TextEncoder().encode(text);
  return {
    server,
    group: 'default',
    slug,
    title: 'A title',
    file: `${slug}.md`,
    language: 'en' as const,
    source,
    loadedBy: ANN,
  };
}

export function question(number: number, removed = false): Question {
  return { number, headline: `Question ${number}?`, body: '', about: ['reward', 'scale "and" cost, {too}'], removed };
}

export function place(session: string, kind: 'question' | 'takeaways', thread: string, number: number | null = null) {
  return { session, kind, question: number, channel: CHANNEL, message: thread, thread, fingerprint: 'f' };
}

/** A posted session of two questions with three threads. Threads of different servers need different offsets. */
export async function postedSession(store: Store, server = SERVER): Promise<string> {
  const { id } = await store.sessions.saveDraft(draft(server));
  await store.sessions.beginPosting(server, id, {
    channel: CHANNEL,
    title: 'A title',
    questions: [question(1), question(2)],
  });
  await store.sessions.savePlace(server, place(id, 'question', THREAD, 1));
  await store.sessions.savePlace(server, place(id, 'question', THREAD_2, 2));
  await store.sessions.savePlace(server, place(id, 'takeaways', TAKEAWAYS));
  await store.sessions.markPosted(server, id, CHANNEL, at(0));
  return id;
}

/** The id of the n-th message. */
export function messageId(n: number): string {
  return String(1_500_000_000_000_000_000n + BigInt(n));
}

export function message(n: number, more: Partial<IncomingMessage> = {}): Extract<Change, { kind: 'message' }> {
  const text = `Words of message ${n}.`;
  return {
    kind: 'message',
    message: {
      server: SERVER,
      id: messageId(n),
      channel: THREAD,
      author: ANN,
      authorName: 'Ann',
      kind: 'text',
      text,
      postedAt: at(n),
      editedAt: null,
      replyTo: null,
      ...more,
    },
  };
}

export function edited(n: number, minutes: number, text: string): Change {
  return message(n, { text, editedAt: at(minutes) });
}

export function deleted(...numbers: number[]): Change {
  return { kind: 'deleted', server: SERVER, channel: THREAD, messages: numbers.map(messageId) };
}

/** Seen `n` minutes after the start, n being the message's number. */
export function reaction(n: number, user: string, emoji = '📌', added = true): Change {
  return { kind: 'reaction', server: SERVER, channel: THREAD, message: messageId(n), user, emoji, added, at: at(n) };
}
