import { REST, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Stage, stage } from './stage.js';

let here: Stage;
beforeEach(async () => {
  here = await stage();
});
afterEach(() => here.end());

function restOf(options: { retries: number; timeout?: number }): REST {
  return new REST({ api: here.local.apiUrl, ...options }).setToken(here.local.token);
}

const send = (rest: REST, body: object = { content: 'x' }) =>
  rest.post(Routes.channelMessages(here.channelId), { body });

/** What stands in the channel. */
function words(): string[] {
  return here.ilse.sees(here.channelId).map(({ content }) => content);
}

/** Statuses of the posts so far. */
function statuses(): number[] {
  return here.local.requests.filter(({ method }) => method === 'POST').map(({ status }) => status);
}

describe('a request that goes wrong', () => {
  it('before the work leaves nothing behind', async () => {
    here.local.faults.onRequest({ method: 'POST', path: /messages$/, effect: { kind: 'status', status: 503 } });
    await expect(send(restOf({ retries: 0 }))).rejects.toMatchObject({ status: 503 });
    expect(words()).toEqual([]);
  });

  it('after the work doubles a message when it is sent again, but not with an enforced nonce', async () => {
    const spoil = () =>
      here.local.faults.onRequest({ method: 'POST', when: 'after', effect: { kind: 'status', status: 502 } });
    spoil();
    await send(restOf({ retries: 1 }), { content: 'doubled' });
    spoil();
    await send(restOf({ retries: 1 }), { content: 'once', nonce: '7', enforce_nonce: true });
    expect(words()).toEqual(['doubled', 'doubled', 'once']);
  });

  it.each(['user', 'shared', 'global'] as const)('of a limit of scope %s is waited for', async (scope) => {
    here.local.faults.onRequest({ method: 'POST', effect: { kind: 'rate-limit', retryAfter: 0.05, scope } });
    await send(restOf({ retries: 0 }));
    expect(statuses()).toEqual([429, 200]);
    expect(words()).toEqual(['x']);
  });

  it('says which limit it was', async () => {
    here.local.faults.onRequest({ effect: { kind: 'rate-limit', retryAfter: 1.5, scope: 'shared', code: 30046 } });
    const answer = await fetch(`${here.local.apiUrl}/v10/users/@me`, {
      headers: { authorization: `Bot ${here.local.token}` },
    });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('x-ratelimit-scope')).toBe('shared');
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ retry_after: 1.5, global: false, code: 30046 });
  });

  it.each(['hang', 'reset'] as const)('by a %s is given up by the client, the work being done', async (kind) => {
    here.local.faults.onRequest({ method: 'POST', when: 'after', effect: { kind } });
    await expect(send(restOf({ retries: 0, timeout: 200 }))).rejects.toThrow();
    expect(words()).toEqual(['x']);
    expect(statuses()).toEqual([0]);
  });

  it('happens to the one that is meant, as often as is meant', async () => {
    const lift = here.local.faults.onRequest({
      method: 'POST',
      skip: 1,
      times: 9,
      effect: { kind: 'status', status: 500 },
    });
    const rest = restOf({ retries: 0 });
    await send(rest, { content: 'one' });
    await expect(send(rest, { content: 'two' })).rejects.toMatchObject({ status: 500 });
    await rest.get(Routes.channel(here.channelId));
    lift();
    await send(rest, { content: 'three' });
    expect(words()).toEqual(['one', 'three']);
  });

  it('can be held until it is let go', async () => {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    here.local.faults.onRequest({ method: 'POST', when: 'after', effect: { kind: 'hold', until } });
    const sent = send(restOf({ retries: 0 }), { content: 'held' });
    await here.local.until(() => words().length === 1, { what: 'the message' });
    // Another request comes and goes meanwhile.
    await restOf({ retries: 0 }).get(Routes.channel(here.channelId));
    expect(statuses()).toEqual([]);
    release();
    expect(await sent).toMatchObject({ content: 'held' });
  });
});
