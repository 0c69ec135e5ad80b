import { type RunningBot, startBot } from '../src/cli/start-bot.js';
import type { Store } from '../src/core/ports/store.js';
import { SILENT } from './bench-store.js';
import type { FeedPlace } from './feed/orders.js';

/** The real bot at the feed's Discord. */
export function runBot(store: Store, { apiUrl, token }: Pick<FeedPlace, 'apiUrl' | 'token'>): Promise<RunningBot> {
  const onFatal = (code: number): void => {
    throw new Error(`The connection was closed with ${code}`);
  };
  const now = () => new Date();
  return startBot({ token, apiUrl, store, clock: now, log: SILENT, holder: 'bench', zone: 'UTC', onFatal });
}
