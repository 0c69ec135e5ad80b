import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import { UnreachableError } from '../core/ports/chat.js';
import { REPOSITORY } from '../core/publication.js';
import type { ExportedFile } from '../core/published.js';
import type { Session } from '../core/sessions.js';
import { hostingTexts } from '../render/catalogue/hosting/hosting-texts.js';
import type { App } from './app.js';
import type { OutdatedExport } from './exports.js';

/** More than a group has; a slip of a script is told instead of stored. */
const MOST_HOSTS = 25;

/**
 * Names somebody as a host of a session, too.
 *
 * @throws UserError when there are too many
 */
export async function addHost(app: App, session: Session, user: Id): Promise<void> {
  const hosts = [...new Set([...session.hosts, user])].filter((each) => each !== session.loadedBy);
  if (hosts.length > MOST_HOSTS) throw new UserError((language) => hostingTexts[language].tooMany(MOST_HOSTS));
  await save(app, session, session.loadedBy, hosts);
}

/** Somebody hosts it no longer. When it is who loaded the session, whoever says so takes their place. */
export async function removeHost(app: App, session: Session, user: Id, by: Id): Promise<void> {
  const loadedBy = user === session.loadedBy ? by : session.loadedBy;
  await save(
    app,
    session,
    loadedBy,
    session.hosts.filter((each) => each !== user && each !== loadedBy),
  );
}

async function save(app: App, { server, id }: Session, loadedBy: Id, hosts: readonly Id[]): Promise<void> {
  await app.store.sessions.setHosts(server, id, loadedBy, hosts);
  await app.memory.refresh(server, id);
}

/**
 * Deletes all that is known of a session, and our own messages that hold its words. Its threads stay in Discord: they are
 * people's. Posted digests lose it at once.
 *
 * @returns files that left the server and still hold its words
 */
export async function deleteSession(
  app: App,
  session: Session,
): Promise<readonly Pick<OutdatedExport, 'by' | 'at' | 'file'>[]> {
  const { server, id } = session;
  const files = await filesOutside(app, session);
  await removePosted(app, session);
  await app.store.sessions.erase(server, id);
  await app.memory.refresh(server, id);
  return files;
}

/** Files with a session's words that people took out of the server, and those in the repository, whose history stays. */
export async function filesOutside(app: App, { server, id }: Pick<Session, 'server' | 'id'>) {
  const files = (await app.store.published.exports(server, id)).filter(({ by }) => by !== app.self);
  return files.filter(({ by, file }, at) => by !== REPOSITORY || isFirstOf(files, file, at));
}

/** Each edition of a file in the repository is on record; the newest stands for all. */
function isFirstOf(files: readonly Pick<ExportedFile, 'by' | 'file'>[], path: string, at: number): boolean {
  return files.findIndex(({ by, file }) => by === REPOSITORY && file === path) === at;
}

/** Deletes the notes and briefs of a session that we posted. */
export async function removePosted(app: App, { server, id }: Pick<Session, 'server' | 'id'>): Promise<void> {
  const posted = [
    ...(await app.store.work.allDone(server, 'notes', id)),
    ...(await app.store.work.allDone(server, 'brief', id)),
  ];
  for (const { channel, message } of posted) if (channel && message) await removeIfOpen(app, channel, message);
}

/** A place that is closed to us now keeps nobody from deleting what we hold. */
async function removeIfOpen(app: App, channel: Id, message: Id): Promise<void> {
  try {
    await app.chat.remove(channel, message);
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    app.log.warn({ channel, message }, 'a message of a deleted session could not be deleted');
  }
}
