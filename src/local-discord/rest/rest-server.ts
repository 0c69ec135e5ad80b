import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Faults, RestEffect } from '../faults.js';
import { DiscordError, refuse } from '../world/discord-error.js';
import { touch } from '../world/emit.js';
import { fileAt } from '../world/files.js';
import { userByToken } from '../world/tokens.js';
import type { World } from '../world/types.js';
import { matchRoute, type RouteTable } from './match-route.js';
import { principalOf, stranger } from './principal.js';
import { limitedAnswer, setRateLimitHeaders } from './rate-limit.js';
import { readBody } from './read-body.js';
import { type LoggedRequest, logRequest } from './request-log.js';
import type { Principal, RestAnswer } from './route.js';

/** What answering a request needs. */
export interface RestServer {
  readonly world: World;
  readonly faults: Faults;
  readonly table: RouteTable;
  readonly requests: LoggedRequest[];
  readonly log: (line: string) => void;
}

/** An HTTP request while it is answered. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly method: string;
  /** Below `/api/v10`. */
  readonly path: string;
}

/** Answers one HTTP request: a file, or a route of the API with its faults. Never rejects. */
export async function answerHttp(
  server: RestServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://local');
  const method = request.method ?? 'GET';
  try {
    if (url.pathname.startsWith('/attachments/')) return sendFile(server.world, url, response);
    const path = /^\/api(?:\/v\d+)?(\/.*)$/.exec(url.pathname)?.[1] ?? null;
    if (path === null) return sendJson(response, 404, { message: '404: Not Found', code: 0 });
    await answerApi(server, { request, response, url, method, path });
  } catch (error) {
    // The client has gone, or it is our mistake: either way the others must not suffer.
    server.log(`${method} ${url.pathname}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    if (!response.headersSent && !response.destroyed)
      sendJson(response, 500, { message: 'Internal Server Error', code: 0 });
  }
}

async function answerApi(server: RestServer, exchange: Exchange): Promise<void> {
  const { method, path, response } = exchange;
  const sender = userByToken(server.world, exchange.request.headers.authorization ?? '')?.id;
  const early = server.faults.takeRequest(method, path, 'before', sender);
  if (early && !(await passes(early, server, exchange))) return;
  const done = await work(server, exchange);
  const late = server.faults.takeRequest(method, path, 'after', sender);
  if (late && !(await passes(late, server, exchange))) return;
  finish(server, exchange, done.answer, done);
  if (done.answer.body === undefined) response.writeHead(done.answer.status).end();
  else sendJson(response, done.answer.status, done.answer.body);
  touch(server.world);
}

interface Done {
  readonly answer: RestAnswer;
  readonly body: unknown;
  readonly files: readonly string[];
  readonly userId: string | null;
}

async function work(server: RestServer, { request, response, url, method, path }: Exchange): Promise<Done> {
  const { world, faults } = server;
  let seen: Omit<Done, 'answer'> = { body: undefined, files: [], userId: null };
  try {
    const { body, files } = await readBody(request);
    seen = { ...seen, body, files: files.map((file) => file.name) };
    const match = matchRoute(server.table, method, path);
    if (match.kind !== 'found') throw refuse(match.kind === 'none' ? 'noSuchRoute' : 'methodNotAllowed');
    setRateLimitHeaders(response, `${method} ${match.route.path}`, world.now());
    const principal: Principal =
      match.route.auth === 'token' ? stranger() : principalOf(world, faults, request.headers.authorization);
    seen = { ...seen, userId: principal.user.id };
    const reason = auditReason(request.headers['x-audit-log-reason']);
    const { params } = match;
    const asked = { world, principal, method, path, params, query: url.searchParams, body, files, reason };
    return { ...seen, answer: await match.route.answer(asked) };
  } catch (error) {
    if (!(error instanceof DiscordError)) throw error;
    return { ...seen, answer: { status: error.status, body: errorBody(error) } };
  }
}

function errorBody(error: DiscordError): object {
  return { message: error.message, code: error.code, ...(error.errors && { errors: error.errors }) };
}

function auditReason(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string') return null;
  try {
    return decodeURIComponent(header).slice(0, 512);
  } catch {
    return header.slice(0, 512);
  }
}

/** Lets a fault act. Gives whether the request goes on. */
async function passes(effect: RestEffect, server: RestServer, exchange: Exchange): Promise<boolean> {
  const { response, request } = exchange;
  switch (effect.kind) {
    case 'hold':
      await effect.until;
      return !response.destroyed;
    case 'hang':
      finish(server, exchange, { status: 0 });
      return false;
    case 'reset':
      finish(server, exchange, { status: 0 });
      request.socket.destroy();
      return false;
    case 'rate-limit': {
      const body = limitedAnswer(response, effect, server.world.now());
      finish(server, exchange, { status: 429 });
      sendJson(response, 429, body);
      return false;
    }
    case 'status':
      finish(server, exchange, { status: effect.status });
      sendJson(response, effect.status, effect.body ?? { message: String(effect.status), code: 0 });
      return false;
  }
}

function finish(server: RestServer, exchange: Exchange, answer: RestAnswer, done?: Done): void {
  // A body nobody will read must not keep the connection busy.
  exchange.request.resume();
  logRequest(server.requests, {
    at: server.world.now(),
    method: exchange.method,
    path: exchange.path + exchange.url.search,
    status: answer.status,
    body: done?.body,
    files: done?.files ?? [],
    userId: done?.userId ?? null,
  });
  touch(server.world);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendFile(world: World, url: URL, response: ServerResponse): void {
  const file = fileAt(world, url);
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('This content is no longer available.');
    return;
  }
  const type = file.contentType ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'content-length': file.data.byteLength }).end(file.data);
}
