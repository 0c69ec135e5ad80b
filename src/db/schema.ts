// All tables, one topic a file: drizzle-kit makes migrations from this list, and erasing a server walks over it.
// Every table is keyed by server first, so that a distributed PostgreSQL can shard by it and no query can forget it.
export * from './schema/audits.js';
export * from './schema/caught-up.js';
export * from './schema/claims.js';
export * from './schema/notes.js';
export * from './schema/owed-keeps.js';
export * from './schema/people.js';
export * from './schema/publications.js';
export * from './schema/published.js';
export * from './schema/replies.js';
export * from './schema/sessions.js';
export * from './schema/settings.js';
export * from './schema/subscribers.js';
export * from './schema/takeaways.js';
export * from './schema/work.js';
