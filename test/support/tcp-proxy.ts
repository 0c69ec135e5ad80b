import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Socket } from 'node:net';

/** Stands before a server on loopback and can harm what passes. */
export interface TcpProxy {
  readonly port: number;
  /** How many connections have come so far. */
  readonly accepted: number;
  /** Breaks every connection at once. */
  cut(): void;
  /** While true, new connections are broken as soon as they come. */
  refusing: boolean;
  /** While true, nothing passes in either direction and nothing is told. */
  stalling: boolean;
  /** Milliseconds before each answer of the server is passed on. */
  delay: number;
  close(): Promise<void>;
}

/** Starts a proxy that passes everything on to a port of this machine. */
export async function startTcpProxy(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  let stalling = false;
  let accepted = 0;
  const server = createServer((near) => {
    accepted += 1;
    if (proxy.refusing) return near.destroy();
    const far = dial(target.port, target.host);
    pass(near, far, () => 0);
    pass(far, near, () => proxy.delay);
  });

  function pass(from: Socket, to: Socket, delay: () => number): void {
    sockets.add(from);
    from.setNoDelay(true);
    from.on('data', (chunk) => {
      const write = () => void (to.destroyed || to.write(chunk));
      if (stalling) held.push(write);
      else if (delay() > 0) setTimeout(write, delay());
      else write();
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: TcpProxy = {
    // A server that listens on a port has an AddressInfo (node:net).
    port: (server.address() as AddressInfo).port,
    get accepted() {
      return accepted;
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    refusing: false,
    get stalling() {
      return stalling;
    },
    set stalling(value) {
      stalling = value;
      if (!value) for (const write of held.splice(0)) write();
    },
    delay: 0,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      proxy.cut();
      return closed;
    },
  };
  return proxy;
}
