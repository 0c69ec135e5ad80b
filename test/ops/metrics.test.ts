import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { type HealthDoor, openHealthDoor } from '../../src/ops/health.js';
import { createMetrics } from '../../src/ops/metrics.js';
import { SILENT } from '../db/each-store.js';

const ANYWHERE = { host: '127.0.0.1', port: 0 };
const fine = () => true;

let door: HealthDoor | undefined;
afterEach(async () => {
  await door?.close();
  door = undefined;
});

async function scrape(metrics = filled()): Promise<{ readonly type: string; readonly text: string }> {
  door = await openHealthDoor(ANYWHERE, { gateway: fine, store: () => new Promise(() => undefined) }, metrics);
  const response = await fetch(`http://127.0.0.1:${door.port}/metrics`);
  return { type: response.headers.get('content-type') ?? '', text: await response.text() };
}

/** Figures of which each has happened once. */
function filled() {
  const metrics = createMetrics({ version: '1.2.3', database: 'pglite' });
  metrics.meter.came(['message', 'message', 'reaction']);
  metrics.meter.answered('answer', 0.2);
  metrics.meter.ticked(1, true);
  metrics.meter.ticked(1, false);
  const log = metrics.counting(SILENT);
  log.warn({ text: 'a secret sentence' }, 'a secret sentence');
  metrics.watch(() => ({
    connected: true,
    waiting: { changes: 7, characters: 70 },
    servers: 2,
    sessions: { loaded: 1, posted: 3, closed: 5 },
  }));
  return metrics;
}

describe('GET /metrics', () => {
  it('tells what happened in Prometheus’s own format, also while the store does not answer', async () => {
    const { type, text } = await scrape();
    expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const line of [
      'rapporteur_info{version="1.2.3",database="pglite"} 1',
      'rapporteur_connected 1',
      'rapporteur_waiting_changes 7',
      'rapporteur_servers 2',
      'rapporteur_sessions{state="posted"} 3',
      'rapporteur_changes_total{kind="message"} 2',
      'rapporteur_answer_seconds_bucket{le="0.25",kind="answer"} 1',
      'rapporteur_failed_ticks_total 1',
      'rapporteur_log_lines_total{level="warn"} 1',
      'rapporteur_log_lines_total{level="error"} 0',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).not.toContain('secret');
  });

  it('is not there where nobody counts', async () => {
    door = await openHealthDoor(ANYWHERE, { gateway: fine, store: fine });
    expect((await fetch(`http://127.0.0.1:${door.port}/metrics`)).status).toBe(404);
  });

  it('has few labels, and none that could name a server, a person or a session', async () => {
    const { text } = await scrape();
    const ours = text.split('\n').filter((line) => line.startsWith('rapporteur_'));
    const labels = new Set(ours.flatMap((line) => [...line.matchAll(/[{,](\w+)=/g)].map(([, name]) => name)));
    expect([...labels].sort()).toEqual(['database', 'kind', 'le', 'level', 'state', 'version']);
    expect(ours.length).toBeLessThan(100);
  });
});

describe('the sample dashboard', () => {
  const source = readFileSync(new URL('../../docs/grafana-dashboard.json', import.meta.url), 'utf8');
  const { panels } = JSON.parse(source) as { panels: { title: string; targets: { expr: string }[] }[] };
  const used = (pattern: RegExp) =>
    new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(pattern) ?? [])));

  it('asks only for figures that there are, with labels that they have', async () => {
    const { text } = await scrape();
    const there = new Set([...text.matchAll(/^([a-z_0-9]+)[ {]/gm)].map(([, name]) => name));
    const names = used(/\b(rapporteur|process|nodejs)_[a-z_0-9]+/g);
    expect([...names].filter((name) => !there.has(name))).toEqual([]);
    for (const by of used(/sum by \([^)]*\)/g)) {
      for (const label of by.slice(8, -1).split(', ')) expect(text).toMatch(new RegExp(`[{,]${label}="`));
    }
  });

  it('shows every figure of ours', async () => {
    const { text } = await scrape();
    const ours = [...text.matchAll(/^# TYPE (rapporteur_\w+)/gm)].map(([, name]) => name ?? '');
    const names = [...used(/rapporteur_[a-z_]+/g)];
    expect(ours.filter((name) => !names.some((each) => each.startsWith(name)))).toEqual(['rapporteur_info']);
    expect(source).toContain('label_values(rapporteur_info, instance)');
  });
});
