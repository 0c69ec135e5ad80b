import { createHash } from 'node:crypto';
import type { APIAttachment, RESTAPIAttachment } from 'discord-api-types/v10';
import type { StoredFile, UploadedFile, World } from './types.js';

/** How long a signed file address works (reference, "Signed Attachment CDN URLs": a day). */
const ADDRESS_LIFE = 24 * 60 * 60 * 1000;

/**
 * Keeps uploaded files and gives their attachment objects; the addresses are signed when they are shown.
 * `wishes` are the request's `attachments`: they may name, describe or leave out parts by `files[n]`.
 */
export function storeFiles(
  world: World,
  channelId: string,
  files: readonly UploadedFile[],
  wishes: readonly RESTAPIAttachment[] = [],
): APIAttachment[] {
  return files.map((file, place) => {
    const wish = wishes.find((one) => String(one.id) === (file.partId ?? String(place)));
    const name = safeName(wish?.filename ?? file.name);
    const stored: StoredFile = { ...file, name, id: world.nextId(), channelId };
    world.files.set(stored.id, stored);
    return attachmentOf(stored, wish);
  });
}

function attachmentOf(file: StoredFile, wish: RESTAPIAttachment | undefined): APIAttachment {
  const path = `/attachments/${file.channelId}/${file.id}/${encodeURIComponent(file.name)}`;
  return {
    id: file.id,
    filename: file.name,
    size: file.data.byteLength,
    url: path,
    proxy_url: path,
    ...(file.contentType !== null && { content_type: file.contentType }),
    ...(wish?.description && { description: wish.description }),
    ...(wish?.title && { title: wish.title }),
  };
}

/** Discord keeps letters, digits, dots, dashes and underscores of a file's name and nothing else. */
function safeName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/\s/g, '_')
    .replace(/[^\p{L}\p{N}._-]/gu, '');
  return plain || 'unknown';
}

/** An attachment with addresses that work from now on for a day. */
export function attachmentView(world: World, attachment: APIAttachment): APIAttachment {
  const issued = Math.floor(world.now() / 1000);
  const expires = Math.floor((world.now() + ADDRESS_LIFE) / 1000).toString(16);
  const query = `?ex=${expires}&is=${issued.toString(16)}&hm=${signature(attachment.id, expires)}&`;
  const url = `${world.origin}${attachment.url}${query}`;
  return { ...attachment, url, proxy_url: url };
}

/** The file of an address made by {@link attachmentView}; null when unknown, unsigned or expired. */
export function fileAt(world: World, url: URL): StoredFile | null {
  const [, kind, channelId, id] = url.pathname.split('/');
  const file = world.files.get(id ?? '');
  const expires = url.searchParams.get('ex') ?? '';
  if (kind !== 'attachments' || !file || file.channelId !== channelId) return null;
  if (url.searchParams.get('hm') !== signature(file.id, expires)) return null;
  return Number.parseInt(expires, 16) * 1000 > world.now() ? file : null;
}

function signature(id: string, expires: string): string {
  return createHash('sha256').update(`${id} ${expires}`).digest('hex');
}

/** A copy of embeds or components in which `attachment://name` is the address of that attachment. */
export function withAttachmentUrls<T>(tree: T, attachments: readonly APIAttachment[]): T {
  // A structural copy has the same type; only texts are exchanged.
  return exchange(tree, attachments, 0) as T;
}

/** Deeper than any component or embed Discord allows. */
const DEEPEST = 20;

function exchange(value: unknown, attachments: readonly APIAttachment[], depth: number): unknown {
  if (typeof value === 'string' && value.startsWith('attachment://')) {
    const name = value.slice('attachment://'.length);
    return attachments.find((one) => one.filename === name)?.url ?? value;
  }
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => exchange(one, attachments, depth + 1));
  const copy: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value)) copy[key] = exchange(one, attachments, depth + 1);
  return copy;
}
