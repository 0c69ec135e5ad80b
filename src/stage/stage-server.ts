import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isFromHere } from './own-address.js';
import { passOn, passSocketOn } from './pass-on.js';
import type { OpenStageServer, StageControl, StagePlay } from './stage-play.js';

/** What the page may do: run its own script and style, talk to where it came from, and nothing else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

const PAGES: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/': ['page.html', 'text/html; charset=utf-8'],
  '/main.js': ['main.js', 'text/javascript; charset=utf-8'],
  '/main.css': ['main.css', 'text/css; charset=utf-8'],
};

/**
 * Serves the stage on loopback: the page, the local Discord behind it under the same address, and the controls. Requests
 * for another host or from another page's origin are refused.
 *
 * @param port 0 takes a free one
 * @throws when the port is taken
 */
export async function serveStage(play: StagePlay, port: number): Promise<OpenStageServer> {
  const files = new Map<string, Buffer>();
  for (const [file] of Object.values(PAGES)) files.set(file, await readFile(new URL(file, play.pageFolder)));
  const server = createServer((request, response) => {
    answer(play, files, request, response).catch((error: unknown) => {
      play.log(`stage: ${String(error)}`);
      if (!response.headersSent) response.writeHead(500, HEADERS);
      response.end();
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (isFromHere(request, portOf(server), 'with origin') && request.url?.startsWith('/gateway')) {
      passSocketOn(play.discordUrl, request, socket, head);
    } else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${portOf(server)}/`, close: () => close(server) };
}

function portOf(server: Server): number {
  // A server that listens on a port has such an address.
  return (server.address() as AddressInfo).port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function answer(
  play: StagePlay,
  files: ReadonlyMap<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://stage');
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  // A port of the socket that the request came on: ours.
  if (!isFromHere(request, request.socket.localPort ?? 0, isReading ? 'any' : 'with origin')) {
    response.writeHead(403, { ...HEADERS, 'content-type': 'text/plain' }).end('This page is for this machine alone.\n');
    return;
  }
  const page = PAGES[pathname];
  if (page && isReading) {
    const [file, type] = page;
    response.writeHead(200, { ...HEADERS, 'content-type': type }).end(files.get(file));
  } else if (/^\/(?:api|attachments)\//.test(pathname)) passOn(play.discordUrl, request, response, HEADERS);
  else if (pathname === '/stage/play' && isReading) sendJson(response, 200, playOf(play));
  else if (pathname === '/stage/file' && isReading && play.file) sendFile(response, play.file);
  else await control(play, pathname, request, response);
}

function playOf({ people, controls, guide, file }: StagePlay): object {
  return {
    people,
    controls: controls.map(({ name, label, hint }) => ({ name, label, hint })),
    guide,
    file: file?.name,
  };
}

function sendFile(response: ServerResponse, file: NonNullable<StagePlay['file']>): void {
  response.writeHead(200, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(file.data);
}

/** `POST /stage/controls/NAME` does it and answers what a person should know. */
async function control(
  play: StagePlay,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  request.resume();
  const name = /^\/stage\/controls\/([a-z0-9-]+)$/.exec(pathname)?.[1];
  const found: StageControl | undefined = play.controls.find((one) => one.name === name);
  if (!found || request.method !== 'POST') return sendJson(response, 404, { message: 'There is no such thing here.' });
  try {
    sendJson(response, 200, { message: await found.act() });
  } catch (error) {
    play.log(`stage: ${name}: ${String(error)}`);
    sendJson(response, 500, {
      message: `That did not work: ${error instanceof Error ? error.message : String(error)}`,
    });
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { ...HEADERS, 'content-type': 'application/json' }).end(JSON.stringify(body));
}
