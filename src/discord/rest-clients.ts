import { REST, type RESTOptions } from 'discord.js';
import type { Log } from '../core/ports/log.js';

/** Discord counts 50 requests a second for the whole bot; the two clients count apart (facts 5.5). */
const PER_SECOND = { main: 40, single: 10 } as const;

/** What both REST clients are told. */
export function restOptions(apiUrl: string | null): Partial<RESTOptions> {
  return { version: '10', globalRequestsPerSecond: PER_SECOND.main, ...(apiUrl === null ? {} : { api: apiUrl }) };
}

/**
 * A REST client that asks once. The other one repeats any request after a 5xx or a time-out, which would make a second
 * forum post, and would answer an interaction twice (facts 5.5).
 */
export function singleRest(apiUrl: string | null, token: string, log: Log): REST {
  const rest = new REST({ ...restOptions(apiUrl), retries: 0, globalRequestsPerSecond: PER_SECOND.single });
  rest.setToken(token);
  logRateLimits(rest, log);
  return rest;
}

/** Who is told of waits; a plain set, since there are seldom two. */
export type WaitListeners = Set<(seconds: number) => void>;

/** Tells `listeners` of each wait of this client, in seconds. */
export function tellWaits(rest: REST, listeners: WaitListeners): void {
  rest.on('rateLimited', ({ timeToReset, retryAfter }) => {
    for (const listener of listeners) listener(Math.ceil(Math.max(timeToReset, retryAfter) / 1_000));
  });
}

/** Waits for rate limits are silent otherwise and may last for minutes (facts 1.7). */
export function logRateLimits(rest: REST, log: Log): void {
  rest.on('rateLimited', ({ timeToReset, scope, route, method }) => {
    log.warn({ timeToReset, scope, route, method }, 'waiting for a rate limit of Discord');
  });
}
