import { basename } from 'node:path';
import { checkReport } from '../core/document/check-report.js';
import { formatProblems } from '../core/document/format-problems.js';
import { parseSession } from '../core/document/parse.js';
import { readDocument } from './read-document.js';

/**
 * The verb `check`: prints problems like a compiler, or with `json` what was understood as one object.
 *
 * @returns the exit code: 1 when the document has errors, else 0
 * @throws UserError when the file cannot be read
 */
export async function check(path: string, json: boolean, out: NodeJS.WritableStream): Promise<number> {
  const bytes = await readDocument(path);
  const document = parseSession(bytes, basename(path));
  out.write(
    json
      ? `${JSON.stringify(checkReport(document), null, 2)}\n`
      : formatProblems(new TextDecoder().decode(bytes), document),
  );
  return document.problems.some((problem) => problem.severity === 'error') ? 1 : 0;
}
