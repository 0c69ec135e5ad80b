import { and, eq, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { PeopleStore } from '../core/ports/people.js';
import type { OutsideName, Person } from '../core/record.js';
import type { Db } from './db.js';
import { doubtServer } from './doubt-digests.js';
import { people } from './schema.js';
import { isStoredId } from './stored-id.js';
import { idIn } from './unnest.js';

/** The columns of a {@link Person}. */
export const personColumns = { id: people.id, name: people.name, outside: people.outside };

/** People of a server and what they chose to be called outside. */
export function peopleStore(db: Db): PeopleStore {
  return {
    find: (server, person) => findPerson(db, server, person),
    chooseName: (server, person, name, outside) => chooseName(db, server, person, name, outside),
    seen: (server, person, name) => seePerson(db, server, person, name),
  };
}

/** Those of these people of whom anything is known, by id. */
export async function readPeople(db: Db, server: Id, ids: readonly Id[]): Promise<ReadonlyMap<Id, Person>> {
  const rows = await db
    .select(personColumns)
    .from(people)
    .where(idIn(people.server, people.id, server, ids));
  return new Map(rows.map((person) => [person.id, person]));
}

async function findPerson(db: Db, server: Id, person: Id): Promise<Person | null> {
  if (!isStoredId(person)) return null;
  const [row] = await db
    .select(personColumns)
    .from(people)
    .where(and(eq(people.server, server), eq(people.id, person)));
  return row ?? null;
}

/** No message carried the name, so that the next message may carry a newer one. */
const ON_NO_MESSAGE = sql`to_timestamp(0)`;

async function chooseName(db: Db, server: Id, id: Id, name: string, outside: OutsideName): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(people)
      .values({ server, id, name, nameSeenAt: ON_NO_MESSAGE, outside })
      .onConflictDoUpdate({ target: [people.server, people.id], set: { name, outside } });
    await doubtServer(tx, server);
  });
}

async function seePerson(db: Db, server: Id, id: Id, name: string): Promise<void> {
  await db
    .insert(people)
    .values({ server, id, name, nameSeenAt: ON_NO_MESSAGE })
    .onConflictDoUpdate({ target: [people.server, people.id], set: { name } });
}
