import type { Store } from '../core/ports/store.js';
import { archiveStore } from './archives.js';
import { caughtUpStore } from './caught-up.js';
import { claimStore } from './claims.js';
import type { Database } from './db.js';
import { digestStore } from './digests.js';
import { privacyStore } from './forget-person.js';
import { leftOutStore } from './left-out.js';
import { noteStore } from './notes.js';
import type { ParseDocument } from './parse-document.js';
import { peopleStore } from './people.js';
import { publicationStore } from './publications.js';
import { publishedStore } from './published.js';
import { recallStore } from './recall.js';
import { readRecord } from './record.js';
import { replyStore } from './replies.js';
import { serverStore } from './servers.js';
import { sessionStore } from './sessions.js';
import { settingsStore } from './settings.js';
import { storeFacts } from './store-facts.js';
import { subscriberStore } from './subscribers.js';
import { takeawayStore } from './takeaways.js';
import { withoutValues } from './without-values.js';
import { workStore } from './work.js';

/** Everything that lasts, on an open and migrated database; closing the store closes the database. */
export function createStore({ db, close }: Database, parse: ParseDocument): Store {
  return withoutValues({
    servers: serverStore(db),
    sessions: sessionStore(db, parse),
    replies: replyStore(db),
    claims: claimStore(db),
    caughtUp: caughtUpStore(db),
    leftOut: leftOutStore(db),
    notes: noteStore(db),
    takeaways: takeawayStore(db),
    people: peopleStore(db),
    privacy: privacyStore(db),
    settings: settingsStore(db),
    digests: digestStore(db),
    subscribers: subscriberStore(db),
    work: workStore(db),
    published: publishedStore(db),
    publications: publicationStore(db),
    archives: archiveStore(db, parse),
    recall: recallStore(db),
    record: (server, session) => readRecord(db, parse, server, session),
    facts: () => storeFacts(db),
    close,
  });
}
