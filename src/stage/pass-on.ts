import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** What of a request is Discord's to know. */
const ASKED = ['authorization', 'content-type', 'content-length', 'transfer-encoding', 'user-agent'] as const;
/** What of an answer is the page's. */
const TOLD = ['content-type', 'content-length', 'retry-after', 'x-ratelimit-global', 'x-ratelimit-scope'] as const;

/** Pictures may be shown; every other file is only ever saved or read as text, whatever it says it is. */
const SHOWN = /^image\/(?:png|jpeg|gif|webp|avif)$/;

/** Passes an HTTP request on to Discord and its answer back. What people sent as files cannot act as a page of ours. */
export function passOn(
  discordUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const onward = ask(new URL(request.url ?? '/', discordUrl), {
    method: request.method,
    headers: picked(request.headers, ASKED),
  });
  onward.on('response', (answer) => {
    const own = { ...headers, ...picked(answer.headers, TOLD) };
    if (request.url?.startsWith('/attachments/')) Object.assign(own, asFile(answer.headers['content-type']));
    response.writeHead(answer.statusCode ?? 502, own);
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (!response.headersSent) response.writeHead(502, headers);
    response.end();
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

function asFile(type: string | undefined): Readonly<Record<string, string>> {
  const sandbox = { 'content-security-policy': "default-src 'none'; sandbox" };
  if (SHOWN.test(type ?? '')) return sandbox;
  return { ...sandbox, 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' };
}

function picked(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** Joins a page's WebSocket to Discord's gateway, byte by byte. */
export function passSocketOn(discordUrl: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { hostname, port, host } = new URL(discordUrl);
  const query = new URL(request.url ?? '/', discordUrl).search;
  const onward = connect(Number(port), hostname, () => {
    const lines = [`GET /${query} HTTP/1.1`, `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket'];
    for (const name of ['sec-websocket-key', 'sec-websocket-version'] as const) {
      const value = request.headers[name];
      if (value !== undefined) lines.push(`${name}: ${String(value)}`);
    }
    onward.write(`${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  const end = (): void => {
    onward.destroy();
    socket.destroy();
  };
  for (const side of [onward, socket]) side.on('error', end).on('close', end);
}
