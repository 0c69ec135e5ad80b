import { spliceSections } from '../../core/document/splice.js';
import { UserError } from '../../core/errors.js';
import { DEFAULT_GROUP } from '../../core/groups.js';
import type { Id } from '../../core/ids.js';
import { type FileChange, type ReadFile, type Repository, RepositoryError } from '../../core/ports/repository.js';
import { type PublishedFile, REPOSITORY, textPrint } from '../../core/publication.js';
import { commitMessage } from '../../render/published/commit-message.js';
import type { App } from '../app.js';
import { groupLanguage } from '../compose-digest.js';
import type { Settled, WantedFile } from './wanted-file.js';

/**
 * Commits and pushes what differs, and puts on record how each file was left.
 *
 * @returns whether people's changes keep a file from being as it should, and the new commit; null for none
 * @throws RepositoryError when nothing could be published
 */
export async function carryOut(
  app: App,
  repository: Repository,
  server: Id,
  wanted: readonly WantedFile[],
): Promise<{ readonly troubled: boolean; readonly commit: string | null }> {
  const before = new Map((await app.store.publications.files(server)).map((file) => [file.path, file]));
  const paths = new Set(wanted.map(({ path }) => path));
  const surplus = [...before.values()].filter(({ path }) => !paths.has(path));
  // Whose words are in it is on record before it is out, so that what is withdrawn at this moment is found.
  for (const file of wanted) await remember(app, server, file);
  let settled: readonly Settled[] = [];
  const commit = await repository.publish(async (read) => {
    settled = await inTurn(wanted, (file) => settle(server, read, file, before.get(file.path)));
    const removed = await inTurn(surplus, (file) => withoutOurs(read, file));
    const files = [...settled.flatMap(({ change }) => change ?? []), ...removed.flatMap((change) => change ?? [])];
    if (files.length === 0) return null;
    const names = settled.flatMap(({ change, wanted }) =>
      change ? [{ ...wanted, isNew: !before.has(wanted.path) }] : [],
    );
    const message = commitMessage(names, removed.length, groupLanguage(app, server, DEFAULT_GROUP));
    return { files, message, at: app.clock() };
  });
  for (const { file } of settled) await app.store.publications.saveFile(file);
  for (const { path } of surplus) await app.store.publications.forgetFile(server, path);
  return { troubled: settled.some(({ file }) => file.trouble !== null), commit };
}

async function settle(
  server: Id,
  read: ReadFile,
  wanted: WantedFile,
  before: PublishedFile | undefined,
): Promise<Settled> {
  const { path, session, print, source } = wanted;
  try {
    const there = await read(path);
    const { text, isOurs, trouble, where } = await wanted.write(there, before);
    const left = { source, text: isOurs && text !== null ? textPrint(text) : '' };
    // Until the trouble is over, how we left it the last time still counts.
    const stays = { source: before?.source ?? source, text: isOurs ? (before?.text ?? '') : '' };
    const known = { print, ...(trouble === null ? left : stays) };
    return {
      wanted,
      file: { server, path, session, ...known, trouble, where },
      change: text === null || text === there ? null : { path, text },
    };
  } catch (error) {
    if (!(error instanceof RepositoryError && error.reason === 'not-text')) throw error;
    const known = { print, source, text: '' };
    return { wanted, file: { server, path, session, ...known, trouble: 'no-file', where: '' }, change: null };
  }
}

/**
 * A file that is not public any more: one as we left it goes; from one that people have changed goes what is ours, and
 * their own text stays. Null when there is nothing to take away.
 */
async function withoutOurs(read: ReadFile, { path, text }: PublishedFile): Promise<FileChange | null> {
  const there = await read(path).catch((error: unknown) => {
    if (error instanceof RepositoryError && error.reason === 'not-text') return null;
    throw error;
  });
  if (there === null) return null;
  if (textPrint(there) === text) return { path, text: null };
  try {
    const empty = { body: null };
    const { text: bare } = spliceSections(there, { discussion: empty, takeaways: empty }, { take: 'generated' });
    return { path, text: bare === there ? null : bare };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { path, text: null };
  }
}

/** What the repository's history holds from now on, by session. */
async function remember(app: App, server: Id, { path, items }: WantedFile): Promise<void> {
  for (const session of new Set(items.map((item) => item.session))) {
    const known = (await app.store.published.exports(server, session)).filter(
      ({ by, file }) => by === REPOSITORY && file === path,
    );
    const held = new Set(known.flatMap((file) => file.items.map(({ item, words }) => `${item} ${words}`)));
    const fresh = items.filter((each) => each.session === session && !held.has(`${each.item} ${each.words}`));
    if (fresh.length === 0) continue;
    const at = app.clock();
    await app.store.published.addExport({ server, session, by: REPOSITORY, at, file: path, items: fresh });
  }
}

/** One after the other: they read from one process. */
async function inTurn<T, U>(all: readonly T[], act: (each: T) => Promise<U>): Promise<readonly U[]> {
  const done: U[] = [];
  for (const each of all) done.push(await act(each));
  return done;
}
