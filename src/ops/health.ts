import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running health door. */
export interface HealthDoor {
  /** The port it listens on. */
  readonly port: number;
  close(): Promise<void>;
}

/**
 * `GET /health` for supervisors: 200 while the bot is connected and its store answers, 503 while it is only alive.
 *
 * @param address where to listen, such as `127.0.0.1:8080`; port 0 takes a free one
 * @param able asks whether work can be done now; a rejection counts as no
 * @throws Error when the address cannot be listened on
 */
export async function openHealthDoor(
  address: { readonly host: string; readonly port: number },
  able: () => Promise<boolean>,
): Promise<HealthDoor> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/health') {
      response.writeHead(404).end();
      return;
    }
    const isAble = await able().catch(() => false);
    response.writeHead(isAble ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ alive: true, able: isAble }));
  });
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, resolve);
  });
  return {
    // A server that listens on a port has an AddressInfo (node:net).
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
