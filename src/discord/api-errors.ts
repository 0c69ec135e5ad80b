import { DiscordAPIError } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { UserError, type UserErrorFacts } from '../core/errors.js';
import { UnreachableError } from '../core/ports/chat.js';

const FORBIDDEN: ReadonlySet<number | string> = new Set<number>([
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.CannotReplyWithoutPermissionToReadMessageHistory,
]);

const FULL_OF_THREADS: UserErrorFacts = {
  message: 'This server has as many open threads as Discord allows.',
  hint: 'Close or archive threads that are done, then try again: what was posted stays, the rest follows.',
};

/** Refusals of Discord that a person of the server can mend, with the next step (facts 1.1, 1.3). */
const MENDABLE: ReadonlyMap<number | string, UserErrorFacts> = new Map<number, UserErrorFacts>([
  [
    RESTJSONErrorCodes.TagRequiredToCreateAForumPostInThisChannel,
    {
      message: 'This forum wants a tag on every post.',
      hint: 'Turn off “Require people to select tags” in the forum’s settings, or choose another channel.',
    },
  ],
  [RESTJSONErrorCodes.MaximumActiveThreads, FULL_OF_THREADS],
  [RESTJSONErrorCodes.MaximumActiveAnnouncementThreads, FULL_OF_THREADS],
  [
    RESTJSONErrorCodes.ThreadLocked,
    { message: 'This thread is locked.', hint: 'Unlock it, or give me “Manage Threads”, then try again.' },
  ],
  [
    RESTJSONErrorCodes.RequestEntityTooLarge,
    { message: 'Discord takes no file of this size here.', hint: 'Make the file smaller and try again.' },
  ],
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
  const facts = MENDABLE.get(error.code);
  if (facts !== undefined) return new UserError(facts);
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
