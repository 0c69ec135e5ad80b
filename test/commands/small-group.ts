import type { App } from '../../src/app/app.js';
import { createMemory } from '../../src/app/memory.js';
import { pause } from '../../src/cli/pause.js';
import { allTopics } from '../../src/commands/all.js';
import type { Answer, Choice, Door, Invocation, Modal } from '../../src/commands/command.js';
import { createInteractions } from '../../src/commands/interactions.js';
import { parseSession } from '../../src/core/document/parse.js';
import { numberQuestions } from '../../src/core/numbering.js';
import type { Chat, OutgoingMessage } from '../../src/core/ports/chat.js';
import type { Store } from '../../src/core/ports/store.js';
import type { SessionRecord } from '../../src/core/record.js';
import { SILENT } from '../db/each-store.js';

export const SERVER = '1234567890123456781';
export const ROOM = '1300000000000000001';
export const SELF = '1400000000000000099';

const BREAD = `# Keeping bread fresh

| Ingredient | Linen bag | Freezer |
|---|---|---|
| Crust | firm | soft |
| Cost | none | power |

## Questions

1. Is the freezer cheating about the Crust?
2. Why did two tins go mouldy?
`;

/** Who people are in these tests: their id is theirs in every server. */
export const PEOPLE = {
  hanna: '1400000000000000001',
  marta: '1400000000000000002',
  ilse: '1400000000000000003',
  teo: '1400000000000000004',
  noor: '1400000000000000005',
} as const;
export type PersonName = keyof typeof PEOPLE;

/** What somebody does: everything but who they are is optional. */
export interface Doing extends Partial<Omit<Invocation, 'caller' | 'options' | 'fields'>> {
  readonly by: PersonName;
  readonly in?: string;
  readonly server?: string;
  readonly permissions?: bigint;
  readonly roles?: readonly string[];
  readonly timedOutUntil?: Date;
  readonly locale?: string;
  readonly joinedAt?: Date;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
}

/** A posted session over a real store, with a Discord that only writes down what it is asked. */
export interface SmallGroup {
  readonly app: App;
  readonly session: string;
  readonly sent: { readonly channel: string; readonly body: OutgoingMessage }[];
  readonly reactions: string[];
  thread(question: number | 'takeaways'): string;
  /** Somebody writes in a thread; gives the message's id. */
  say(by: PersonName, question: number | 'takeaways', text: string, more?: Said): Promise<string>;
  edit(message: string, text: string): Promise<void>;
  act(door: Door, name: string, doing: Doing): Promise<Answer>;
  open(door: Door, name: string, doing: Doing): Modal | OutgoingMessage;
  /** What is offered while somebody types. */
  offers(name: string, doing: Doing): readonly Choice[];
  record(): Promise<SessionRecord>;
}

export interface Said {
  readonly replyTo?: string;
  readonly thumbs?: readonly PersonName[];
}

/** Posts {@link BREAD}, or another document, loaded by Hanna. */
export async function smallGroup(store: Store, source = BREAD, server = SERVER): Promise<SmallGroup> {
  const clock = { now: Date.UTC(2026, 9, 5, 8) };
  const sent: SmallGroup['sent'] = [];
  const reactions: string[] = [];
  let last = 1_500_000_000_000_000_000n + BigInt(server.slice(-2)) * 1_000_000n;
  const nextId = () => String(++last);
  const app: App = {
    store,
    chat: noteTaker(sent, reactions, nextId),
    memory: createMemory(store, { pause }),
    clock: () => new Date(++clock.now),
    log: SILENT,
    attempt: () => 'test',
    zone: 'UTC',
    owns: () => true,
    gather: () => undefined,
    repository: null,
    self: SELF,
  };
  const session = await post(store, source, server, nextId);
  await app.memory.fill();
  const interactions = createInteractions(allTopics, app);
  const said = new Map<string, { by: PersonName; channel: string; text: string; replyTo: string | null; at: Date }>();
  const record = async () => {
    const found = await store.record(server, session);
    if (!found) throw new Error('the session is gone');
    return found;
  };
  const thread = (question: number | 'takeaways') => {
    const wanted = question === 'takeaways' ? null : question;
    const place = app.memory
      .session(server, session)
      ?.places.find((each) => each.question === wanted && each.kind !== 'overview');
    if (!place?.thread) throw new Error(`no thread for ${question}`);
    return place.thread;
  };
  const write = async (id: string, editedAt: Date | null) => {
    const message = said.get(id);
    if (!message) throw new Error(`nobody wrote ${id}`);
    const { by, at: postedAt, ...rest } = message;
    const authorName = by.charAt(0).toUpperCase() + by.slice(1);
    const incoming = { ...rest, server, id, author: PEOPLE[by], authorName, kind: 'text' as const, postedAt, editedAt };
    await store.replies.apply([{ kind: 'message', message: incoming }]);
    await app.memory.refresh(server, session);
  };
  return {
    app,
    session,
    sent,
    reactions,
    thread,
    record,
    async say(by, question, text, { replyTo, thumbs = [] } = {}) {
      const id = nextId();
      said.set(id, { by, channel: thread(question), text, replyTo: replyTo ?? null, at: app.clock() });
      await write(id, null);
      const where = { server, channel: thread(question), message: id };
      const changes = thumbs.map(
        (name) =>
          ({ kind: 'reaction', ...where, user: PEOPLE[name], emoji: '👍', added: true, at: app.clock() }) as const,
      );
      await store.replies.apply(changes);
      await app.memory.refresh(server, session);
      return id;
    },
    async edit(message, text) {
      const before = said.get(message);
      if (before) said.set(message, { ...before, text });
      await write(message, app.clock());
    },
    async act(door, name, doing) {
      let answer: Answer = {};
      for await (const each of interactions.answer(door, name, invocation(doing, server))) answer = each;
      return answer;
    },
    offers: (name, doing) => interactions.complete(name, '', invocation(doing, server)),
    open(door, name, doing) {
      const opened = interactions.open(door, name, invocation(doing, server));
      return 'modal' in opened ? opened.modal : opened.refusal;
    },
  };
}

