import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerHttp, type RestServer } from './rest/rest-server.js';

/** An HTTP server on loopback that answers REST and files; the gateway shares its port. */
export interface HttpServer {
  readonly server: Server;
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Listens on 127.0.0.1; port 0 takes a free one. Rejects when the port is taken. */
export function listen(rest: RestServer, port: number): Promise<HttpServer> {
  const server = createServer((request, response) => void answerHttp(rest, request, response));
  // Faults may hold an answer for minutes.
  server.requestTimeout = 0;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      // A server that listens on a port has such an address.
      const { port: bound } = server.address() as AddressInfo;
      resolve({ server, origin: `http://127.0.0.1:${bound}`, close: () => close(server) });
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
