import { slug } from '../core/document/slug.js';
import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { Store } from '../core/ports/store.js';
import type { Session } from '../core/sessions.js';

/** What a session is looked for by. */
export interface Wanted {
  /** How people are told what was looked for. */
  readonly name: string;
  /** Null for all servers in the store. */
  readonly server: Id | null;
  fits(session: Session): boolean;
}

/** By slug, title or our own number, as people type it. */
export function wantedByName(name: string, server: Id | null): Wanted {
  const typed = name.trim();
  return {
    name: typed,
    server,
    fits: (session) => session.id === typed || session.slug === slug(typed) || session.title === typed,
  };
}

/**
 * The one session that is wanted, among all servers of a store.
 * @throws UserError when there is none, or more than one
 */
export async function findSession(store: Pick<Store, 'sessions'>, wanted: Wanted): Promise<Session> {
  const servers = wanted.server === null ? await store.sessions.servers() : [wanted.server];
  const known: Session[] = [];
  for (const server of servers) known.push(...(await store.sessions.list(server)));
  const found = known.filter((session) => wanted.fits(session));
  const [first] = found;
  if (first !== undefined && found.length === 1) return first;
  if (first === undefined) {
    const names = known.slice(0, 20).map((session) => session.slug);
    throw new UserError({
      message: `There is no session ${wanted.name} in the store.`,
      hint: names.length === 0 ? 'It has no session yet: import or load one.' : `There are ${names.join(', ')}.`,
    });
  }
  const each = found.slice(0, 20).map((session) => `${session.slug} (number ${session.id}, server ${session.server})`);
  throw new UserError({
    message: `Several sessions are called ${wanted.name}: ${each.join(', ')}.`,
    hint: 'Say which with --server ID, or by its number.',
  });
}
