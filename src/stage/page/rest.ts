/** Why Discord (or the way to it) did not do what was asked. */
export class RestError extends Error {}

/** A file as it goes along with a request. */
export type Upload = File;

/** Waits no longer than this for a limit to pass, then says so. */
const LONGEST_WAIT = 10;

/**
 * Asks Discord for something as a person.
 *
 * @param files go as `files[n]` beside the body
 * @throws RestError with what Discord says, in words
 */
export async function rest<T>(
  token: string,
  method: string,
  path: string,
  body?: unknown,
  files: readonly Upload[] = [],
): Promise<T> {
  const answer = await fetch(`/api/v10${path}`, { method, ...contentOf(token, body, files) });
  if (answer.status === 204) return undefined as T; // callers of such routes read nothing
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  const wait = answer.status === 429 ? Number((said as { retry_after?: number } | null)?.retry_after) : Number.NaN;
  if (wait <= LONGEST_WAIT) {
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    return rest(token, method, path, body, files);
  }
  throw new RestError(wordsOf(said) ?? `Discord answered ${answer.status}.`);
}

function contentOf(token: string, body: unknown, files: readonly Upload[]): RequestInit {
  const headers = { authorization: token };
  if (files.length > 0) {
    const form = new FormData();
    form.set('payload_json', JSON.stringify(body ?? {}));
    for (const [place, file] of files.entries()) form.set(`files[${place}]`, file, file.name);
    return { headers, body: form };
  }
  if (body === undefined) return { headers };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The message of an error, with the deepest of its reasons. */
function wordsOf(said: unknown): string | null {
  if (typeof said !== 'object' || said === null) return null;
  const { message, errors } = said as { message?: unknown; errors?: unknown };
  const reason = deepest(errors);
  return [message, reason].filter((part) => typeof part === 'string').join(' ') || null;
}

function deepest(errors: unknown): string | null {
  if (typeof errors !== 'object' || errors === null) return null;
  for (const [key, value] of Object.entries(errors)) {
    if (key === '_errors' && Array.isArray(value)) return String((value[0] as { message?: unknown })?.message ?? '');
    const found = deepest(value);
    if (found) return found;
  }
  return null;
}
