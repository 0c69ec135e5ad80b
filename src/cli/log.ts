import { pino } from 'pino';
import type { Log } from '../core/ports/log.js';

/** A log of one JSON object a line on standard error. Tokens are cut out wherever an object carries them. */
export function createLog(level: string): Log {
  return pino(
    { level, redact: { paths: ['token', '*.token', 'err.headers', 'err.requestBody', 'err.request'], remove: true } },
    pino.destination({ fd: 2, sync: true }),
  );
}
