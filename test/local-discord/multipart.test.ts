import { describe, expect, it } from 'vitest';
import { readMultipart, uploadLimits } from '../../src/local-discord/multipart.js';

interface Part {
  readonly name: string;
  readonly file?: { readonly name: string; readonly data: string | Uint8Array<ArrayBuffer>; readonly type?: string };
  readonly value?: string;
}

/** Bytes as a real client writes them. */
async function encode(parts: readonly Part[]): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> }> {
  const form = new FormData();
  for (const { name, file, value } of parts) {
    if (file) form.append(name, new Blob([file.data], { type: file.type ?? '' }), file.name);
    else form.append(name, value ?? '');
  }
  const request = new Response(form);
  return { type: request.headers.get('content-type') ?? '', bytes: new Uint8Array(await request.arrayBuffer()) };
}

async function read(...parts: Part[]) {
  const { type, bytes } = await encode(parts);
  return readMultipart(type, bytes);
}

const file = (n: number, data: string | Uint8Array<ArrayBuffer> = 'x', type?: string): Part => ({
  name: `files[${n}]`,
  file: { name: `part${n}.bin`, data, ...(type !== undefined && { type }) },
});
const json = (value: unknown): Part => ({ name: 'payload_json', value: JSON.stringify(value) });

describe('a multipart body', () => {
  it('gives the JSON and the files in the order of their numbers, named by the attachments', async () => {
    const payload = { content: 'Für euch', attachments: [{ id: '0', filename: 'Sitzung ä.md' }] };
    const body = await read(file(1, 'two'), json(payload), file(0, 'one\r\n--x', 'text/markdown'));
    expect(body.payload).toEqual(payload);
    expect(body.files.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['Sitzung ä.md', 'text/markdown'],
      ['part1.bin', null],
    ]);
    expect(body.files.map(({ data }) => Buffer.from(data).toString())).toEqual(['one\r\n--x', 'two']);
  });

  it('keeps bytes that look like nothing in particular', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, n) => (n * 31) % 256);
    const body = await read(json({}), file(0, bytes));
    expect(Buffer.from(body.files[0]?.data ?? []).equals(Buffer.from(bytes))).toBe(true);
  });

  it.each([
    ['the root', { attachments: [{ id: 3 }] }, { attachments: { 0: { id: expect.anything() } } }],
    [
      'an interaction',
      { type: 4, data: { attachments: [{ id: '3' }] } },
      { data: { attachments: { 0: { id: expect.anything() } } } },
    ],
    [
      'a forum post',
      { message: { attachments: [{ id: '3' }] } },
      { message: { attachments: { 0: { id: expect.anything() } } } },
    ],
  ])('refuses an attachment without its file in %s', async (_where, payload, errors) => {
    await expect(read(json(payload), file(0))).rejects.toMatchObject({ status: 400, code: 50035, errors });
  });

  it('leaves ids of files that are already there to the route', async () => {
    const kept = { attachments: [{ id: '1234567890123456789' }] };
    expect((await read(json(kept))).payload).toEqual(kept);
  });

  it('refuses eleven files, a file over its limit, a body over its limit, and what is no form', async () => {
    const eleven = Array.from({ length: 11 }, (_, n) => file(n));
    await expect(read(json({}), ...eleven)).rejects.toMatchObject({ code: 30015 });
    await expect(read(file(0, new Uint8Array(uploadLimits.file + 1)))).rejects.toMatchObject({
      status: 413,
      code: 40005,
    });
    const { type } = await encode([json({})]);
    await expect(readMultipart(type, new Uint8Array(uploadLimits.body + 1))).rejects.toMatchObject({ status: 413 });
    await expect(readMultipart(type, Buffer.from('no form'))).rejects.toMatchObject({ code: 50035 });
    await expect(read({ name: 'payload_json', value: '{' })).rejects.toMatchObject({ code: 50109 });
  });
});