async function post(store: Store, source: string, server: string, nextId: () => string): Promise<string> {
  const document = parseSession(source, 'session.md');
  const { slug, title, language } = document;
  const bytes = new TextEncoder().encode(source);
  const draft = { server, group: 'default', slug, title, file: 'session.md', language, source: bytes };
  const { id } = await store.sessions.saveDraft({ ...draft, loadedBy: PEOPLE.hanna });
  const questions = numberQuestions([], document.questions, 'new');
  await store.sessions.beginPosting(server, id, { channel: ROOM, title, questions });
  const parts = [...questions.map(({ number }) => ['question', number] as const), ['takeaways', null] as const];
  for (const [kind, question] of parts) {
    const thread = nextId();
    const place = { session: id, kind, question, channel: ROOM, message: thread, thread, fingerprint: '' };
    await store.sessions.savePlace(server, place);
  }
  await store.sessions.markPosted(server, id, ROOM, new Date(Date.UTC(2026, 9, 5)));
  return id;
}

function invocation(doing: Doing, home: string): Invocation {
  const { by, in: channel = ROOM, server = home, permissions = 0n, options = {}, fields = {}, ...more } = doing;
  const { roles = [], timedOutUntil = null, joinedAt = null, locale = 'en-GB', ...rest } = more;
  const name = by.charAt(0).toUpperCase() + by.slice(1);
  return {
    caller: { server, channel, user: PEOPLE[by], name, roles, joinedAt, timedOutUntil, permissions, locale },
    files: new Map(),
    channels: new Map(),
    target: null,
    args: [],
    ...rest,
    options: new Map(Object.entries(options)),
    fields: new Map(Object.entries(fields)),
  };
}

/** Our own port, filled as far as commands go; what no command may ask of Discord is an error. */
function noteTaker(sent: SmallGroup['sent'], reactions: string[], nextId: () => string): Chat {
  const asked = (name: string) => async (): Promise<never> => {
    throw new Error(`a command asked Discord for ${name}`);
  };
  return {
    channel: async (id) => ({ id, server: SERVER, kind: 'text', name: 'room', missing: [], demandsTag: false }),
    send: async (channel, body) => {
      sent.push({ channel, body });
      return nextId();
    },
    direct: asked('direct messages'),
    edit: async (channel, _, body) => void sent.push({ channel, body }),
    remove: async () => undefined,
    react: async (_, message, emoji) => void reactions.push(`+${emoji} ${message}`),
    unreact: async (_, message, emoji) => void reactions.push(`-${emoji} ${message}`),
    onWait: () => () => undefined,
    startThread: asked('a thread'),
    startPost: asked('a post'),
    ownMessages: asked('messages'),
    ownPosts: asked('posts'),
    history: asked('history'),
    message: asked('a message'),
    activeThreads: asked('threads'),
    archivedThreads: asked('threads'),
    thread: asked('a thread'),
    reactors: asked('reactors'),
    member: async () => null,
    application: asked('itself'),
    serverName: asked('the name of a server'),
    visible: async (_, channels) => new Set(channels),
    emoji: asked('emoji'),
    download: asked('a file'),
  };
}

/** All words of a message or modal as one text: text displays, labels, options, buttons. */
export function wordsOf(body: object): string {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) walk(each);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) {
        if (['content', 'label', 'description'].includes(key) && typeof each === 'string') found.push(each);
        else walk(each);
      }
    }
  };
  walk(body);
  return found.join('\n');
}

/** A field of a modal by its `custom_id`. */
export function field(modal: Modal | OutgoingMessage, id: string): SelectField {
  for (const each of modal.components ?? []) {
    // Every field of ours stands in a label; the test fails below when it does not.
    const component = (each as { component?: SelectField & { custom_id?: string } }).component;
    if (component?.custom_id === id) return component;
  }
  throw new Error(`the modal has no field ${id}: ${wordsOf(modal)}`);
}

export interface SelectField {
  readonly options: readonly {
    readonly label: string;
    readonly value: string;
    readonly default?: boolean;
    readonly description?: string;
  }[];
}
