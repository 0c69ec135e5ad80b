/**
 * Copies a body so that the published schemas can judge it, where they are known to be at fault: bit sets are sent as
 * decimal strings but described as numbers; attachment and snowflake ids may be sent as integers; embeds are trimmed
 * before they are measured; a time stamp may have an offset. Keys that clients send though no route reads them (`strays`)
 * are left out at the root.
 */
export function mend(body: unknown, strays: readonly string[]): unknown {
  if (!isRecord(body)) return Array.isArray(body) ? body.map((item) => mend(item, strays)) : body;
  const mended: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(body)) {
    if (strays.includes(key)) continue;
    mended[key] = mendField(key, value);
  }
  return mended;
}

const bitSets = new Set(['default_member_permissions', 'permissions', 'allow', 'deny']);

function mendField(key: string, value: unknown): unknown {
  if (bitSets.has(key)) return bitsAsNumber(value);
  if (key === 'permission_overwrites' && Array.isArray(value)) return value.map((one) => mend(one, []));
  if (key === 'attachments' && Array.isArray(value)) return value.map(mendAttachment);
  if (key === 'embeds' && Array.isArray(value)) return value.map(trimmedEmbed);
  if (key === 'data' || key === 'message') return mend(value, ['tts', 'enforce_nonce', 'nonce']);
  return value;
}

function bitsAsNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,20}$/.test(value) ? Number(value) : value;
}

/** What an edit may say of a file that is there already. Clients hand such attachments back whole. */
const attachmentKeys: readonly string[] = ['id', 'filename', 'description', 'title', 'is_spoiler'];

function mendAttachment(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const id = Number.isSafeInteger(value.id) ? String(value.id) : value.id;
  const isThere = typeof id === 'string' && /^\d{15,20}$/.test(id);
  if (!isThere) return { ...value, id };
  return Object.fromEntries(Object.entries(value).filter(([key]) => attachmentKeys.includes(key)));
}

function trimmedEmbed(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const embed: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    if (key === 'timestamp') embed[key] = timeWithoutOffset(field);
    else if (key === 'fields' && Array.isArray(field)) embed[key] = field.map(trimmedTexts);
    else embed[key] = isRecord(field) ? trimmedTexts(field) : trimmed(field);
  }
  return embed;
}

function trimmedTexts(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, trimmed(field)]));
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function timeWithoutOffset(value: unknown): unknown {
  if (typeof value !== 'string' || !/[+-]\d{2}:\d{2}$/.test(value)) return value;
  const time = Date.parse(value);
  return Number.isNaN(time) ? value : new Date(time).toISOString();
}

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
