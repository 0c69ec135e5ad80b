import { UserError } from '../core/errors.js';
import { compareIds, type Id } from '../core/ids.js';
import type { StandingThread } from '../core/linking.js';
import type { ChannelFacts, ListedThread } from '../core/ports/chat.js';
import { linkingTexts } from '../render/catalogue/linking/linking-texts.js';
import type { App } from './app.js';

/** So many pages of archived threads are looked through, a hundred each: the latest archived come first. */
const MOST_PAGES = 10;

/**
 * The threads that a host means: a thread alone, or all of a forum or channel, the archived ones too (demands D11).
 *
 * @throws UserError when it is none of this server, there are none, or their history may not be read
 * @throws UnreachableError when it is closed to us or gone
 */
export async function standingThreads(app: App, server: Id, chosen: Id): Promise<readonly StandingThread[]> {
  const facts = await app.chat.channel(chosen, ['see', 'history']);
  const { kind, name } = facts;
  if (facts.server !== server || !['thread', 'text', 'announcement', 'forum'].includes(kind)) {
    throw new UserError((language) => linkingTexts[language].notThreads(name));
  }
  if (facts.missing.length > 0) {
    const permissions = facts.missing.join(', ');
    throw new UserError((language) => linkingTexts[language].mayNotRead(name, permissions));
  }
  if (kind !== 'thread') return threadsOf(app, facts);
  const thread = await app.chat.thread(chosen);
  const parent = thread.parent === null ? null : await app.chat.channel(thread.parent, []);
  return [{ ...thread, isPost: parent?.kind === 'forum' }];
}

async function threadsOf(app: App, { id, server, kind, name }: ChannelFacts): Promise<readonly StandingThread[]> {
  const isPost = kind === 'forum';
  const found = new Map<Id, ListedThread>();
  for (const thread of await app.chat.activeThreads(server)) if (thread.parent === id) found.set(thread.id, thread);
  let before: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await app.chat.archivedThreads(id, before);
    for (const thread of page.threads) found.set(thread.id, thread);
    before = page.before;
    if (before === null) break;
  }
  if (found.size === 0) {
    throw new UserError((language) => linkingTexts[language][isPost ? 'noPosts' : 'noThreads'](name));
  }
  return [...found.values()].sort((one, other) => compareIds(one.id, other.id)).map((each) => ({ ...each, isPost }));
}
