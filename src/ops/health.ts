import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A running health door. */
export interface HealthDoor {
  /** The port it listens on. */
  readonly port: number;
  close(): Promise<void>;
}

/** What must hold for work to be done, each asked anew. A rejection, and no answer in time, count as no. */
export interface HealthChecks {
  gateway(): boolean | Promise<boolean>;
  store(): boolean | Promise<boolean>;
}

/** What `GET /metrics` tells. */
export interface MetricsText {
  readonly contentType: string;
  text(): Promise<string>;
}

/** The body of `GET /health`. */
export interface Health {
  readonly alive: true;
  readonly able: boolean;
  readonly gateway: boolean;
  readonly store: boolean;
}

/** How long a check may take, in milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * `GET /health` for supervisors: 200 while the bot is connected and its store answers within two seconds, 503 while it
 * is only alive. The body tells which of them does not.
 *
 * `GET /metrics` beside it for Prometheus, when there are any.
 *
 * @param address where to listen, such as `127.0.0.1:8080`; port 0 takes a free one
 * @throws Error when the address cannot be listened on
 */
export async function openHealthDoor(
  address: { readonly host: string; readonly port: number },
  checks: HealthChecks,
  metrics: MetricsText | null = null,
): Promise<HealthDoor> {
  const gateway = inTime(checks.gateway);
  const store = inTime(checks.store);
  const server = createServer(async (request, response) => {
    const path = request.method === 'GET' ? request.url?.split('?')[0] : undefined;
    if (path === '/metrics' && metrics) {
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
      response.end(await metrics.text());
      return;
    }
    if (path !== '/health') {
      response.writeHead(404).end();
      return;
    }
    const [isConnected, answers] = await Promise.all([gateway(), store()]);
    const health: Health = { alive: true, able: isConnected && answers, gateway: isConnected, store: answers };
    response.writeHead(health.able ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(health));
  });
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, resolve);
  });
  return {
    // A server that listens on a port has an AddressInfo (node:net).
    port: (server.address() as AddressInfo).port,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

/**
 * A check that always answers in time. While an earlier one still runs no other is begun: a store that does not answer
 * must not be asked more and more often.
 */
function inTime(check: () => boolean | Promise<boolean>): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  return async () => {
    running ??= Promise.resolve()
      .then(check)
      .catch(() => false)
      .finally(() => {
        running = null;
      });
    const patience = new AbortController();
    const tooLate = wait(PATIENCE_MS, false, { signal: patience.signal }).catch(() => false);
    try {
      return await Promise.race([running, tooLate]);
    } finally {
      patience.abort();
    }
  };
}
