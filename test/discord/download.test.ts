import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { attachmentAddress, downloadAttachment } from '../../src/discord/download.js';

const LOCAL = 'http://127.0.0.1:4000/api';

describe('where attachments may come from', () => {
  const cases: readonly [string, string | null, boolean][] = [
    ['https://cdn.discordapp.com/attachments/1/2/a.md?ex=1', null, true],
    ['https://media.discordapp.net/attachments/1/2/a.png', null, true],
    ['http://cdn.discordapp.com/attachments/1/2/a.md', null, false],
    ['https://cdn.discordapp.com:8443/a.md', null, false],
    ['https://cdn.discordapp.com.example.org/a.md', null, false],
    ['https://cdn.discordapp.com@example.org/a.md', null, false],
    ['https://user:word@cdn.discordapp.com/a.md', null, false],
    ['file:///etc/passwd', LOCAL, false],
    ['not an address', null, false],
    ['http://127.0.0.1:4000/attachments/1/a.md', LOCAL, true],
    ['http://127.0.0.1:4000/attachments/1/a.md', null, false],
    ['http://127.0.0.1:4001/attachments/1/a.md', LOCAL, false],
    ['http://192.168.0.1/a.md', 'http://192.168.0.1/api', false],
  ];
  it.each(cases)('%s beside %s', (url, apiUrl, allowed) => {
    expect(attachmentAddress(url, apiUrl) !== null).toBe(allowed);
  });
});

describe('fetching', () => {
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ends.push(() => {
      server.closeAllConnections();
      server.close();
    });
    // A server that listens on a port has such an address.
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const load = (origin: string, limit = 100) => downloadAttachment(`${origin}/a.md`, limit, `${origin}/api`);

  it('gives the bytes as they are', async () => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x0d, 0x0a, 0x00]);
    expect(Buffer.from(await load(await serve((_, answer) => answer.end(bytes))))).toEqual(bytes);
  });

  it('refuses what is announced as too large without reading it', async () => {
    const origin = await serve((_, answer) => answer.writeHead(200, { 'content-length': '101' }).flushHeaders());
    await expect(load(origin)).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('stops a file that grows past the limit unannounced', async () => {
    const origin = await serve((_, answer) => {
      const more = () => answer.write('x'.repeat(64), () => answer.destroyed || setImmediate(more));
      more();
    });
    await expect(load(origin)).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('takes a file of just the limit', async () => {
    expect(await load(await serve((_, answer) => answer.end('x'.repeat(100))))).toHaveLength(100);
  });

  it('follows no redirect', async () => {
    const origin = await serve((request, answer) =>
      request.url === '/a.md' ? answer.writeHead(302, { location: '/b.md' }).end() : answer.end('elsewhere'),
    );
    await expect(load(origin)).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it.each([
    ['gone', 404, 'expired'],
    ['signed long ago', 403, 'expired'],
    ['out of reach', 500, 'unavailable'],
  ])('tells a file that is %s from others', async (_name, status, reason) => {
    const origin = await serve((_request, answer) => answer.writeHead(status).end());
    await expect(load(origin)).rejects.toMatchObject({ reason });
  });

  it('asks nobody for an address that is not Discord’s', async () => {
    let asked = 0;
    const origin = await serve((_, answer) => {
      asked += 1;
      answer.end();
    });
    await expect(downloadAttachment(`${origin}/a.md`, 100, null)).rejects.toMatchObject({ reason: 'foreign' });
    expect(asked).toBe(0);
  });
});
