import { DiscordAPIError } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { type Mendable, mendableTexts } from '../core/catalogue/mendable.js';
import { UserError } from '../core/errors.js';
import { UnreachableError } from '../core/ports/chat.js';

const FORBIDDEN: ReadonlySet<number | string> = new Set<number>([
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.CannotReplyWithoutPermissionToReadMessageHistory,
]);

/** Refusals of Discord that a person of the server can mend, with the next step (facts 1.1, 1.3). */
const MENDABLE: ReadonlyMap<number | string, Mendable> = new Map<number, Mendable>([
  [RESTJSONErrorCodes.TagRequiredToCreateAForumPostInThisChannel, 'tag-required'],
  [RESTJSONErrorCodes.MaximumActiveThreads, 'full-of-threads'],
  [RESTJSONErrorCodes.MaximumActiveAnnouncementThreads, 'full-of-threads'],
  [RESTJSONErrorCodes.ThreadLocked, 'thread-locked'],
  [RESTJSONErrorCodes.RequestEntityTooLarge, 'file-too-large'],
]);

/** Discord's error code of a failed request; null for anything else that was thrown. */
export function apiCode(error: unknown): number | string | null {
  return error instanceof DiscordAPIError ? error.code : null;
}

/**
 * What a failed request means in our words: a place that is closed to us or gone becomes an {@link UnreachableError},
 * what people can mend a {@link UserError}; anything else stays as it was thrown.
 *
 * @param what the thing that was asked for, to begin a sentence with
 */
export function meaningOf(error: unknown, what: string): unknown {
  if (!(error instanceof DiscordAPIError)) return error;
  const mendable = MENDABLE.get(error.code);
  if (mendable !== undefined) return new UserError((language) => mendableTexts[language][mendable]);
  if (FORBIDDEN.has(error.code) || error.status === 403) return new UnreachableError('forbidden', what);
  if (error.status === 404) return new UnreachableError('missing', what);
  return error;
}

/**
 * Does `act` and gives its failures our meaning.
 *
 * @throws UnreachableError, UserError, or what the request threw
 */
export async function reaching<T>(what: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw meaningOf(error, what);
  }
}

/** Facts of a failure that may stand in a log: no address, since those of interactions hold a token, and no body. */
export function loggable(error: unknown): object {
  if (error instanceof DiscordAPIError) return { code: error.code, status: error.status, method: error.method };
  if (error instanceof Error) return { error: error.name, message: error.message };
  return { error: String(error) };
}
