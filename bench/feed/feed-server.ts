import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { startLocalDiscord } from '../../src/local-discord/local-discord.js';
import { chatMessages } from '../chat-text.js';
import { manyIds, manyServer } from './many-servers.js';
import { type FeedAnswer, type FeedOrder, type FeedPlace, type FeedWish, sharedNow } from './orders.js';

/** Discord's gateway answers a client's identify with numbers from 1; ours follow far behind whatever it still says. */
const FIRST_SEQUENCE = 1_000_000;

/** Whoever asks for nothing so long has done what a start takes. */
const QUIET_MS = 4_000;

/** More than this waits in the socket before the next frame is made. */
const MOST_BUFFERED = 1_000_000;

/**
 * A local Discord behind a door of our own, through which prepared frames go straight into the bot's socket: the feed is
 * never what a bench waits for. Everything else passes to the local Discord and back.
 */
export async function startFeedServer({ threads: count, servers }: FeedWish) {
  const local = await startLocalDiscord({ botName: 'Rapporteur' });
  const guild = local.createGuild({ name: 'Readers' });
  const room = guild.createChannel({ name: 'reading-room' }).id;
  const host = guild.join('Hanna');
  const threads: string[] = [];
  for (let at = 0; at < count; at += 1) threads.push((await guild.owner.openThread(room, `${at + 1}. Why?`)).id);

  const upstream = new URL(local.apiUrl);
  let lastRequest = 0;
  let untold = 0;
  const callbacks = new Map<string, (at: number) => void>();
  const http = createServer((request, response) => {
    const [, interaction] = /\/interactions\/(\d+)\/[^/]+\/callback/.exec(request.url ?? '') ?? [];
    const told = interaction === undefined ? undefined : callbacks.get(interaction);
    lastRequest = sharedNow();
    if (told === undefined) return void passOn(request, response, upstream, origin());
    told(sharedNow());
    request.resume();
    response.writeHead(204).end();
  });
  const origin = (): string => `127.0.0.1:${(http.address() as AddressInfo).port}`;
  let client: WebSocket | null = null;
  new WebSocketServer({ server: http }).on('connection', (near, request) => {
    client = near;
    join(near, new WebSocket(`ws://${upstream.host}${request.url}`), (frame) => {
      if (frame.t !== 'READY' || servers === 0) return near.send(JSON.stringify(frame));
      const ids = manyIds(servers);
      untold = ids.length;
      frame.d.guilds.push(...ids.map((id) => ({ id, unavailable: true })));
      near.send(JSON.stringify(frame));
      void tellServers(ids);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

  let sequence = FIRST_SEQUENCE;
  let lastId = BigInt(threads.at(-1) ?? '0') + 1_000_000n;
  const nextId = (): string => String(++lastId);

  function dispatch(type: string, data: object): void {
    client?.send(JSON.stringify({ op: 0, t: type, s: ++sequence, d: data }));
  }

  async function tellServers(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      while ((client?.bufferedAmount ?? 0) > MOST_BUFFERED) await pause(1);
      dispatch('GUILD_CREATE', manyServer(id, local.botUserId));
      untold -= 1;
    }
  }

  async function rest(): Promise<FeedAnswer> {
    lastRequest = sharedNow();
    while (untold > 0 || sharedNow() - lastRequest < QUIET_MS) await pause(200);
    return { kind: 'rested' };
  }

  async function talk(messages: number, perSecond: number | null, authors: number): Promise<FeedAnswer> {
    const texts = chatMessages(Math.min(messages, 5_000) * 200);
    const begun = sharedNow();
    const sent: (readonly [string, number])[] = [];
    for (let n = 0; n < messages; n += 1) {
      const due = perSecond === null ? 0 : begun + (n * 1_000) / perSecond;
      if (due > sharedNow()) await pause(due - sharedNow());
      while ((client?.bufferedAmount ?? 0) > MOST_BUFFERED) await pause(1);
      const data = message(n, n % authors, texts[n % texts.length] ?? 'ok');
      sent.push([data.id, sharedNow()]);
      dispatch('MESSAGE_CREATE', data);
    }
    return { kind: 'talked', sent };
  }

  function message(n: number, person: number, content: string) {
    const author = { id: String(1_400_000_000_000_000_001n + BigInt(person)), username: `person${person}` };
    return {
      id: nextId(),
      channel_id: threads[n % count],
      guild_id: guild.id,
      author: { ...author, global_name: `Person ${person}`, avatar: null, discriminator: '0' },
      member: { roles: [], joined_at: '2026-01-01T00:00:00.000000+00:00', deaf: false, mute: false, flags: 0 },
      content,
      timestamp: new Date().toISOString(),
      edited_timestamp: null,
      ...{ tts: false, mention_everyone: false, mentions: [], mention_roles: [], attachments: [], embeds: [] },
      ...{ pinned: false, type: 0, flags: 0, components: [] },
    };
  }

  async function press(order: Extract<FeedOrder, { kind: 'press' }>): Promise<FeedAnswer> {
    const begun = sharedNow();
    const waits: Promise<number>[] = [];
    for (let n = 0; n < order.count; n += 1) {
      const due = begun + (n * 1_000) / order.perSecond;
      if (due > sharedNow()) await pause(due - sharedNow());
      const id = nextId();
      const at = sharedNow();
      waits.push(
        new Promise((resolve) => {
          callbacks.set(id, (arrived) => resolve(arrived - at));
        }),
      );
      dispatch('INTERACTION_CREATE', interaction(id, order));
    }
    const found = await Promise.race([Promise.all(waits), pause(10_000, null)]);
    if (found === null) throw new Error('An interaction was not answered within ten seconds');
    callbacks.clear();
    return { kind: 'pressed', waits: found };
  }

  function interaction(id: string, { type, data }: Extract<FeedOrder, { kind: 'press' }>) {
    const user = { id: host.id, username: 'hanna', global_name: 'Hanna', avatar: null, discriminator: '0' };
    return {
      ...{ id, type, data, application_id: local.applicationId, token: `token-${id}`, version: 1 },
      ...{ guild_id: guild.id, channel_id: room, locale: 'en-GB', guild_locale: 'en-GB' },
      channel: { id: room, type: 0, name: 'reading-room', guild_id: guild.id },
      member: { user, roles: [], joined_at: '2026-01-01T00:00:00.000Z', permissions: '8', deaf: false, mute: false },
      ...{ entitlements: [], authorizing_integration_owners: {}, context: 0, attachment_size_limit: 10_485_760 },
    };
  }

  const place: FeedPlace = {
    ...{ apiUrl: `http://${origin()}/api`, token: local.token, botUserId: local.botUserId, server: guild.id },
    ...{ room, threads, host: host.id },
  };
  return {
    place,
    carryOut(order: FeedOrder): Promise<FeedAnswer> {
      if (order.kind === 'talk') return talk(order.count, order.perSecond, order.authors);
      return order.kind === 'rest' ? rest() : press(order);
    },
  };
}

/** A dispatch as far as it is looked at. */
interface Frame {
  readonly t?: string;
  readonly d: { readonly guilds: object[] };
}

/** Every frame of one socket goes to the other, in the order of its coming; those for the bot by way of `pass`. */
function join(near: WebSocket, far: WebSocket, pass: (frame: Frame) => void): void {
  const early: RawData[] = [];
  near.on('message', (data) => (far.readyState === WebSocket.OPEN ? far.send(String(data)) : early.push(data)));
  far.on('open', () => {
    for (const data of early) far.send(String(data));
  });
  far.on('message', (data) => pass(JSON.parse(String(data)) as Frame));
  near.on('close', () => far.close());
  far.on('close', () => near.close());
  far.on('error', () => near.close());
}

/** A request goes on as it came; the gateway's address in an answer becomes ours. */
async function passOn(request: IncomingMessage, response: ServerResponse, upstream: URL, here: string): Promise<void> {
  const body: Buffer[] = [];
  for await (const chunk of request) body.push(chunk as Buffer);
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name)
      ? [[name, value] as [string, string]]
      : [],
  );
  const answer = await fetch(new URL(request.url ?? '/', upstream), {
    method: request.method ?? 'GET',
    headers,
    ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
  });
  const text = Buffer.from(await answer.arrayBuffer())
    .toString('utf8')
    .replaceAll(upstream.host, here);
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
  response.end(text);
}
