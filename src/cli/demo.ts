import { closingPicture } from './demo/closing-picture.js';
import { runDemo } from './demo/demo.js';
import { createProgress } from './demo/progress.js';
import { createLog } from './log.js';

/**
 * The verb `demo`: plays a week of a reading group and says where its documents are.
 *
 * @param options a session document or null for the demo's own, and the folder to write to
 * @throws UserError when the document cannot be used or the folder not be written to
 */
export async function demo(options: { readonly sessionFile: string | null; readonly out: string }): Promise<void> {
  const progress = createProgress(process.stderr);
  try {
    const result = await runDemo({ ...options, progress, log: createLog('error') });
    progress.end();
    process.stdout.write(closingPicture(result));
  } catch (error) {
    progress.fail();
    throw error;
  }
}
