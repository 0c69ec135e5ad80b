import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { UnsureChoice } from '../core/numbering.js';
import type { Ability, ChannelFacts } from '../core/ports/chat.js';
import { type PostingStep, partName, planPosting } from '../core/posting.js';
import type { LoadedSession } from '../core/sessions.js';
import { NO_DUE, type Work, type WorkKey, workNonce } from '../core/work.js';
import { overviewPart, type PostedPart, sessionParts } from '../render/discord/session-parts.js';
import type { App } from './app.js';
import { adoptDraft, loaded } from './sessions.js';

/** How far posting has come, for the host who watches. */
export interface PostingProgress {
  readonly done: number;
  readonly of: number;
}

const LEASE_SECONDS = 120;
const NEEDED: Readonly<Record<'text' | 'forum', readonly Ability[]>> = {
  text: ['see', 'send', 'history', 'react', 'open-threads', 'send-in-threads'],
  forum: ['see', 'send', 'history', 'react', 'send-in-threads'],
};

/**
 * Posts a session, or what has changed in it: overview, one thread per question, and the thread of takeaways. Each
 * step is claimed, done and recorded, so that stopping anywhere and starting again posts nothing twice.
 *
 * @param channel where a first posting goes; a session that was posted stays where it is
 * @param unsure whether a question that could be a new wording of a posted one is that
 * @throws UserError when the channel does not fit or permissions are missing; nothing is posted then
 */
export async function* postSession(
  app: App,
  server: Id,
  session: string,
  channel: Id,
  unsure: UnsureChoice,
): AsyncGenerator<PostingProgress, LoadedSession> {
  const before = await loaded(app, server, session);
  const facts = await postable(app, server, before.session.channel ?? channel);
  let current = await adoptDraft(app, server, session, unsure);
  const steps = planPosting(sessionParts(current), current.places).filter((step) => step.act !== 'leave');
  for (const [done, step] of steps.entries()) {
    yield { done, of: steps.length };
    await carryOut(app, current, facts, step);
  }
  current = await loaded(app, server, session);
  await refreshOverview(app, current);
  if (current.session.state === 'loaded') {
    await app.store.sessions.markPosted(server, session, facts.id, app.clock());
  }
  await app.memory.refresh(server, session);
  return loaded(app, server, session);
}

async function postable(app: App, server: Id, channel: Id): Promise<ChannelFacts & { kind: 'text' | 'forum' }> {
  const first = await app.chat.channel(channel, []);
  if (first.server !== server || (first.kind !== 'text' && first.kind !== 'forum')) {
    throw new UserError({
      message: `A session cannot be posted in #${first.name}.`,
      hint: 'Choose a text channel or a forum of this server with the option `channel` of /session load.',
    });
  }
  const facts = await app.chat.channel(channel, NEEDED[first.kind]);
  if (facts.missing.length > 0) {
    throw new UserError({
      message: `I may not do all that is needed in #${facts.name}: ${facts.missing.join(', ')}.`,
      hint: 'Give my role these permissions there (Edit Channel, Permissions), then press Post again. Nothing was posted.',
    });
  }
  return { ...facts, kind: first.kind };
}

/** The overview names the threads, which exist only now. */
async function refreshOverview(app: App, current: LoadedSession): Promise<void> {
  const part = overviewPart(current);
  const place = current.places.find((each) => each.kind === 'overview');
  if (!place || place.fingerprint === part.fingerprint) return;
  await app.chat.edit(place.channel, place.message, part.body);
  await app.store.sessions.savePlace(current.session.server, { ...place, fingerprint: part.fingerprint });
}

async function carryOut(
  app: App,
  current: LoadedSession,
  where: ChannelFacts,
  step: PostingStep<PostedPart>,
): Promise<void> {
  const { server, id: session } = current.session;
  if (step.place) {
    await app.chat.edit(step.place.channel, step.place.message, step.part.body);
    await app.store.sessions.savePlace(server, { ...step.place, fingerprint: step.part.fingerprint });
    return;
  }
  const key: WorkKey = { server, kind: 'post', subject: session, target: partName(step.part), due: NO_DUE };
  const work = await app.store.work.claim(key, app.holder, LEASE_SECONDS);
  if (!work) {
    throw new UserError({
      message: 'This session is being posted at this moment.',
      hint: 'Wait two minutes; if threads are missing then, press Post again.',
    });
  }
  await app.store.work.acting(key, app.holder);
  const at =
    where.kind === 'forum'
      ? await postInForum(app, where, step.part, work)
      : await postInText(app, where, step.part, work);
  await app.store.sessions.savePlace(server, {
    session,
    kind: step.part.kind,
    question: step.part.question,
    fingerprint: step.part.fingerprint,
    ...at,
  });
  await app.store.work.done(key, app.holder, { channel: at.channel, message: at.message });
}

interface Spot {
  readonly channel: Id;
  readonly message: Id;
  readonly thread: Id | null;
}

async function postInText(app: App, where: ChannelFacts, part: PostedPart, work: Work): Promise<Spot> {
  const earlier = work.begunBefore ? findOwn(await app.chat.ownMessages(where.id), part) : null;
  const message = earlier ?? (await app.chat.send(where.id, part.body, workNonce(work)));
  const thread = part.kind === 'overview' ? null : await app.chat.startThread(where.id, message, part.name);
  return { channel: where.id, message, thread };
}

async function postInForum(app: App, where: ChannelFacts, part: PostedPart, work: Work): Promise<Spot> {
  const earlier = work.begunBefore ? findOwn(await app.chat.ownPosts(where.id), part) : null;
  const post = earlier ?? (await app.chat.startPost(where.id, part.name, part.body));
  return { channel: post, message: post, thread: post };
}

/** Recognises what we sent before a crash by the id of its own button, which names session and part. */
function findOwn(
  ours: readonly { readonly id: Id; readonly customIds: readonly string[] }[],
  part: PostedPart,
): Id | null {
  return ours.find((message) => message.customIds.includes(part.mark))?.id ?? null;
}
