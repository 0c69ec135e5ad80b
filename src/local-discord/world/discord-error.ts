/** Discord's tree of field errors: `{content: {_errors: [{code, message}]}}`. */
export interface FieldErrors {
  readonly [key: string]: FieldErrors | readonly FieldError[];
}

export interface FieldError {
  readonly code: string;
  readonly message: string;
}

/**
 * A refusal as Discord's API words it. Thrown by world functions, answered as JSON by the router,
 * and rejected with by actors. `code` is from the table of JSON error codes (topics/opcodes).
 */
export class DiscordError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: FieldErrors | null;

  constructor(status: number, code: number, message: string, errors: FieldErrors | null = null) {
    super(message);
    this.name = 'DiscordError';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

interface Refusal {
  readonly status: number;
  readonly code: number;
  readonly message: string;
}

/** The refusals this Discord knows (topics/opcodes, JSON error codes). */
export const refusals = {
  unauthorized: { status: 401, code: 0, message: '401: Unauthorized' },
  noSuchRoute: { status: 404, code: 0, message: '404: Not Found' },
  methodNotAllowed: { status: 405, code: 0, message: '405: Method Not Allowed' },
  unknownApplication: { status: 404, code: 10002, message: 'Unknown Application' },
  unknownChannel: { status: 404, code: 10003, message: 'Unknown Channel' },
  unknownGuild: { status: 404, code: 10004, message: 'Unknown Guild' },
  unknownMember: { status: 404, code: 10007, message: 'Unknown Member' },
  unknownMessage: { status: 404, code: 10008, message: 'Unknown Message' },
  unknownOverwrite: { status: 404, code: 10009, message: 'Unknown Permission Overwrite' },
  unknownRole: { status: 404, code: 10011, message: 'Unknown Role' },
  unknownUser: { status: 404, code: 10013, message: 'Unknown User' },
  unknownEmoji: { status: 400, code: 10014, message: 'Unknown Emoji' },
  unknownWebhook: { status: 404, code: 10015, message: 'Unknown Webhook' },
  unknownInteraction: { status: 404, code: 10062, message: 'Unknown interaction' },
  unknownCommand: { status: 404, code: 10063, message: 'Unknown application command' },
  unknownTag: { status: 404, code: 10087, message: 'Unknown Tag' },
  slowmode: { status: 400, code: 20016, message: 'This action cannot be performed due to slowmode rate limit' },
  tooManyPins: { status: 400, code: 30003, message: 'Maximum number of pins reached (250)' },
  tooManyReactions: { status: 400, code: 30010, message: 'Maximum number of reactions reached (20)' },
  tooManyChannels: { status: 400, code: 30013, message: 'Maximum number of server channels reached (500)' },
  tooManyAttachments: { status: 400, code: 30015, message: 'Maximum number of attachments in a message reached (10)' },
  tooManyThreadMembers: {
    status: 400,
    code: 30033,
    message: 'Maximum number of thread participants has been reached (1000)',
  },
  tooManyPinnedThreads: {
    status: 400,
    code: 30047,
    message: 'Maximum number of pinned threads in a forum channel has been reached',
  },
  alreadyAnswered: { status: 400, code: 40060, message: 'Interaction has already been acknowledged.' },
  tagNameTaken: { status: 400, code: 40061, message: 'Tag names must be unique' },
  notInThatKind: { status: 400, code: 40058, message: 'Cannot send messages in a forum channel' },
  noTagForUser: { status: 400, code: 40066, message: 'There are no tags available that can be set by non-moderators' },
  tagRequired: { status: 400, code: 40067, message: 'A tag is required to create a forum post in this channel' },
  missingAccess: { status: 403, code: 50001, message: 'Missing Access' },
  notOnDirectMessage: { status: 403, code: 50003, message: 'Cannot execute action on a DM channel' },
  othersMessage: { status: 403, code: 50005, message: 'Cannot edit a message authored by another user' },
  emptyMessage: { status: 400, code: 50006, message: 'Cannot send an empty message' },
  cannotMessageUser: { status: 403, code: 50007, message: 'Cannot send messages to this user' },
  notText: { status: 400, code: 50008, message: 'Cannot send messages in a non-text channel' },
  missingPermissions: { status: 403, code: 50013, message: 'Missing Permissions' },
  bulkCount: {
    status: 400,
    code: 50016,
    message:
      'Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100 messages to delete',
  },
  pinElsewhere: { status: 400, code: 50019, message: 'A message can only be pinned to the channel it was sent in' },
  systemMessage: { status: 403, code: 50021, message: 'Cannot execute action on a system message' },
  wrongKind: { status: 400, code: 50024, message: 'Cannot execute action on this channel type' },
  bulkTooOld: { status: 400, code: 50034, message: 'A message provided was too old to bulk delete' },
  fileTooLarge: { status: 413, code: 40005, message: 'Request entity too large' },
  badJson: { status: 400, code: 50109, message: 'The request body contains invalid JSON.' },
  wrongMessageKind: { status: 400, code: 50068, message: 'Invalid message type' },
  archived: { status: 400, code: 50083, message: 'Thread is archived' },
  replyNeedsHistory: { status: 400, code: 160002, message: 'Cannot reply without permission to read message history' },
  threadExists: { status: 400, code: 160004, message: 'A thread has already been created for this message' },
  threadLocked: { status: 400, code: 160005, message: 'Thread is locked' },
  tooManyThreads: { status: 400, code: 160006, message: 'Maximum number of active threads reached' },
} as const satisfies Readonly<Record<string, Refusal>>;

/** Makes the error of a named refusal: `throw refuse('unknownMessage')`. */
export function refuse(name: keyof typeof refusals): DiscordError {
  const { status, code, message } = refusals[name];
  return new DiscordError(status, code, message);
}

/**
 * Makes Discord's `50035 Invalid Form Body` for one field.
 * `path` is the field's place, e.g. `['embeds', '0', 'title']`.
 */
export function invalidField(path: readonly string[], code: string, message: string): DiscordError {
  let errors: FieldErrors = { _errors: [{ code, message }] };
  for (const key of [...path].reverse()) errors = { [key]: errors };
  return new DiscordError(400, 50035, 'Invalid Form Body', errors);
}
