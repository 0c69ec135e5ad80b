import { standingAfter, type ThreadFinding } from '../../core/gathering-trouble.js';
import { UnreachableError } from '../../core/ports/chat.js';
import type { TrackedThread } from '../../core/ports/replies.js';
import { findTrouble } from './find-trouble.js';
import type { Run } from './run.js';

/**
 * Does something with one thread and notes how the thread stands afterwards. Whatever fails, fails for this thread
 * alone: it is logged, and the others go on. Words withheld end the run, since they would be withheld everywhere.
 *
 * @param act gives whether what it did proves the thread open to us
 */
export async function tryThread(run: Run, thread: TrackedThread, act: () => Promise<boolean>): Promise<void> {
  if (run.isEnded()) return;
  try {
    if (await act()) await note(run, thread, 'answered');
  } catch (error) {
    await tell(run, thread, error).catch((second: unknown) => fail(run, thread, second));
  }
}

async function tell(run: Run, thread: TrackedThread, error: unknown): Promise<void> {
  if (!(error instanceof UnreachableError)) return fail(run, thread, error);
  run.totals.unreachable += 1;
  const finding = await findTrouble(run, thread, error);
  if (finding !== null) await note(run, thread, finding);
  if (finding !== 'withheld' || run.isEnded()) return;
  run.end();
  run.app.log.error(
    { cause: 'message-content-intent' },
    'gathering stopped: Discord withholds what people write. Turn on the Message Content intent in the Developer Portal',
  );
}

function fail(run: Run, thread: TrackedThread, error: unknown): void {
  // What breaks off because the bot stops is no failure: the next start reads it.
  if (run.isEnded()) return;
  run.totals.failed += 1;
  const { server, thread: id } = thread;
  run.app.log.error({ err: error, server, thread: id }, 'a thread was not gathered; it is tried again');
}

async function note(run: Run, thread: TrackedThread, finding: ThreadFinding): Promise<void> {
  const { app } = run;
  const { server, thread: id, session } = thread;
  const after = standingAfter(thread, finding, app.clock());
  if (after.trouble === thread.trouble) return;
  await app.store.replies.setStanding(server, id, after);
  if (after.trouble === null) app.log.info({ server, thread: id }, 'a thread is open to us again');
  else app.log.warn({ server, thread: id, trouble: after.trouble }, 'a thread cannot be read');
  // What is gone is rendered nowhere, and what is back is.
  await app.memory.refresh(server, session);
}
