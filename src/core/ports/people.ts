import type { Id } from '../ids.js';
import type { OutsideName, Person } from '../record.js';

/** The people of a server and how they want to be called outside. */
export interface PeopleStore {
  find(server: Id, person: Id): Promise<Person | null>;
  chooseName(server: Id, person: Id, name: string, outside: OutsideName): Promise<void>;
  /** Remembers a person's newest name; their choice stays. */
  seen(server: Id, person: Id, name: string): Promise<void>;
}
