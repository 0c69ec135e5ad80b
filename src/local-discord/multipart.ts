import { badLength } from './validate/field-problem.js';
import { isRecord } from './validate/mend.js';
import { DiscordError, invalidField, refuse } from './world/discord-error.js';
import type { UploadedFile } from './world/types.js';

/** A multipart body taken apart: the JSON of `payload_json` (or of plain form fields), and the files by their numbers. */
export interface MultipartBody {
  readonly payload: unknown;
  readonly files: readonly UploadedFile[];
}

/** Discord's limits (reference, "Uploading Files"; resources/message): bytes of a body, bytes of a file, files. */
export const uploadLimits = { body: 25 * 1024 * 1024, file: 10 * 1024 * 1024, files: 10 } as const;

/**
 * Takes a `multipart/form-data` body apart as Discord does: `payload_json` is the request's JSON, `files[n]` are its
 * files, and an entry of `attachments` with the id n names and describes file n.
 * Throws DiscordError: 40005 for what is too large, 30015 for too many files, 50109 for JSON that is none,
 * 50035 for a broken body or for an attachment id without its file.
 */
export async function readMultipart(contentType: string, body: Uint8Array<ArrayBuffer>): Promise<MultipartBody> {
  if (body.byteLength > uploadLimits.body) throw refuse('fileTooLarge');
  const form = await formOf(contentType, body);
  const fields: Record<string, unknown> = {};
  const numbered = new Map<number, File>();
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else numbered.set(fileNumber(name, numbered.size), value);
  }
  if (numbered.size > uploadLimits.files) throw refuse('tooManyAttachments');
  const payload = typeof fields.payload_json === 'string' ? parseJson(fields.payload_json) : fields;
  const names = attachmentNames(payload, numbered);
  const files: UploadedFile[] = [];
  for (const number of [...numbered.keys()].sort((a, b) => a - b)) {
    const file = numbered.get(number);
    if (file !== undefined) files.push(await uploaded(file, String(number), names.get(String(number))));
  }
  return { payload, files };
}

async function formOf(contentType: string, body: Uint8Array<ArrayBuffer>): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new DiscordError(400, 50035, 'Invalid Form Body');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('badJson');
  }
}

/** `files[3]` is 3; other names (`file`) take the next free number, as Discord's older clients send them. */
function fileNumber(name: string, next: number): number {
  const number = /^files\[(\d{1,3})\]$/.exec(name)?.[1];
  return number === undefined ? 1000 + next : Number(number);
}

async function uploaded(file: File, partId: string, name: string | undefined): Promise<UploadedFile> {
  if (file.size > uploadLimits.file) throw refuse('fileTooLarge');
  // What a client sends for want of a type says nothing.
  const untyped = file.type === '' || file.type === 'application/octet-stream';
  const data = new Uint8Array(await file.arrayBuffer());
  return { name: name ?? file.name, data, contentType: untyped ? null : file.type, partId };
}

/**
 * The file names that `attachments` gives, by id. Ids of files already there (snowflakes) are for the route to judge;
 * a short id without its file is refused.
 */
function attachmentNames(payload: unknown, files: ReadonlyMap<number, File>): Map<string, string> {
  const names = new Map<string, string>();
  const [list, place] = attachmentList(payload);
  if (list.length > uploadLimits.files) {
    const { path, code, message } = badLength([...place], 0, uploadLimits.files);
    throw invalidField(path.map(String), code, message);
  }
  for (const [index, attachment] of list.entries()) {
    if (!isRecord(attachment)) continue;
    const id = String(attachment.id);
    if (/^\d{1,3}$/.test(id) && !files.has(Number(id))) {
      const message = `Attachment ${id} has no file files[${id}].`;
      throw invalidField([...place, String(index), 'id'], 'ATTACHMENT_NOT_FOUND', message);
    }
    if (typeof attachment.filename === 'string' && attachment.filename !== '') names.set(id, attachment.filename);
  }
  return names;
}

/** `attachments` stands at the root, in an interaction's `data`, or in a forum post's `message`. */
function attachmentList(payload: unknown): readonly [list: readonly unknown[], place: readonly string[]] {
  if (!isRecord(payload)) return [[], []];
  for (const key of ['data', 'message'] as const) {
    const inner = payload[key];
    if (isRecord(inner) && Array.isArray(inner.attachments)) return [inner.attachments, [key, 'attachments']];
  }
  return [Array.isArray(payload.attachments) ? payload.attachments : [], ['attachments']];
}
