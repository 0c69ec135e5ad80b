import { DiscordAPIError, HTTPError, type REST } from 'discord.js';
import { type APIUser, GatewayCloseCodes, Routes } from 'discord-api-types/v10';
import { UserError, type UserErrorFacts } from '../core/errors.js';
import type { Identity } from './connection.js';
import { fetchApplication, readsContent } from './content-intent.js';

const WRONG_TOKEN: UserErrorFacts = {
  message: 'Discord does not accept the bot’s token.',
  hint: 'Copy it again from the Developer Portal (Bot, Reset Token) into DISCORD_TOKEN.',
};

const NO_CONTENT: UserErrorFacts = {
  message: 'The bot may not read what people write: its Message Content intent is off.',
  hint: 'Turn it on in the Developer Portal (Bot, Privileged Gateway Intents), then start again.',
};

const NOT_REACHED: UserErrorFacts = {
  message: 'Discord could not be reached.',
  hint: 'Check the network, and DISCORD_API_URL if you set it, then start again.',
};

/** Why Discord closed the connection for good, where a person can mend it (facts 1.8). */
const FATAL: ReadonlyMap<number, UserErrorFacts> = new Map([
  [GatewayCloseCodes.AuthenticationFailed, WRONG_TOKEN],
  [GatewayCloseCodes.DisallowedIntents, NO_CONTENT],
  [
    GatewayCloseCodes.ShardingRequired,
    { message: 'The bot is in too many servers for one connection.', hint: 'Set SHARDS, then start again.' },
  ],
]);

/** The close codes after which connecting again is of no use (facts 1.8). */
const FATAL_CODES: ReadonlySet<number> = new Set([
  GatewayCloseCodes.AuthenticationFailed,
  GatewayCloseCodes.InvalidShard,
  GatewayCloseCodes.ShardingRequired,
  GatewayCloseCodes.InvalidAPIVersion,
  GatewayCloseCodes.InvalidIntents,
  GatewayCloseCodes.DisallowedIntents,
]);

/** Whether a gateway close code means that connecting again is of no use. */
export function isFatalClose(code: number): boolean {
  return FATAL_CODES.has(code);
}

/** Discord will not have us as we are: starting again without a change is of no use and may cost a connection. */
export class RefusedError extends UserError {
  constructor(facts: UserErrorFacts) {
    super(facts);
    this.name = 'RefusedError';
  }
}

/** The error for a fatal close, with what a person can do about it. */
export function fatalCloseError(code: number): RefusedError {
  return new RefusedError(
    FATAL.get(code) ?? {
      message: `Discord closed the connection for good (close code ${code}).`,
      hint: 'Discord’s documentation, “Gateway Close Event Codes”, says why. Check for a newer version of me.',
    },
  );
}

/**
 * Asks Discord who we are, before connecting: a wrong token or a missing intent is told at once, and costs none of the
 * day's connections.
 *
 * @throws UserError for a wrong token, a missing Message Content intent, or a Discord that is not there
 */
export async function identify(rest: REST): Promise<Identity> {
  // The route's answer is a user by Discord's own description.
  const user = (await asked(() => rest.get(Routes.user()))) as APIUser;
  const application = await asked(() => fetchApplication(rest));
  if (!readsContent(application)) throw new RefusedError(NO_CONTENT);
  return { self: user.id, application: application.id };
}

/** Does `act` and gives the failures of a start our meaning. */
export async function asked<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw startError(error);
  }
}

function startError(error: unknown): unknown {
  if (error instanceof DiscordAPIError) return error.status === 401 ? new RefusedError(WRONG_TOKEN) : error;
  if (error instanceof HTTPError) return new UserError(NOT_REACHED);
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'TokenInvalid') return new RefusedError(WRONG_TOKEN);
  const isNetwork = error.name === 'AbortError' || /^(E[A-Z]+|UND_ERR_[A-Z_]+)$/.test(code);
  return isNetwork ? new UserError(NOT_REACHED) : error;
}
