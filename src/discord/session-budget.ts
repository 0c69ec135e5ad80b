import { setTimeout as wait } from 'node:timers/promises';
import { type APIGatewayBotInfo, type APIGatewaySessionStartLimit, Routes } from 'discord-api-types/v10';
import type { Shards } from '../core/shards.js';
import type { Connection } from './connection.js';
import { asked } from './start-up.js';

/** While so much of the day's connections is left, nobody need be slow. */
const PLENTY = 0.5;

/**
 * How long to wait before connecting, in milliseconds: a bot may log in 1,000 times a day, and one more resets its token
 * (facts 1.8). When half are gone, something restarts us over and over; what is left is spread over the rest of the day,
 * so that it can't be burnt. With none left only the next day helps.
 */
export function waitForSession({ total, remaining, reset_after: rest }: APIGatewaySessionStartLimit, needed: number) {
  if (remaining < needed) return rest;
  return remaining >= total * PLENTY ? 0 : Math.ceil((rest / remaining) * needed);
}

/**
 * Waits until one of the day's connections may be spent, and says so.
 *
 * @param shards those of this process; all that Discord recommends without it
 * @param ending aborted when the bot is stopped, which ends the wait
 * @throws UserError for a wrong token or a Discord that is not there, Error when it was stopped meanwhile
 */
export async function untilSessionIsFree(
  { rest, log }: Connection,
  shards: Shards | null,
  ending: AbortSignal,
): Promise<void> {
  // The route's answer is this by Discord's own description.
  const info = (await asked(() => rest.get(Routes.gatewayBot()))) as APIGatewayBotInfo;
  const { session_start_limit: limit } = info;
  const milliseconds = waitForSession(limit, shards?.ids.length ?? info.shards);
  if (milliseconds === 0) return;
  const facts = { seconds: Math.ceil(milliseconds / 1_000), remaining: limit.remaining, total: limit.total };
  log.warn(
    facts,
    'few of the day’s connections to Discord are left: waiting before connecting. Something restarts me often',
  );
  await wait(milliseconds, undefined, { signal: ending });
}
