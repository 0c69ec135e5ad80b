/** One REST request as it was answered. */
export interface LoggedRequest {
  readonly at: number;
  readonly method: string;
  /** Path below `/api/v10` with its query. */
  readonly path: string;
  /** 0 when the client got no answer. */
  readonly status: number;
  /** The JSON that came; files are only in `files`. */
  readonly body: unknown;
  /** Names of the files that came. */
  readonly files: readonly string[];
  /** The user id of the sender, or null. */
  readonly userId: string | null;
}

/** Requests kept; the oldest half goes when it is full. */
const MOST_KEPT = 4000;

/** Adds a request to a log that never grows beyond its bound. */
export function logRequest(log: LoggedRequest[], request: LoggedRequest): void {
  if (log.length >= MOST_KEPT) log.splice(0, MOST_KEPT / 2);
  log.push(request);
}
