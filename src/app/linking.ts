import type { ThreadUse } from '../core/archive/match-threads.js';
import { parseSession } from '../core/document/parse.js';
import { UserError } from '../core/errors.js';
import { type Id, idTime } from '../core/ids.js';
import {
  freeUses,
  type LinkPlan,
  planLinks,
  type StandingThread,
  type ThreadLink,
  takeawaysName,
  threadUses,
} from '../core/linking.js';
import { numberQuestions } from '../core/numbering.js';
import { IMPORTED } from '../core/posting.js';
import type { LoadedSession, Place, Question } from '../core/sessions.js';
import { closingTexts } from '../render/catalogue/closing/closing-texts.js';
import { linkingTexts } from '../render/catalogue/linking/linking-texts.js';
import type { App } from './app.js';
import { missingParts } from './posting.js';
import { loaded } from './sessions.js';
import { standingThreads } from './standing-threads.js';

/** A session to which threads can be linked. */
export interface Linkable {
  readonly current: LoadedSession;
  /** The questions by the numbers they have, or get when the first thread is linked. */
  readonly questions: readonly Question[];
  /** The document that becomes the session's own by linking; null when it has its own. */
  readonly draft: Uint8Array | null;
}

/**
 * The session that threads are to be linked to.
 *
 * @throws UserError when there is none, it is closed, or it is being posted at this moment
 */
export async function linkable(app: App, server: Id, session: string): Promise<Linkable> {
  const current = await loaded(app, server, session);
  if (current.session.state === 'closed') throw new UserError((language) => closingTexts[language].notOpen);
  if (current.session.postingTo !== null) throw new UserError((language) => linkingTexts[language].underWay);
  const draft = current.session.state === 'loaded' ? await app.store.sessions.draft(server, session) : null;
  if (draft === null) return { current, questions: current.questions, draft: null };
  const { questions } = parseSession(draft.source, draft.file);
  return { current, questions: numberQuestions(current.questions, questions, 'new'), draft: draft.source };
}

/**
 * What linking the threads at a place would do.
 *
 * @param chosen a thread, or a forum or channel with threads
 * @throws UserError or UnreachableError when there are none that can be read
 */
export async function planLinking(
  app: App,
  server: Id,
  { current, questions }: Linkable,
  chosen: Id,
): Promise<LinkPlan> {
  const threads = await standingThreads(app, server, chosen);
  const known = threadUses(current.places);
  const others = app.memory.sessions(server).filter(({ session }) => session.id !== current.session.id);
  const foreign = new Set(others.flatMap(({ places }) => places.flatMap(({ thread }) => thread ?? [])));
  return planLinks(threads, { questions, takeawaysName: takeawaysName(current), known }, foreign);
}

/** What came of linking. */
export interface Linked {
  readonly current: LoadedSession;
  readonly links: readonly ThreadLink[];
  /** Parts of the session that have no place in Discord yet, the overview among them. */
  readonly unposted: number;
}

/**
 * The threads become the session's, in one step, and are read from their beginning. Nothing is ever written over what
 * stands in them, and a session that was not posted counts as posted from its oldest thread on.
 *
 * @throws UserError when the session has a thread of that already
 */
export async function linkThreads(app: App, server: Id, to: Linkable, links: readonly ThreadLink[]): Promise<Linked> {
  const { current, questions, draft } = to;
  const { id, group, slug, title, file, language, loadedBy } = current.session;
  const free = freeUses({ questions, known: threadUses(current.places) });
  const [first] = links;
  if (!first || links.some(({ use }) => !free.includes(use))) {
    throw new UserError((language) => linkingTexts[language].taken);
  }
  if (current.places.length === 0) {
    await app.store.sessions.setEmoji(server, id, app.memory.settings(server, group));
  }
  const home = current.session.channel ?? first.thread.parent ?? first.thread.id;
  const source = draft ?? new TextEncoder().encode(current.source);
  await app.store.archives.settle({
    draft: { server, group, slug, title, file, language, source, loadedBy },
    questions: draft && questions,
    places: links.map((link) => placeOf(link, home)),
    channel: home,
    at: new Date(Math.min(...links.map(({ thread }) => idTime(thread.id).getTime()))),
  });
  await app.memory.refresh(server, id);
  app.gather(server);
  const after = await loaded(app, server, id);
  // A document that waits is posted by its own button.
  const waits = (await app.store.sessions.draft(server, id)) !== null;
  return { current: after, links, unposted: waits ? 0 : missingParts(after) };
}

/**
 * Links a private thread that we are not in, because a host said which question it is. It is not gathered until somebody
 * lets us in, and the status says so (demands D12).
 *
 * @throws UserError when the session has a thread of that already, or the thread is another session's
 */
export async function linkClosedThread(
  app: App,
  server: Id,
  to: Linkable,
  thread: Omit<StandingThread, 'isPost'>,
  use: ThreadUse,
): Promise<Linked> {
  if (app.memory.standing(server, thread.id) !== null) {
    throw new UserError((language) => linkingTexts[language].taken);
  }
  const linked = await linkThreads(app, server, to, [{ thread: { ...thread, isPost: false }, use }]);
  await app.store.replies.setStanding(server, thread.id, { trouble: 'not-member', since: app.clock() });
  await app.memory.refresh(server, to.current.session.id);
  return linked;
}

/** As we post: in the session's forum the place is the post itself, elsewhere it names the thread's channel. */
function placeOf({ thread, use }: ThreadLink, home: Id): Omit<Place, 'session' | 'cursor' | 'trouble'> {
  const kind = use === 'takeaways' ? 'takeaways' : 'question';
  const question = use === 'takeaways' ? null : use;
  const { id, parent, isPost } = thread;
  const channel = parent === null || (isPost && parent === home) ? id : parent;
  return { kind, question, channel, message: id, thread: id, fingerprint: IMPORTED };
}
