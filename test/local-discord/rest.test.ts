import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dispatched, type Stage, stage } from './stage.js';

let here: Stage;
beforeAll(async () => {
  here = await stage();
});
afterAll(() => here.end());

interface Answer {
  readonly status: number;
  readonly body: { readonly code?: number; readonly [key: string]: unknown } | null;
  readonly headers: Headers;
}

async function ask(
  method: string,
  path: string,
  options: { body?: string; authorization?: string | null; type?: string } = {},
): Promise<Answer> {
  const { body, authorization = `Bot ${here.local.token}`, type = 'application/json' } = options;
  const answer = await fetch(`${here.local.apiUrl}/v10${path}`, {
    method,
    headers: { ...(authorization !== null && { authorization }), 'content-type': type },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null, headers: answer.headers };
}

describe('refusals', () => {
  const some = '123456789012345678';
  it.each<[string, string, string, number, number]>([
    ['a route that does not exist', 'GET', '/nowhere', 404, 0],
    ['a method that a route has not', 'PUT', '/users/@me', 405, 0],
    ['a channel that does not exist', 'GET', `/channels/${some}`, 404, 10003],
    ['a word in place of an id', 'GET', '/channels/words', 400, 50035],
    ['a guild that does not exist', 'GET', `/guilds/${some}`, 404, 10004],
    ['a user who does not exist', 'GET', `/users/${some}`, 404, 10013],
    ['a message that does not exist', 'GET', `/channels/CHANNEL/messages/${some}`, 404, 10008],
    ['a member who does not exist', 'GET', `/guilds/GUILD/members/${some}`, 404, 10013],
    ['listing members without the intent', 'GET', '/guilds/GUILD/members', 403, 50001],
    ['creating a channel without permission', 'POST', '/guilds/GUILD/channels', 403, 50013],
    ['creating a role without permission', 'POST', '/guilds/GUILD/roles', 403, 50013],
    ['kicking without permission', 'DELETE', '/guilds/GUILD/members/ILSE', 403, 50013],
    ['renaming a channel without permission', 'PATCH', '/channels/CHANNEL', 403, 50013],
  ])('%s', async (_name, method, path, status, code) => {
    const real = path.replace('CHANNEL', here.channelId).replace('GUILD', here.guild.id).replace('ILSE', here.ilse.id);
    const answer = await ask(method, real, method === 'GET' || method === 'DELETE' ? {} : { body: '{}' });
    expect([answer.status, answer.body?.code]).toEqual([status, code]);
  });

  it.each([
    ['no token', null],
    ['a wrong token', 'Bot wrong'],
  ])('%s', async (_name, authorization) => {
    expect((await ask('GET', '/users/@me', { authorization })).status).toBe(401);
  });

  it('a token without `Bot`', async () => {
    expect((await ask('GET', '/users/@me', { authorization: here.local.token })).status).toBe(401);
  });

  it('JSON that is none, and too much of it', async () => {
    const path = `/channels/${here.channelId}/messages`;
    expect((await ask('POST', path, { body: '{"content":' })).body?.code).toBe(50109);
    const huge = await ask('POST', path, { body: JSON.stringify({ content: 'x'.repeat(9 * 1024 * 1024) }) });
    expect([huge.status, huge.body?.code]).toEqual([413, 40005]);
  });

  it('carry the tree of errors', async () => {
    const answer = await ask('POST', `/channels/${here.channelId}/messages`, {
      body: JSON.stringify({ content: 'x'.repeat(2001) }),
    });
    expect(answer.body?.errors).toMatchObject({ content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH' }] } });
  });
});

describe('answers', () => {
  it('carry the headers of a rate limit with a bucket per route', async () => {
    const one = await ask('GET', `/channels/${here.channelId}`);
    const two = await ask('GET', '/users/@me');
    expect(Number(one.headers.get('x-ratelimit-remaining'))).toBeGreaterThan(0);
    expect(one.headers.get('x-ratelimit-bucket')).not.toBe(two.headers.get('x-ratelimit-bucket'));
  });

  it('tell where the gateway is and how often one may identify', async () => {
    const { body } = await ask('GET', '/gateway/bot');
    expect(body).toMatchObject({ url: here.local.world.origin.replace('http', 'ws'), shards: 1 });
    expect(body?.session_start_limit).toMatchObject({ total: 1000, remaining: 999, max_concurrency: 1 });
  });

  it('tell an application its flags', async () => {
    const { body } = await ask('GET', '/applications/@me');
    expect(body).toMatchObject({ id: here.local.applicationId, flags: 1 << 19, flags_new: String(1 << 19) });
    expect((await ask('GET', '/oauth2/applications/@me')).body?.id).toBe(here.local.applicationId);
  });

  it('are logged with what was asked', async () => {
    await ask('POST', `/channels/${here.channelId}/messages`, { body: '{"content":"logged"}' });
    expect(here.local.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: `/channels/${here.channelId}/messages`,
      status: 200,
      body: { content: 'logged' },
      userId: here.local.botUserId,
    });
  });
});

describe('people', () => {
  it('speak REST with their own tokens', async () => {
    const authorization = here.local.world.users.get(here.ilse.id)?.token ?? '';
    const sent = await ask('POST', `/channels/${here.channelId}/messages`, {
      body: '{"content":"by hand"}',
      authorization,
    });
    expect(sent.body).toMatchObject({ content: 'by hand', author: { id: here.ilse.id } });
    expect((await ask('GET', '/applications/@me', { authorization })).status).toBe(403);
  });

  it('are written to in private, in one channel', async () => {
    const open = () => ask('POST', '/users/@me/channels', { body: JSON.stringify({ recipient_id: here.ilse.id }) });
    const [one, two] = [await open(), await open()];
    expect(one.body).toMatchObject({ type: 1, recipients: [{ id: here.ilse.id }] });
    expect(two.body?.id).toBe(one.body?.id);
    const id = String(one.body?.id);
    await ask('POST', `/channels/${id}/messages`, { body: '{"content":"only for you"}' });
    expect(here.ilse.sees(id).map(({ content }) => content)).toEqual(['only for you']);
    expect(() => here.teo.sees(id)).toThrow();
  });
});

describe('with permission', () => {
  it('a bot arranges channels, overwrites, roles and members', async () => {
    here.guild.setRolePermissions(here.guild.botRoleId, P.Administrator);
    const made = await ask('POST', `/guilds/${here.guild.id}/channels`, { body: '{"name":"New Talk","type":0}' });
    expect(made.body).toMatchObject({ name: 'new-talk', guild_id: here.guild.id });
    const id = String(made.body?.id);
    await ask('PUT', `/channels/${id}/permissions/${here.guild.everyoneRoleId}`, {
      body: JSON.stringify({ type: 0, deny: String(P.ViewChannel) }),
    });
    await expect(here.ilse.say(id, 'hello')).rejects.toMatchObject({ code: 50001 });
    await ask('DELETE', `/channels/${id}/permissions/${here.guild.everyoneRoleId}`);
    await here.ilse.say(id, 'hello');
    const role = await ask('POST', `/guilds/${here.guild.id}/roles`, { body: '{"name":"readers"}' });
    const given = await ask('PUT', `/guilds/${here.guild.id}/members/${here.ilse.id}/roles/${role.body?.id}`);
    expect(given.status).toBe(204);
    const member = await ask('GET', `/guilds/${here.guild.id}/members/${here.ilse.id}`);
    expect(member.body?.roles).toEqual([role.body?.id]);
    await ask('PATCH', `/channels/${id}`, { body: '{"topic":"bread"}' });
    expect(await dispatched(here, 'CHANNEL_UPDATE', (d) => d.topic === 'bread')).toMatchObject({ id });
    expect((await ask('DELETE', `/guilds/${here.guild.id}/members/${here.teo.id}`)).status).toBe(204);
    await expect(here.teo.say(id, 'still here')).rejects.toMatchObject({ code: 50001 });
  });
});

describe('a message body beside what stands and what came with it', () => {
  const text = { type: 10, content: 'words' };
  const file = { type: 13, file: { url: 'attachment://notes.md' } };

  it('may not put content into a message of components', async () => {
    const path = `/channels/${here.channelId}/messages`;
    const made = await ask('POST', path, { body: JSON.stringify({ flags: 1 << 15, components: [text] }) });
    const id = String(made.body?.id);
    const refused = await ask('PATCH', `${path}/${id}`, { body: JSON.stringify({ content: 'more' }) });
    expect([refused.status, refused.body?.code]).toEqual([400, 50035]);
    const edited = await ask('PATCH', `${path}/${id}`, {
      body: JSON.stringify({ components: [{ ...text, content: 'new' }] }),
    });
    expect(edited.status).toBe(200);
  });

  it('may not show a file that did not come', async () => {
    const body = JSON.stringify({ flags: 1 << 15, components: [text, file] });
    const refused = await ask('POST', `/channels/${here.channelId}/messages`, { body });
    expect([refused.status, refused.body?.code]).toEqual([400, 50035]);
  });
});
