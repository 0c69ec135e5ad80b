import { describe, expect, it } from 'vitest';
import { startLocalDiscord } from '../../src/local-discord/local-discord.js';
import { matchRoute, routeTable } from '../../src/local-discord/rest/match-route.js';
import { type LoggedRequest, logRequest } from '../../src/local-discord/rest/request-log.js';
import { until } from '../../src/local-discord/until.js';
import { createWorld } from '../../src/local-discord/world/create-world.js';
import { touch } from '../../src/local-discord/world/emit.js';
import { readEmoji } from '../../src/local-discord/world/emoji.js';
import { createChannel } from '../../src/local-discord/world/guilds/channels.js';
import { createGuild } from '../../src/local-discord/world/guilds/guilds.js';
import { numberComponents } from '../../src/local-discord/world/messages/number-components.js';
import { compareIds, snowflakes, snowflakeTime } from '../../src/local-discord/world/snowflake.js';
import { createUser } from '../../src/local-discord/world/users.js';
import { clientOf } from './stage.js';

describe('snowflakes', () => {
  it('rise although the clock stands still or goes back, and tell their time', () => {
    const clock = { at: Date.UTC(2026, 11, 1) };
    const next = snowflakes(() => clock.at);
    const ids = [next(), next()];
    clock.at -= 60_000;
    ids.push(next());
    clock.at += 120_000;
    ids.push(next());
    expect([...ids].sort(compareIds)).toEqual(ids);
    expect(new Set(ids).size).toBe(4);
    expect(snowflakeTime(ids[3] ?? '')).toBe(clock.at);
    expect(ids.every((id) => /^\d{17,19}$/.test(id))).toBe(true);
  });

  it('are ordered by age, not as texts', () => {
    expect(['10', '9', '0', '100'].sort(compareIds)).toEqual(['0', '9', '10', '100']);
  });
});

describe('routes', () => {
  const answer = () => ({ status: 204 });
  const table = routeTable([
    { method: 'GET', path: '/users/@me', answer },
    { method: 'GET', path: '/users/:user', answer },
    { method: 'PUT', path: '/reactions/:emoji/@me', answer },
  ]);
  it.each([
    ['GET', '/users/%40me', '/users/@me', {}],
    ['GET', '/users/1/', '/users/:user', { user: '1' }],
    ['PUT', '/reactions/%F0%9F%93%8C/@me', '/reactions/:emoji/@me', { emoji: '📌' }],
  ])('%s %s', (method, path, pattern, params) => {
    expect(matchRoute(table, method, path)).toMatchObject({ kind: 'found', route: { path: pattern }, params });
  });

  it.each([
    ['DELETE', '/users/1', 'wrong-method'],
    ['GET', '/users', 'none'],
    ['GET', '/users/', 'none'],
    ['GET', '/users/%E0%A4%A', 'none'],
    ['GET', '/users/1/2', 'none'],
  ])('%s %s: %s', (method, path, kind) => {
    expect(matchRoute(table, method, path).kind).toBe(kind);
  });
});

describe('waiting', () => {
  it('ends when a change of the world makes the condition true', async () => {
    const world = createWorld(() => 0);
    const box = { full: false };
    const waiting = until(world, () => box.full, { what: 'the box', timeoutMs: 5000 });
    box.full = true;
    touch(world);
    await waiting;
    expect(world.watchers.size).toBe(0);
  });

  it('rejects with what was waited for, and with what a condition throws', async () => {
    const world = createWorld(() => 0);
    await expect(until(world, () => false, { what: 'a miracle', timeoutMs: 30 })).rejects.toThrow('a miracle');
    const broken = () => {
      throw new Error('broken');
    };
    await expect(until(world, broken, { what: 'a miracle', timeoutMs: 5000 })).rejects.toThrow('broken');
    expect(world.watchers.size).toBe(0);
  });
});

describe('emoji', () => {
  const world = createWorld(() => Date.UTC(2026, 0, 1));
  const guild = createGuild(world, 'Reading room', createUser(world, 'Noor').id);
  const channel = createChannel(world, guild, { name: 'talk' });
  it.each(['📌', '👍', '👍🏽', '❤', '❤️', '1️⃣', '🇩🇪', '👩‍👩‍👧'])('%s is one', (emoji) => {
    expect(readEmoji(world, channel, emoji)).toEqual({ id: null, name: emoji });
  });

  it.each(['', 'x', '📌📌', '1', 'pin:123456789012345678', 'x'.repeat(5000)])('“%s” is none', (text) => {
    expect(() => readEmoji(world, channel, text)).toThrow('Unknown Emoji');
  });
});

describe('components', () => {
  it('are numbered through the message, around the numbers they brought', () => {
    const button = (id?: number) => ({ type: 2, style: 1, custom_id: 'x', label: 'x', ...(id && { id }) });
    const row = { type: 1, components: [button(2), button()] };
    // Only the shape matters here.
    const [first, second] = numberComponents([row, row] as never) as unknown as {
      id: number;
      components: { id: number }[];
    }[];
    expect([first?.id, first?.components.map(({ id }) => id)]).toEqual([1, [2, 3]]);
    expect(second?.components[1]?.id).toBe(5);
  });
});

describe('the log of requests', () => {
  it('never grows beyond its bound and keeps the latest', () => {
    const log: LoggedRequest[] = [];
    const request = { method: 'GET', path: '/', status: 200, body: undefined, files: [], userId: null };
    for (let at = 0; at < 10_000; at += 1) logRequest(log, { ...request, at });
    expect(log.length).toBeLessThanOrEqual(4000);
    expect(log.at(-1)?.at).toBe(9999);
  });
});

describe('a local Discord', () => {
  it('refuses a wrong token and a taken port, and ends', async () => {
    const local = await startLocalDiscord({ now: Date.now });
    const client = clientOf(local);
    await expect(client.login(`${local.token}x`)).rejects.toMatchObject({ code: 'TokenInvalid' });
    const port = Number(new URL(local.apiUrl).port);
    await expect(startLocalDiscord({ port, now: Date.now })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await local.close();
    const again = await startLocalDiscord({ port, now: Date.now });
    expect(again.apiUrl).toBe(local.apiUrl);
    await again.close();
  });

  it('holds several applications apart', async () => {
    const local = await startLocalDiscord({ now: Date.now });
    const other = local.addApplication('Second');
    expect(other.token).not.toBe(local.token);
    const answer = await fetch(`${local.apiUrl}/v10/users/@me`, { headers: { authorization: `Bot ${other.token}` } });
    expect(await answer.json()).toMatchObject({ id: other.botUserId, username: 'Second', bot: true });
    await local.close();
  });
});
