import { and, asc, eq } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { PublicationStore } from '../core/ports/publications.js';
import type { PublishedFile } from '../core/publication.js';
import type { Db } from './db.js';
import { repositoryFiles, repositoryStates } from './schema.js';
import { notLeft } from './servers.js';

/** What stands in the repository, on one database. */
export function publicationStore(db: Db): PublicationStore {
  return {
    files: (server) => listFiles(db, server),
    saveFile: (file) => saveFile(db, file),
    forgetFile: async (server, path) => {
      await db.delete(repositoryFiles).where(and(eq(repositoryFiles.server, server), eq(repositoryFiles.path, path)));
    },
    state: async (server) => {
      const [row] = await db.select().from(repositoryStates).where(eq(repositoryStates.server, server));
      return row ?? null;
    },
    setState: async ({ server, ...set }) => {
      await db
        .insert(repositoryStates)
        .values({ server, ...set })
        .onConflictDoUpdate({ target: repositoryStates.server, set });
    },
    forget: (server) =>
      db.transaction(async (tx) => {
        await tx.delete(repositoryFiles).where(eq(repositoryFiles.server, server));
        await tx.delete(repositoryStates).where(eq(repositoryStates.server, server));
      }),
    servers: () => listServers(db),
  };
}

async function listFiles(db: Db, server: Id): Promise<readonly PublishedFile[]> {
  const rows = await db
    .select()
    .from(repositoryFiles)
    .where(eq(repositoryFiles.server, server))
    .orderBy(asc(repositoryFiles.path));
  return rows.map(({ session, ...row }) => ({ ...row, session: session === null ? null : String(session) }));
}

async function saveFile(db: Db, { server, path, session, ...rest }: PublishedFile): Promise<void> {
  const set = { ...rest, session: session === null ? null : BigInt(session) };
  await db
    .insert(repositoryFiles)
    .values({ server, path, ...set })
    .onConflictDoUpdate({ target: [repositoryFiles.server, repositoryFiles.path], set });
}

async function listServers(db: Db): Promise<readonly Id[]> {
  const found = await Promise.all(
    [repositoryFiles, repositoryStates].map((table) =>
      db.selectDistinct({ server: table.server }).from(table).where(notLeft(db, table.server)),
    ),
  );
  return [...new Set(found.flat().map(({ server }) => server))];
}
