import type { IncomingMessage } from 'node:http';

/**
 * Whether a request is meant for this server and comes from its own page. The Host keeps out names that were made to
 * lead here (DNS rebinding); the Origin keeps out other pages in the same browser.
 *
 * @param need `with origin`: one that changes something, which browsers always send with an origin
 */
export function isFromHere(request: IncomingMessage, port: number, need: 'any' | 'with origin'): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host, origin } = request.headers;
  if (host === undefined || !hosts.includes(host)) return false;
  if (origin !== undefined) return origin === `http://${host}`;
  const site = request.headers['sec-fetch-site'];
  const isAskedElsewhere = site === 'cross-site' || site === 'same-site';
  // Following a link to the page is fine; reading what it serves from another page is not.
  const isOpened = request.headers['sec-fetch-mode'] === 'navigate' && request.url === '/';
  return need === 'any' && (!isAskedElsewhere || isOpened);
}
