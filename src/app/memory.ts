import { DEFAULT_GROUP } from '../core/groups.js';
import type { Id } from '../core/ids.js';
import type { Store } from '../core/ports/store.js';
import type { SessionRecord } from '../core/record.js';
import type { Place } from '../core/sessions.js';
import { DEFAULT_SETTINGS, type GroupSettings } from '../core/settings.js';
import type { Pause } from './persist.js';
import { createUnhurried } from './unhurried.js';

/** Where in Discord somebody stands: the session of a thread, and which part of it. */
export interface Standing {
  readonly record: SessionRecord;
  readonly place: Place;
}

/**
 * What must be answered at once: modals and autocomplete cannot wait for the database (facts 1.5, 1.6). It holds the
 * sessions of every server as they were last read and is refreshed after each change.
 */
export interface Memory {
  /** The servers of which something is held, in no particular order. */
  servers(): readonly Id[];
  /** A server's sessions, newest first. */
  sessions(server: Id): readonly SessionRecord[];
  session(server: Id, session: string): SessionRecord | null;
  /** The session whose thread or overview message's channel this is; null elsewhere. */
  standing(server: Id, channel: Id): Standing | null;
  /** What a group chose; what it did not choose has its default. */
  settings(server: Id, group: string): GroupSettings;
  /** The default group first, then every other one that has a session or chose something, by name. */
  groups(server: Id): readonly string[];
  /** Reads one session again. */
  refresh(server: Id, session: string): Promise<void>;
  /** Something was said in a session: it is read again soon, and seldom enough that a flood of words costs little. */
  touch(server: Id, session: string): void;
  /** Resolves when what was touched is read again. */
  settle(): Promise<void>;
  /** Reads a server's settings again. */
  refreshSettings(server: Id): Promise<void>;
  /** Reads again what could not be read when it should have been. */
  refreshStale(): Promise<void>;
  /** Reads everything of a server. */
  remember(server: Id): Promise<void>;
  /** Holds nothing of a server any more. */
  forget(server: Id): void;
  /** Reads everything: once, at the start. */
  fill(): Promise<void>;
}

/** What a memory is given beside the store. */
export interface MemoryOptions {
  readonly pause: Pause;
  /** A session was read again, so that words of it which were published may be gone. */
  changed?(server: Id): void;
}

/** A memory over a store, empty until {@link Memory.fill}. */
export function createMemory(store: Store, { pause, changed = () => {} }: MemoryOptions): Memory {
  const servers = new Map<Id, Map<string, SessionRecord>>();

  const settings = new Map<Id, ReadonlyMap<string, GroupSettings>>();

  const stale = new Map<string, { readonly server: Id; readonly session: string }>();

  async function refresh(server: Id, session: string): Promise<void> {
    const key = `${server}/${session}`;
    stale.set(key, { server, session });
    const record = await store.record(server, session);
    const known = servers.get(server) ?? new Map<string, SessionRecord>();
    if (record) known.set(session, record);
    else known.delete(session);
    servers.set(server, known);
    stale.delete(key);
    changed(server);
  }

  const touched = createUnhurried<string>((key) => {
    const [server = '', session = ''] = key.split('/');
    return refresh(server, session);
  }, pause);

  async function refreshStale(): Promise<void> {
    for (const { server, session } of [...stale.values()]) await refresh(server, session);
  }

  async function refreshSettings(server: Id): Promise<void> {
    const stored = await store.settings.ofServer(server);
    settings.set(server, new Map(stored.map((each) => [each.group, each.settings])));
  }

  async function remember(server: Id): Promise<void> {
    await refreshSettings(server);
    for (const session of await store.sessions.list(server)) await refresh(server, session.id);
  }

  async function fill(): Promise<void> {
    const servers = [...(await store.sessions.servers()), ...(await store.settings.servers())];
    for (const server of new Set(servers)) await remember(server);
  }

  function sessions(server: Id): readonly SessionRecord[] {
    const known = [...(servers.get(server)?.values() ?? [])];
    return known.sort((a, b) => Number(BigInt(b.session.id) - BigInt(a.session.id)));
  }

  function standing(server: Id, channel: Id): Standing | null {
    for (const record of sessions(server)) {
      const place = record.places.find((each) => each.thread === channel);
      if (place) return { record, place };
    }
    return null;
  }

  function groups(server: Id): readonly string[] {
    const named = [...sessions(server).map(({ session }) => session.group), ...(settings.get(server)?.keys() ?? [])];
    return [DEFAULT_GROUP, ...[...new Set(named)].filter((group) => group !== DEFAULT_GROUP).sort()];
  }

  return {
    servers: () => [...servers.keys()],
    sessions,
    session: (server, session) => servers.get(server)?.get(session) ?? null,
    standing,
    settings: (server, group) => settings.get(server)?.get(group) ?? DEFAULT_SETTINGS,
    groups,
    refresh,
    touch: (server, session) => touched.push(`${server}/${session}`),
    settle: () => touched.settle(),
    refreshSettings,
    refreshStale,
    remember,
    forget(server) {
      servers.delete(server);
      settings.delete(server);
    },
    fill,
  };
}
