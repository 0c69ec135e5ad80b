import type { Id } from '../../core/ids.js';
import { RepositoryError } from '../../core/ports/repository.js';
import { nextTry, type PublicationState, type PublishedFile, REPOSITORY } from '../../core/publication.js';
import type { SessionRecord } from '../../core/record.js';
import { NO_DUE, type WorkKey } from '../../core/work.js';
import type { App, PublishPlace } from '../app.js';
import { recordsOf } from '../compose-digest.js';
import { actOnce } from '../once.js';
import { carryOut } from './carry-out.js';
import { wantedDigests } from './wanted-digests.js';
import type { WantedFile } from './wanted-file.js';
import { isPublic, wantedNotes } from './wanted-notes.js';

/** A file that somebody changed is looked at again so often, should nothing else bring us there. */
const LOOK_AGAIN_MS = 60 * 60_000;

/** What publishing came to: `unchanged` nothing was to be done, `busy` another process is at it, `failed` it is tried again. */
export type Published = 'published' | 'unchanged' | 'busy' | 'failed';

/**
 * Brings a server's files in the repository up to date: one commit for all that changed, none for nothing. One process at
 * a time, by a row of work. A failure is on record, waits longer each time, and keeps nothing else.
 *
 * @param looks `always` to look into the repository also when nothing of ours has changed since: it may have been rewritten
 */
export async function publishServer(
  app: App,
  place: PublishPlace,
  server: Id,
  looks: 'always' | 'when-changed',
): Promise<Published> {
  const wanted = place.only === null || place.only === server ? await wantedFiles(app, server) : [];
  const before = await app.store.publications.files(server);
  const state = await app.store.publications.state(server);
  const isQuiet = isUpToDate(wanted, before) && (state?.failures ?? 0) === 0;
  if (isQuiet && looks === 'when-changed') return 'unchanged';
  const key: WorkKey = { server, kind: 'repository', subject: 'files', target: 'push', due: NO_DUE };
  try {
    const isOurs = await actOnce(app, key, async () => {
      if (looks === 'always') await forgetRewritten(app, place, server, state?.commit ?? null);
      const { troubled, commit } = await carryOut(app, place.repository, server, wanted);
      const again = troubled ? new Date(app.clock().getTime() + LOOK_AGAIN_MS) : null;
      await app.store.publications.setState({
        server,
        failures: 0,
        nextTry: again,
        reason: null,
        publishedAt: app.clock(),
        commit: commit ?? state?.commit ?? null,
      });
      return null;
    });
    if (!isOurs) return 'busy';
  } catch (error) {
    await noteFailure(app, state, server, error);
    return 'failed';
  } finally {
    await forgetDone(app, key);
  }
  if (wanted.length === 0 && (await app.store.sessions.list(server)).length === 0) {
    await app.store.publications.forget(server);
  }
  return 'published';
}

/** Where our newest commit is in no history any more, somebody has rewritten it: what it held is no host's worry now. */
async function forgetRewritten(app: App, place: PublishPlace, server: Id, commit: string | null): Promise<void> {
  if (commit === null || (await place.repository.holds(commit))) return;
  for (const { id: session } of await app.store.sessions.list(server)) {
    const all = await app.store.published.exports(server, session);
    const files = new Set(all.filter(({ by }) => by === REPOSITORY).map(({ file }) => file));
    for (const file of files) await app.store.published.forgetExports({ server, session, by: REPOSITORY, file });
  }
}

/** The same work comes again with the next change. */
async function forgetDone(app: App, key: WorkKey): Promise<void> {
  if ((await app.store.work.find(key))?.state === 'done') await app.store.work.forget(key);
}

function isUpToDate(wanted: readonly WantedFile[], before: readonly PublishedFile[]): boolean {
  const known = new Map(before.map((file) => [file.path, file]));
  return (
    wanted.length === known.size &&
    wanted.every(({ path, print }) => known.get(path)?.print === print && known.get(path)?.trouble === null)
  );
}

/** Everything of a server that is public. */
async function wantedFiles(app: App, server: Id): Promise<readonly WantedFile[]> {
  const sessions = await app.store.sessions.list(server);
  const files: WantedFile[] = [];
  for (const group of [...new Set(sessions.map((session) => session.group))].sort()) {
    const records: readonly SessionRecord[] = await recordsOf(app, server, group);
    for (const record of records) if (await isPublic(app, record)) files.push(await wantedNotes(app, record));
    files.push(...(await wantedDigests(app, server, group, records)));
  }
  return files;
}

async function noteFailure(app: App, before: PublicationState | null, server: Id, error: unknown): Promise<void> {
  const isKnown = error instanceof RepositoryError;
  const failures = (before?.failures ?? 0) + 1;
  const again = nextTry(app.clock(), failures);
  await app.store.publications.setState({
    server,
    failures,
    nextTry: again,
    reason: isKnown ? error.reason : 'fault',
    publishedAt: before?.publishedAt ?? null,
    commit: before?.commit ?? null,
  });
  app.log[isKnown ? 'warn' : 'error'](
    { err: error, server, failures, again },
    'the repository could not be brought up to date; it is tried again',
  );
}
