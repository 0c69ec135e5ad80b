import { openStage } from './demo/open-stage.js';
import { createProgress } from './demo/progress.js';
import { readSession } from './demo/read-session.js';
import { createLog } from './log.js';
import { FIRST_RUN } from './stage/guide.js';
import { showStage } from './stage/show-stage.js';

interface StageWish {
  /** The document at hand, or null for the demo's own. */
  readonly sessionFile: string | null;
  readonly port: number;
}

/**
 * The verb `stage`: a server with nothing in it yet, the real bot, and a page to use both in.
 *
 * @throws UserError when the document cannot be used or the port is taken
 */
export async function stage({ sessionFile, port }: StageWish, out: NodeJS.WritableStream): Promise<void> {
  const progress = createProgress(process.stderr);
  const log = createLog('error');
  const session = await readSession(sessionFile);
  progress.step('Opening a small Discord on this machine, and the bot in it');
  const open = await openStage(session, log).catch((error: unknown) => {
    progress.fail();
    throw error;
  });
  progress.end();
  try {
    await showStage(open, { log, port, guide: FIRST_RUN, out });
  } finally {
    await open.close();
  }
}
