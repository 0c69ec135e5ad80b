import type { ChatExport, ExportedMessage } from '../core/archive/chat-export.js';
import type { LeftOutThread } from '../core/archive/import-report.js';
import { type ExportedThread, type JoinOptions, joinExports } from '../core/archive/join-exports.js';
import { matchThreads, type ThreadMap, type ThreadMatches, type ThreadUse } from '../core/archive/match-threads.js';
import { type KnownThread, type ThreadPlan, threadPlan } from '../core/archive/thread-plan.js';
import type { SessionDocument } from '../core/document/session.js';
import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import { takeawaysName, threadUses } from '../core/linking.js';
import type { SessionRecord } from '../core/record.js';
import type { App } from './app.js';
import type { ImportTarget } from './import-session.js';

/** One thread that is imported: what it is for, and what happens to it. */
export interface PlannedThread {
  readonly thread: ExportedThread;
  readonly use: ThreadUse;
  readonly plan: ThreadPlan;
}

/** An import before anything is written. */
export interface ImportPlan {
  readonly server: Id;
  readonly threads: readonly PlannedThread[];
  readonly leftOut: readonly LeftOutThread[];
}

/** What was handed in. */
export interface HandedInExports extends JoinOptions {
  readonly document: SessionDocument;
  /** The document's text. */
  readonly source: string;
  readonly exports: readonly ChatExport[];
  readonly maps: readonly ThreadMap[];
}

/**
 * The one server that all exports are of.
 * @throws UserError when there are none, or they are of several
 */
export function serverOf(exports: readonly ChatExport[]): Id {
  const [first, ...rest] = exports;
  if (first === undefined) {
    throw new UserError({ message: 'No export was given.', hint: 'Give the JSON files after the document.' });
  }
  const other = rest.find((each) => each.server !== first.server);
  if (other === undefined) return first.server;
  throw new UserError({
    message: `${first.file} is of server ${first.server} and ${other.file} of ${other.server}.`,
    hint: 'A session is in one server: import the exports of one at a time. Nothing was imported.',
  });
}

/**
 * Decides what becomes of every exported thread. Reads the store and writes nothing.
 *
 * @param before what is known of the session; null when it is to be made
 * @throws UserError when a map cannot be followed, or no thread is of this session
 */
export async function planImport(
  app: Pick<App, 'store'>,
  handedIn: HandedInExports,
  target: ImportTarget,
  before: SessionRecord | null,
): Promise<ImportPlan> {
  const server = serverOf(handedIn.exports);
  const threads = joinExports(handedIn.exports, handedIn);
  const foreign = await foreignThreads(app, server, target);
  const own = threads.filter(({ channel }) => !foreign.has(channel.id));
  const matches = matchThreads(
    own.map(({ channel }) => channel),
    {
      questions: target.questions,
      takeawaysName: takeawaysName(handedIn),
      known: threadUses(target.current?.places ?? []),
    },
    handedIn.maps,
  );
  if (matches.problems.length > 0) {
    throw new UserError({
      message: matches.problems.join(' '),
      hint: 'Write --map "name or id of a thread=2", or =takeaways. Nothing was imported.',
    });
  }
  const starters = startersIn(threads);
  const planned: PlannedThread[] = [];
  for (const thread of own) {
    const use = matches.uses.get(thread.channel.id);
    if (use === undefined) continue;
    const known = await knownThread(app, thread, use, target, before);
    planned.push({
      thread,
      use,
      plan: threadPlan(thread, { ...known, starter: starters.get(thread.channel.id) ?? null }),
    });
  }
  const parents = new Set(planned.flatMap(({ thread }) => thread.channel.parent ?? []));
  const leftOut = threads.flatMap((thread) => leaveOut(thread, matches, foreign, parents) ?? []);
  if (planned.length === 0) throw nothingFits(leftOut);
  return { server, threads: planned, leftOut };
}

/** Threads of the server that other sessions have. */
async function foreignThreads(
  app: Pick<App, 'store'>,
  server: Id,
  { current }: ImportTarget,
): Promise<ReadonlySet<Id>> {
  const tracked = await app.store.replies.threads();
  const others = tracked.filter((each) => each.server === server && each.session !== current?.session.id);
  return new Set(others.map((each) => each.thread));
}

/** Messages by which other channels' exports can say what a thread hangs on: the two have one id (facts 1.3). */
function startersIn(threads: readonly ExportedThread[]): ReadonlyMap<Id, ExportedMessage> {
  const ids = new Set(threads.map(({ channel }) => channel.id));
  const found = new Map<Id, ExportedMessage>();
  for (const { channel, exports } of threads) {
    for (const { messages } of exports) {
      for (const id of ids) {
        const message = id === channel.id ? undefined : messages.get(id);
        if (message) found.set(id, message);
      }
    }
  }
  return found;
}

async function knownThread(
  app: Pick<App, 'store'>,
  { server, channel }: ExportedThread,
  use: ThreadUse,
  { current, questions }: ImportTarget,
  before: SessionRecord | null,
): Promise<Omit<KnownThread, 'starter'>> {
  const question = questions.find((each) => each.number === use) ?? null;
  const place = current?.places.find((each) => each.thread === channel.id);
  const replies = (before?.replies ?? []).filter((reply) => reply.thread === channel.id);
  const last = current ? await app.store.work.lastDone(server, 'import', current.session.id, channel.id) : null;
  return {
    stored: new Map(replies.map((reply) => [reply.id, reply.postedAt])),
    completeAt: last?.due ?? null,
    isLive: (place?.cursor ?? null) !== null,
    question,
  };
}

function leaveOut(
  { channel, exports }: ExportedThread,
  { uses, unmatched }: ThreadMatches,
  foreign: ReadonlySet<Id>,
  parents: ReadonlySet<Id>,
): LeftOutThread | null {
  if (uses.has(channel.id)) return null;
  const messages = new Set(exports.flatMap((each) => [...each.messages.keys()])).size;
  const why = unmatched.get(channel.id) ?? 'unknown';
  const reason = foreign.has(channel.id) ? 'foreign' : why === 'unknown' && parents.has(channel.id) ? 'parent' : why;
  return { thread: channel.id, name: channel.name, messages, reason };
}

function nothingFits(leftOut: readonly LeftOutThread[]): UserError {
  const seen = leftOut.slice(0, 30).map(({ name, thread, messages }) => `“${name}” (${thread}, messages: ${messages})`);
  return new UserError({
    message: `No thread is of this session: ${seen.join(', ')}.`,
    hint: 'Threads are found by the headlines of the questions; say others with --map "name or id=2". Nothing was imported.',
  });
}
