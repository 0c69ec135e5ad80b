import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import { acceptConnection } from './connection.js';
import type { Gateway } from './gateway.js';

/** Speaks the gateway on the sockets of an HTTP server. Gives a function that ends it. */
export function serveGateway(gateway: Gateway, server: Server): () => void {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 64 * 1024 });
  server.on('upgrade', (request, socket, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
    const isOurs = pathname === '/' && (searchParams.get('encoding') ?? 'json') === 'json';
    const fault = isOurs ? gateway.faults.takeConnection() : 'refuse';
    if (fault === 'refuse') {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (accepted) => {
      if (fault === null) acceptConnection(gateway, accepted);
    });
  });
  return () => {
    for (const client of sockets.clients) client.terminate();
    sockets.close();
  };
}
