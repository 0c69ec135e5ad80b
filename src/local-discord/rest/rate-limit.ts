import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { RestEffect } from '../faults.js';

/** So many requests a second that no test runs into it; real limits are made by faults. */
const ROOMY = 1000;

/** The headers of an answer that is far from any limit (topics/rate-limits). The bucket depends on method and pattern. */
export function setRateLimitHeaders(response: ServerResponse, bucketOf: string, now: number): void {
  response.setHeader('x-ratelimit-limit', String(ROOMY));
  response.setHeader('x-ratelimit-remaining', String(ROOMY - 1));
  response.setHeader('x-ratelimit-reset', ((now + 1000) / 1000).toFixed(3));
  response.setHeader('x-ratelimit-reset-after', '1.000');
  response.setHeader('x-ratelimit-bucket', createHash('sha256').update(bucketOf).digest('hex').slice(0, 32));
}

/** Sets the headers of a 429 and gives its body. */
export function limitedAnswer(
  response: ServerResponse,
  effect: Extract<RestEffect, { kind: 'rate-limit' }>,
  now: number,
): object {
  const { scope, retryAfter } = effect;
  response.setHeader('retry-after', String(Math.ceil(retryAfter)));
  response.setHeader('x-ratelimit-scope', scope);
  if (scope === 'global') {
    response.setHeader('x-ratelimit-global', 'true');
  } else {
    response.setHeader('x-ratelimit-remaining', '0');
    response.setHeader('x-ratelimit-reset-after', retryAfter.toFixed(3));
    response.setHeader('x-ratelimit-reset', (now / 1000 + retryAfter).toFixed(3));
  }
  const code = effect.code === undefined ? {} : { code: effect.code };
  return { message: 'You are being rate limited.', retry_after: retryAfter, global: scope === 'global', ...code };
}
