import { createConnection, createServer, type Server } from 'node:net';
import { UserError } from '../core/errors.js';

/**
 * Binds a socket and listens on it.
 * @returns null when the address is taken, by a living process or by what a dead one left
 */
export function listenOn(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((client) => client.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(withoutSockets(error));
    });
    // The lock must not keep a program alive that has nothing else to do.
    server.listen(address, () => resolve(server.unref()));
  });
}

function withoutSockets(error: NodeJS.ErrnoException): UserError {
  return new UserError({
    message: `The data folder can't hold the socket that locks it (${error.code}).`,
    hint: 'Name a folder on a local disk in RAPPORTEUR_DATA, or use PostgreSQL by DATABASE_URL.',
  });
}

/**
 * Whether a process listens on the address. The kernel accepts for it, so a process that is busy or stopped lives;
 * only a refused connection, or no socket at all, is death. Anything else counts as life: better to refuse than to let two in.
 */
export function isAlive(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const client = createConnection(address);
    client.once('connect', () => {
      client.destroy();
      resolve(true);
    });
    client.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT');
    });
  });
}

/** Ends listening; the socket's file goes with it. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
