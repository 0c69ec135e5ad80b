/** The request bodies that the local Discord knows how to judge; one per shape, not per route. */
export type BodyKind =
  | 'message-create'
  | 'message-edit'
  | 'thread-from-message'
  | 'thread-without-message'
  | 'forum-post'
  | 'channel-create'
  | 'channel-edit'
  | 'thread-edit'
  | 'bulk-delete'
  | 'dm-create'
  | 'member-edit'
  | 'role-create'
  | 'role-edit'
  | 'command-create'
  | 'command-edit'
  | 'commands-overwrite'
  | 'interaction-callback'
  | 'webhook-message'
  | 'webhook-edit';

/** One leaf of Discord's error tree. */
export interface FieldError {
  readonly code: string;
  readonly message: string;
}

/** Discord's error tree: `_errors` at a leaf, otherwise one branch per key or index. */
export interface ErrorTree {
  readonly [key: string]: ErrorTree | readonly FieldError[];
}

/** The JSON a refused body is answered with, under status 400. */
export interface ValidationProblem {
  readonly code: number;
  readonly message: string;
  readonly errors?: ErrorTree;
}

/**
 * Judges a request body as Discord would.
 * Takes the kind of body and the parsed JSON; gives null when Discord would take it, else the JSON of the 400 answer
 * (50035 with an error tree, or 50006 for a message with nothing in it).
 */
export function validateBody(_kind: BodyKind, _body: unknown): ValidationProblem | null {
  return null;
}
