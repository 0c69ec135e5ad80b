import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Log } from '../core/ports/log.js';
import type { Meter } from '../core/ports/meter.js';

/** What is looked up when somebody asks, and cheap to know. */
export interface Figures {
  readonly connected: boolean;
  /** Events that wait for the store. */
  readonly waiting: { readonly changes: number; readonly characters: number };
  readonly servers: number;
  readonly sessions: Readonly<Record<'loaded' | 'posted' | 'closed', number>>;
}

/** The process's figures for Prometheus. */
export interface Metrics {
  readonly meter: Meter;
  /** Counts the lines of a log by level, and passes them on. */
  counting(log: Log): Log;
  /** From where figures come; without it, and before the bot runs, they are zero. */
  watch(figures: () => Figures): void;
  /** The exposition format of Prometheus, and its media type. */
  readonly contentType: string;
  text(): Promise<string>;
}

const ANSWER_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 15, 60];
const TICK_SECONDS = [0.05, 0.25, 1, 5, 15, 60, 300];
const NONE: Figures = {
  connected: false,
  waiting: { changes: 0, characters: 0 },
  servers: 0,
  sessions: { loaded: 0, posted: 0, closed: 0 },
};

/**
 * Makes the figures of one process. Their labels have a handful of values each: no server, session, person or word.
 *
 * @param facts what this process is: its version, and `pglite` or `postgresql`
 */
export function createMetrics(facts: { readonly version: string; readonly database: string }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  let figures = () => NONE;
  registerGauges(registry, () => figures());
  new Gauge({
    name: 'rapporteur_info',
    help: 'What runs; always 1.',
    labelNames: ['version', 'database'],
    registers: [registry],
  }).set(facts, 1);
  return {
    meter: createMeter(registry),
    counting: (log) => countingLog(registry, log),
    watch(from) {
      figures = from;
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

function createMeter(registry: Registry): Meter {
  const registers = [registry];
  const changes = new Counter({
    name: 'rapporteur_changes_total',
    help: 'Events that came from Discord, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const answers = new Histogram({
    name: 'rapporteur_answer_seconds',
    help: 'From a click, command or modal to its last answer. Discord waits three seconds for the first.',
    labelNames: ['kind'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  const ticks = new Histogram({
    name: 'rapporteur_tick_seconds',
    help: 'What each minute brings: timed acts, digests, publishing.',
    buckets: TICK_SECONDS,
    registers,
  });
  const failedTicks = new Counter({
    name: 'rapporteur_failed_ticks_total',
    help: 'Minutes whose work ended with an error.',
    registers,
  });
  const last = new Gauge({
    name: 'rapporteur_last_tick_timestamp_seconds',
    help: 'When a minute’s work was last done.',
    registers,
  });
  return {
    came: (kinds) => {
      for (const kind of kinds) changes.inc({ kind });
    },
    answered: (kind, seconds) => answers.observe({ kind }, seconds),
    ticked(seconds, isDone) {
      ticks.observe(seconds);
      if (isDone) last.setToCurrentTime();
      else failedTicks.inc();
    },
  };
}

function registerGauges(registry: Registry, figures: () => Figures): void {
  const gauge = (name: string, help: string, value: (now: Figures) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value(figures()));
      },
    });
  gauge('rapporteur_connected', '1 while the gateway is connected.', (now) => (now.connected ? 1 : 0));
  gauge('rapporteur_waiting_changes', 'Events that wait for the store.', (now) => now.waiting.changes);
  gauge('rapporteur_waiting_characters', 'Their size, of text and ids.', (now) => now.waiting.characters);
  gauge('rapporteur_servers', 'Servers with a session that this process looks after.', (now) => now.servers);
  new Gauge({
    name: 'rapporteur_sessions',
    help: 'Sessions that this process looks after, by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(figures().sessions)) this.set({ state }, count);
    },
  });
}

function countingLog(registry: Registry, log: Log): Log {
  const lines = new Counter({
    name: 'rapporteur_log_lines_total',
    help: 'Lines of the log, by level.',
    labelNames: ['level'],
    registers: [registry],
  });
  const counted = (level: keyof Log) => {
    lines.inc({ level }, 0);
    return (facts: object, message: string) => {
      lines.inc({ level });
      log[level](facts, message);
    };
  };
  return { info: counted('info'), warn: counted('warn'), error: counted('error') };
}
