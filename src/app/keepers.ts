import type { Id } from '../core/ids.js';
import { hostsGroup, isNamedHost, keepHindrance } from '../core/who-may.js';
import type { App } from './app.js';

/**
 * Whether a person's keep reaction counts. A reaction does not say who its person is to the server, so Discord is asked,
 * and only where the group lets not everybody keep.
 */
export async function mayKeepByReaction(
  app: App,
  { server, session: id, user }: { readonly server: Id; readonly session: string; readonly user: Id },
): Promise<boolean> {
  const session = app.memory.session(server, id)?.session;
  if (!session) return true;
  const settings = app.memory.settings(server, session.group);
  if (settings.keeperRoles.length === 0 && settings.holdBackHours === 0) return true;
  if (isNamedHost(user, session)) return true;
  const member = await app.chat.member(server, user);
  if (member === null) return false;
  return keepHindrance(member, settings, hostsGroup(member, settings), app.clock()) === null;
}
