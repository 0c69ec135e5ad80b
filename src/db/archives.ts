import type { ArchiveStore } from '../core/ports/store.js';
import type { Db } from './db.js';
import type { ParseDocument } from './parse-document.js';
import { readArchive } from './session-archive.js';
import { settleSession } from './settle-session.js';
import { writeArchive } from './write-archive.js';

/** Whole sessions, read from and written to files, on one database. */
export function archiveStore(db: Db, parse: ParseDocument): ArchiveStore {
  return {
    read: (server, session) => readArchive(db, parse, server, session),
    write: (archive) => writeArchive(db, parse, archive),
    settle: (settlement) => settleSession(db, settlement),
  };
}
