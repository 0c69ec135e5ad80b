import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { UnsureChoice } from '../core/numbering.js';
import { type ChannelFacts, UnreachableError } from '../core/ports/chat.js';
import { type PostingStep, partName, planPosting } from '../core/posting.js';
import type { LoadedSession, PlaceKind } from '../core/sessions.js';
import { NO_DUE, type WorkKey } from '../core/work.js';
import { overviewPart, type PostedPart, sessionParts } from '../render/discord/session-parts.js';
import type { App } from './app.js';
import { AtWorkError, actOnce } from './once.js';
import { postPart } from './post-part.js';
import { type Postable, postable } from './postable.js';
import { beginPosting, loaded } from './sessions.js';
import { tellingWaits } from './telling-waits.js';

/** How far posting has come, for the host who watches. */
export interface PostingProgress {
  readonly done: number;
  readonly of: number;
  /** How long Discord makes us wait, in seconds; null when it does not. */
  readonly wait: number | null;
}

/** What stands after posting. */
export interface Posted {
  readonly session: LoadedSession;
  /** Parts whose message a person deleted; they are not posted again unasked. */
  readonly gone: readonly PostedPart[];
}

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
): AsyncGenerator<PostingProgress, Posted> {
  const before = await loaded(app, server, session);
  const where = await postable(app, server, before.session.postingTo ?? before.session.channel ?? channel);
  const current = await beginPosting(app, server, session, where.id, unsure);
  return yield* carryOn(app, current, where);
}

/** Finishes what a stop or a failure interrupted; what cannot be finished waits for a host. */
export async function resumePostings(app: App): Promise<void> {
  for (const { server, id, postingTo } of await app.store.sessions.unposted()) {
    if (postingTo === null || !app.owns(server)) continue;
    try {
      const where = await postable(app, server, postingTo);
      const posting = carryOn(app, await loaded(app, server, id), where);
      while (!(await posting.next()).done);
      app.log.info({ server, session: id }, 'an interrupted posting is complete');
    } catch (error) {
      if (error instanceof AtWorkError) continue;
      app.log.warn({ err: error, server, session: id }, 'an interrupted posting could not be finished');
      if (error instanceof UserError || error instanceof UnreachableError) {
        await app.store.sessions.abandonPosting(server, id);
      }
    }
  }
}

/**
 * Posts what has come to stand since: questions that were opened. A document that waits to be posted stays so.
 *
 * @throws UserError when the channel does not fit any more or permissions are missing
 */
export async function postOpened(app: App, server: Id, session: string): Promise<void> {
  const current = await loaded(app, server, session);
  const where = await postable(app, server, current.session.channel ?? '');
  const posting = carryOn(app, current, where);
  while (!(await posting.next()).done);
}

/** How many parts of a session have no place in Discord yet. */
export function missingParts(current: LoadedSession): number {
  return planPosting(sessionParts(current), current.places).filter(({ act }) => act === 'create').length;
}

/** A part that a person deleted is free to be posted again; a host has asked for it. */
export async function freePart(
  app: App,
  server: Id,
  session: string,
  part: { readonly kind: PlaceKind; readonly question: number | null },
): Promise<void> {
  await app.store.sessions.forgetPlace(server, session, part.kind, part.question);
  await app.store.work.forget(workKey(server, session, part));
}

async function* carryOn(app: App, current: LoadedSession, where: Postable): AsyncGenerator<PostingProgress, Posted> {
  const { server, id } = current.session;
  const steps = planPosting(sessionParts(current), current.places).filter((step) => step.act !== 'leave');
  const gone: PostedPart[] = [];
  for (const [done, step] of steps.entries()) {
    const progress = { done, of: steps.length };
    yield { ...progress, wait: null };
    for await (const wait of tellingWaits(app, carryOut(app, current, where, step, gone))) yield { ...progress, wait };
  }
  await refreshOverview(app, await loaded(app, server, id));
  await app.store.sessions.markPosted(server, id, where.id, app.clock());
  await app.memory.refresh(server, id);
  return { session: await loaded(app, server, id), gone };
}

/** The overview names the threads, which exist only now. */
async function refreshOverview(app: App, current: LoadedSession): Promise<void> {
  const part = overviewPart(current);
  const place = current.places.find((each) => each.kind === 'overview');
  if (!place || place.fingerprint === part.fingerprint) return;
  await ifThere(() => app.chat.edit(place.channel, place.message, part.body));
  await app.store.sessions.savePlace(current.session.server, { ...place, fingerprint: part.fingerprint });
}

async function carryOut(
  app: App,
  current: LoadedSession,
  where: ChannelFacts,
  { place, part }: PostingStep<PostedPart>,
  gone: PostedPart[],
): Promise<void> {
  const { server, id: session } = current.session;
  if (place) {
    if (!(await ifThere(() => app.chat.edit(place.channel, place.message, part.body)))) gone.push(part);
    else await app.store.sessions.savePlace(server, { ...place, fingerprint: part.fingerprint });
    return;
  }
  const { kind, question, fingerprint } = part;
  const isOurs = await actOnce(app, workKey(server, session, part), async (work) => {
    const spot = await postPart(app, where, part, work);
    await app.store.sessions.savePlace(server, { session, kind, question, fingerprint, ...spot });
    return spot;
  });
  if (!isOurs) throw new AtWorkError('posting', current.session.title);
}

function workKey(
  server: Id,
  session: string,
  part: { readonly kind: PlaceKind; readonly question: number | null },
): WorkKey {
  return { server, kind: 'post', subject: session, target: partName(part), due: NO_DUE };
}

/** False when what was to be changed is no longer there. */
async function ifThere(act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof UnreachableError && error.reason === 'missing') return false;
    throw error;
  }
}
