import type { Id } from '../core/ids.js';
import type { OutsideName } from '../core/record.js';
import type { App } from './app.js';

/** Keeps how files, Git and pages may call a person; it holds for all of the server's sessions, past ones too. */
export async function chooseName(
  app: App,
  choice: { server: Id; user: Id; name: string; outside: OutsideName },
): Promise<void> {
  await app.store.people.chooseName(choice.server, choice.user, choice.name, choice.outside);
  for (const record of app.memory.sessions(choice.server)) await app.memory.refresh(choice.server, record.session.id);
}
