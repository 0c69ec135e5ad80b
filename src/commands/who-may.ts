import type { App } from '../app/app.js';
import { UserError } from '../core/errors.js';
import type { Session } from '../core/sessions.js';
import { permissionTexts } from '../render/catalogue/permission/permission-texts.js';
import type { Caller } from './command.js';

const ADMINISTRATOR = 1n << 3n;
const MANAGE_SERVER = 1n << 5n;

/** What of a session says who its hosts are. */
type Hosted = Pick<Session, 'server' | 'group' | 'loadedBy'>;

/** A host is who may Manage Server, who loaded the session, and who has a role of the group's hosts (design 8). */
export function isHost(app: App, caller: Caller, session: Hosted): boolean {
  if (caller.server !== session.server) return false;
  return caller.user === session.loadedBy || hostsGroup(app, caller, session.group);
}

/** True for those who are hosts of whatever the group does: by Manage Server, or by a role of the group's hosts. */
export function hostsGroup(app: App, caller: Caller, group: string): boolean {
  const { hostRoles } = app.memory.settings(caller.server, group);
  return managesServer(caller) || hostRoles.some((role) => caller.roles.includes(role));
}

/** True for the hosts of any group or session of the server. */
export function hostsSomething(app: App, caller: Caller): boolean {
  const { server } = caller;
  return (
    app.memory.groups(server).some((group) => hostsGroup(app, caller, group)) ||
    app.memory.sessions(server).some(({ session }) => isHost(app, caller, session))
  );
}

/** True for those who may Manage Server; administrators may everything (facts 2). */
export function managesServer(caller: Caller): boolean {
  return (caller.permissions & (ADMINISTRATOR | MANAGE_SERVER)) !== 0n;
}

/**
 * A member in a time-out may only look (facts 2); buttons and modals that were open before would still come through.
 * @throws UserError while it lasts
 */
export function refuseTimedOut(app: App, { timedOutUntil }: Caller): void {
  if (timedOutUntil === null || timedOutUntil <= app.clock()) return;
  throw new UserError((language) => permissionTexts[language].timedOut);
}

/** @throws UserError when the caller is no host of the session */
export function requireHost(app: App, caller: Caller, session: Hosted & Pick<Session, 'title'>): void {
  if (isHost(app, caller, session)) return;
  throw new UserError((language) => permissionTexts[language].notHost(session.title));
}
