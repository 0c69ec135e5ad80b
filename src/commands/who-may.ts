import { UserError } from '../core/errors.js';
import type { Session } from '../core/sessions.js';
import type { Caller } from './command.js';

const ADMINISTRATOR = 1n << 3n;
const MANAGE_SERVER = 1n << 5n;

/** Until roles can be set, a host is who may Manage Server or who loaded the session. */
export function isHost(caller: Caller, session: Pick<Session, 'loadedBy'>): boolean {
  return managesServer(caller) || caller.user === session.loadedBy;
}

/** True for those who may Manage Server; administrators may everything (facts 2). */
export function managesServer(caller: Caller): boolean {
  return (caller.permissions & (ADMINISTRATOR | MANAGE_SERVER)) !== 0n;
}

/** @throws UserError when the caller is no host of the session */
export function requireHost(caller: Caller, session: Session): void {
  if (isHost(caller, session)) return;
  throw new UserError({
    message: `Only a host of “${session.title}” may do this.`,
    hint: 'Ask whoever loaded the session, or somebody who may manage this server.',
  });
}
