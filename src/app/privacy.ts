import type { Id } from '../core/ids.js';
import type { StrayFile } from '../core/published.js';
import type { OutsideName } from '../core/record.js';
import type { App } from './app.js';
import { outdatedExports } from './exports.js';

/** Keeps how files, Git and pages may call a person; it holds for all of the server's sessions, past ones too. */
export async function chooseName(
  app: App,
  choice: { server: Id; user: Id; name: string; outside: OutsideName },
): Promise<void> {
  await app.store.people.chooseName(choice.server, choice.user, choice.name, choice.outside);
  for (const record of app.memory.sessions(choice.server)) await app.memory.refresh(choice.server, record.session.id);
}

/** What others took down of somebody's words stands in messages of ours, so that they are ours to delete. */
async function removeNotes(app: App, notes: Awaited<ReturnType<App['store']['notes']['of']>>): Promise<void> {
  for (const { thread, message } of notes) {
    try {
      await app.chat.remove(thread, message);
    } catch (error) {
      app.log.warn({ err: error, thread, message }, 'the note of somebody who was forgotten could not be deleted');
    }
  }
}

/** What forgetting came to. */
export interface Forgotten {
  /** How many entries were erased or lost the name; 0 when nothing was held. */
  readonly rows: number;
  readonly files: readonly StrayFile[];
}

/**
 * Erases a person's words, names and doings in a server. What was published is corrected at once, as far as it is in our
 * reach; files that are not are named (design 11).
 */
export async function forgetPerson(app: App, server: Id, person: Id): Promise<Forgotten> {
  const notes = await app.store.notes.of(server, person);
  const rows = await app.store.privacy.forget(server, person, app.clock());
  if (rows === 0) return { rows, files: [] };
  await removeNotes(app, notes);
  // Neither whose words they were nor anything of them: when, and how much (design 11).
  app.log.info({ server, rows }, 'a person was forgotten as they asked');
  await app.memory.remember(server);
  const files: StrayFile[] = [];
  for (const record of app.memory.sessions(server)) {
    const { title } = record.session;
    for (const { by, at, file } of await outdatedExports(app, record)) {
      if (by !== app.self) files.push({ session: title, by, at, file });
    }
  }
  return { rows, files };
}
