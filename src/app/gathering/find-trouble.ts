import type { ThreadFinding } from '../../core/gathering-trouble.js';
import type { Id } from '../../core/ids.js';
import { UnreachableError } from '../../core/ports/chat.js';
import type { TrackedThread } from '../../core/ports/replies.js';
import type { App } from '../app.js';
import type { Run, Sight } from './run.js';

/**
 * Why a thread could not be read, as precisely as Discord lets us know, so that a host can be told what to do. A thread
 * counts as missing only while its channel is visible, or while the channel is missing too and the server answers.
 *
 * @returns null when nothing can be said: an outage, or the trouble is over already
 */
export async function findTrouble(
  run: Run,
  thread: TrackedThread,
  { reason }: UnreachableError,
): Promise<ThreadFinding | null> {
  if (reason === 'withheld') return 'withheld';
  const sight = thread.parent === null ? 'missing' : await sightOf(run, thread.parent);
  if (sight === 'hidden') return 'hidden';
  if (reason === 'forbidden') return findRefusal(run.app, thread.thread);
  return sight === 'visible' || (await serverAnswers(run.app, thread.server)) ? 'missing' : null;
}

function sightOf(run: Run, channel: Id): Promise<Sight> {
  const known = run.sights.get(channel) ?? lookAt(run.app, channel);
  run.sights.set(channel, known);
  return known;
}

async function lookAt(app: App, channel: Id): Promise<Sight> {
  try {
    const { missing } = await app.chat.channel(channel, ['see']);
    return missing.length === 0 ? 'visible' : 'hidden';
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    return error.reason === 'missing' ? 'missing' : 'hidden';
  }
}

/** In a channel that we see: either reading back is not allowed, or the thread is private and we are not in it. */
async function findRefusal(app: App, thread: Id): Promise<ThreadFinding | null> {
  try {
    const { missing } = await app.chat.channel(thread, ['history']);
    return missing.length > 0 ? 'no-history' : null;
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    return error.reason === 'forbidden' ? 'not-member' : null;
  }
}

async function serverAnswers(app: App, server: Id): Promise<boolean> {
  try {
    await app.chat.activeThreads(server);
    return true;
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    return false;
  }
}
