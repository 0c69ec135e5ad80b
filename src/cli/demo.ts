import { closingPicture } from './demo/closing-picture.js';
import { runDemo } from './demo/demo.js';
import { createProgress } from './demo/progress.js';
import { createLog } from './log.js';
import { showStage } from './stage/show-stage.js';

/** What `demo` is told on the command line. */
interface DemoWish {
  /** A session document, or null for the demo's own. */
  readonly sessionFile: string | null;
  /** The folder to write to. */
  readonly out: string;
  /** Whether the week's server stays open in a browser afterwards, on this port. */
  readonly stay: boolean;
  readonly port: number;
}

/**
 * The verb `demo`: plays a week of a reading group and says where its documents are.
 *
 * @throws UserError when the document cannot be used, the folder not be written to, or the port is taken
 */
export async function demo({ sessionFile, out, stay, port }: DemoWish): Promise<void> {
  const progress = createProgress(process.stderr);
  const log = createLog('error');
  try {
    await runDemo({
      sessionFile,
      out,
      progress,
      log,
      stay: async (open, result) => {
        progress.end();
        process.stdout.write(closingPicture(result));
        if (stay) await showStage(open, { log, port, guide: [], out: process.stdout });
      },
    });
  } catch (error) {
    progress.fail();
    throw error;
  }
}
