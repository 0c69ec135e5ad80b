import type { SessionState } from '../core/sessions.js';
import type { Figures, Metrics } from '../ops/metrics.js';
import type { RunningBot } from './start-bot.js';

/** Lets the figures tell what the running bot holds in memory: whoever asks waits for no database. */
export function watchFigures(metrics: Metrics, bot: RunningBot): void {
  metrics.watch(() => figuresOf(bot));
}

function figuresOf(bot: RunningBot): Figures {
  const { memory } = bot.app;
  const all = memory.servers().map((server) => memory.sessions(server));
  const sessions: Record<SessionState, number> = { loaded: 0, posted: 0, closed: 0 };
  for (const { session } of all.flat()) sessions[session.state] += 1;
  const servers = all.filter((records) => records.length > 0).length;
  return { connected: bot.isConnected(), waiting: bot.waiting, servers, sessions };
}
