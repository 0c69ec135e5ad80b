import { mkdtemp, writeFile } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type LocalDiscord, startLocalDiscord } from '../../src/local-discord/local-discord.js';
import type { OpenStageServer } from '../../src/stage/stage-play.js';
import { serveStage } from '../../src/stage/stage-server.js';

let local: LocalDiscord;
let server: OpenStageServer;
let token: string;
let room: string;
let acts = 0;

beforeAll(async () => {
  local = await startLocalDiscord();
  const guild = local.createGuild({ name: 'Readers' });
  room = guild.createChannel({ name: 'room' }).id;
  token = local.world.users.get(guild.join('Ilse').id)?.token ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'stage-'));
  for (const name of ['page.html', 'main.js', 'main.css']) await writeFile(join(folder, name), `this is ${name}`);
  const act = async () => {
    acts += 1;
    return 'done';
  };
  server = await serveStage(
    {
      discordUrl: local.world.origin,
      people: [],
      controls: [{ name: 'act', label: 'Act', hint: '', act }],
      guide: [],
      pageFolder: pathToFileURL(`${folder}/`),
      log: () => {},
    },
    0,
  );
});
afterAll(async () => {
  await server.close();
  await local.close();
});

/** A request as programs other than browsers make it, with headers that browsers do not let pages choose. */
function status(method: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = ask(new URL(path, server.url), { method, headers });
    sent.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** What a WebSocket with this origin comes to. */
function greeting(origin: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(new URL('/gateway?v=10&encoding=json', server.url.replace('http', 'ws')), { origin });
    socket.on('message', (raw) => {
      resolve(`opcode ${(JSON.parse(String(raw)) as { op: number }).op}`);
      socket.close();
    });
    socket.on('error', (error) => resolve(error.message));
  });
}

describe('the stage’s server', () => {
  it('listens on loopback and lets the page do nothing but talk to it', async () => {
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
    const policy = (await fetch(server.url)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    ['a name that was made to lead here', 'GET', '/stage/play', { host: 'evil.example' }],
    ['another page that reads', 'GET', '/stage/play', { origin: 'http://evil.example' }],
    ['another page that embeds a script', 'GET', '/main.js', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', 'GET', '/stage/play', { origin: 'http://127.0.0.1:1' }],
    ['a form of another page', 'POST', '/stage/controls/act', { origin: 'null' }],
  ])('refuses %s', async (_, method, path, headers) => {
    expect(await status(method, path, headers)).toBe(403);
    expect(acts).toBe(0);
  });

  it('opens from a link, and acts for its own page', async () => {
    const { origin } = new URL(server.url);
    expect(await status('GET', '/', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(200);
    expect(await status('POST', '/stage/controls/act', { origin })).toBe(200);
    expect(acts).toBe(1);
    expect(await status('POST', '/stage/controls/other', { origin })).toBe(404);
  });

  it('passes the gateway on, for its own page alone', async () => {
    expect(await greeting(new URL(server.url).origin)).toBe('opcode 10');
    expect(await greeting('http://evil.example')).toContain('403');
  });

  it('passes requests on, and makes no page of what people sent', async () => {
    const { origin } = new URL(server.url);
    const form = new FormData();
    form.set('payload_json', '{}');
    form.set('files[0]', new File(['<script>alert(1)</script>'], 'x.html', { type: 'text/html' }));
    const post = { method: 'POST', headers: { authorization: token, origin }, body: form };
    const said = await fetch(new URL(`/api/v10/channels/${room}/messages`, server.url), post);
    const { attachments } = (await said.json()) as { attachments: { url: string }[] };
    const { pathname, search } = new URL(attachments[0]?.url ?? '');
    const file = await fetch(new URL(pathname + search, server.url));
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(file.headers.get('content-disposition')).toBe('attachment');
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect(await file.text()).toContain('<script>');
  });
});
