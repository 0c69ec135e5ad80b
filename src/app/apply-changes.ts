import type { IngestReport } from '../core/ports/replies.js';
import type { Change } from '../core/replies.js';
import type { App } from './app.js';
import { isOwnQuestion } from './own-question.js';
import { isPassing } from './store-failure.js';

/** How far a thread's history is read completely with a batch. */
export interface CursorMove {
  readonly server: string;
  readonly thread: string;
  readonly at: string;
}

/** How a batch is applied. */
export interface Applying {
  readonly cursor?: CursorMove | undefined;
  /** Told of every part that is committed, in order. What failed later in the batch does not undo it. */
  committed(report: IngestReport): void;
  /** Runs one write among those of others. */
  inTurn<T>(write: () => Promise<T>): Promise<T>;
}

/**
 * Applies a batch so that one change the store can never hold costs nothing but itself: it is found by halving, told in
 * the log by its ids, and the rest goes on. Applying again what was applied does nothing, so after a failure the whole
 * batch may be given again.
 *
 * @throws what the store threw, when that passes by itself or when not one of several changes could be stored, which
 *   has to do with the store then and not with them
 */
export async function applyChanges(app: App, all: readonly Change[], applying: Applying): Promise<void> {
  const changes = all.filter((change) => !isOwnQuestion(app, change));
  const { cursor, committed, inTurn } = applying;
  try {
    committed(await inTurn(() => app.store.replies.apply(changes, cursor)));
  } catch (error) {
    if (isPassing(error) || changes.length === 0) throw error;
    const refused = await applyHalves(app, changes, applying);
    if (refused.length === changes.length && changes.length > 1) throw error;
    for (const each of refused) tell(app, each);
    if (cursor !== undefined) committed(await inTurn(() => app.store.replies.apply([], cursor)));
  }
}

interface Refused {
  readonly change: Change;
  readonly error: unknown;
}

/** Applies what can be applied of changes that failed together, and gives the rest. */
async function applyHalves(app: App, changes: readonly Change[], applying: Applying): Promise<readonly Refused[]> {
  const middle = Math.ceil(changes.length / 2);
  const refused: Refused[] = [];
  for (const part of [changes.slice(0, middle), changes.slice(middle)]) {
    const [only] = part;
    if (only === undefined) continue;
    try {
      applying.committed(await applying.inTurn(() => app.store.replies.apply(part)));
    } catch (error) {
      if (isPassing(error)) throw error;
      if (part.length === 1) refused.push({ change: only, error });
      else refused.push(...(await applyHalves(app, part, applying)));
    }
  }
  return refused;
}

function tell(app: App, { change, error }: Refused): void {
  app.log.error({ err: error, ...idsOf(change) }, 'a change cannot be stored and is left out');
}

/** What a change is about, without a word of it. */
export function idsOf(change: Change): object {
  if (change.kind === 'message') {
    const { server, channel, id } = change.message;
    return { kind: change.kind, server, channel, messages: [id] };
  }
  const { kind, server, channel } = change;
  if (kind === 'channel-deleted') return { kind, server, channel };
  return { kind, server, channel, messages: kind === 'deleted' ? change.messages : [change.message] };
}
