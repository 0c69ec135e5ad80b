import type { App } from '../app/app.js';
import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { SessionRecord } from '../core/record.js';
import type { Session } from '../core/sessions.js';
import {
  hostsGroup as byRole,
  heldBackUntil,
  isNamedHost,
  isTimedOut,
  keepHindrance,
  type Member,
} from '../core/who-may.js';
import { permissionTexts } from '../render/catalogue/permission/permission-texts.js';
import type { Caller } from './command.js';

const ADMINISTRATOR = 1n << 3n;
const MANAGE_SERVER = 1n << 5n;

/** What of a session says who its hosts are. */
type Hosted = Pick<Session, 'server' | 'group' | 'loadedBy' | 'hosts'>;

/** A host is who may Manage Server, who loaded the session or was named, and who has a role of the group's hosts (design 8). */
export function isHost(app: App, caller: Caller, session: Hosted): boolean {
  if (caller.server !== session.server) return false;
  return isNamedHost(caller.user, session) || hostsGroup(app, caller, session.group);
}

/** True for those who are hosts of whatever the group does: by Manage Server, or by a role of the group's hosts. */
export function hostsGroup(app: App, caller: Caller, group: string): boolean {
  return byRole(memberOf(caller), app.memory.settings(caller.server, group));
}

/** True for hosts of the group, and of any of its sessions: what concerns all of the group's sessions is theirs. */
export function hostsWithin(app: App, caller: Caller, group: string): boolean {
  const sessions = app.memory.sessions(caller.server).filter(({ session }) => session.group === group);
  return hostsGroup(app, caller, group) || sessions.some(({ session }) => isHost(app, caller, session));
}

/** True for the hosts of any group or session of the server. */
export function hostsSomething(app: App, caller: Caller): boolean {
  return app.memory.groups(caller.server).some((group) => hostsWithin(app, caller, group));
}

/** True for those who may Manage Server; administrators may everything (facts 2). */
export function managesServer(caller: Caller): boolean {
  return (caller.permissions & (ADMINISTRATOR | MANAGE_SERVER)) !== 0n;
}

/** True for administrators, the owner among them (facts 2): what concerns everybody in the server for good is theirs. */
export function isAdministrator(caller: Caller): boolean {
  return (caller.permissions & ADMINISTRATOR) !== 0n;
}

/**
 * A member in a time-out may only look (facts 2); buttons and modals that were open before would still come through.
 * @throws UserError while it lasts
 */
export function refuseTimedOut(app: App, caller: Caller): void {
  if (!isTimedOut(caller, app.clock())) return;
  throw new UserError((language) => permissionTexts[language].timedOut);
}

/** @throws UserError when the caller is no host of the session */
export function requireHost(app: App, caller: Caller, session: Hosted & Pick<Session, 'title'>): void {
  if (isHost(app, caller, session)) return;
  throw new UserError((language) => permissionTexts[language].notHost(session.title));
}

/**
 * Keeping, tagging and confirming are for anyone, or for the roles that the group chose (design 8).
 * @throws UserError when the caller is not among them, or too new a member
 */
export function requireKeeper(app: App, caller: Caller, session: Hosted): void {
  const settings = app.memory.settings(caller.server, session.group);
  const hindrance = keepHindrance(memberOf(caller), settings, isHost(app, caller, session), app.clock());
  if (hindrance === 'no-role') throw new UserError((language) => permissionTexts[language].notKeeper);
  if (hindrance === 'too-new') requireSettled(app, caller, session);
}

/**
 * New members may be held back from keeping and proposing (design 11).
 * @throws UserError while the caller is one
 */
export function requireSettled(app: App, caller: Caller, session: Hosted): void {
  if (isHost(app, caller, session)) return;
  const until = heldBackUntil(caller, app.memory.settings(caller.server, session.group), app.clock());
  if (until === null) return;
  const when = `<t:${Math.floor(until.getTime() / 1_000)}:R>`;
  throw new UserError((language) => permissionTexts[language].tooNew(when));
}

/** How many takeaways one person may propose in a session (design 11); null for hosts, who are not counted. */
export function mostProposals(app: App, caller: Caller, session: Hosted): number | null {
  if (isHost(app, caller, session)) return null;
  return app.memory.settings(caller.server, session.group).proposalsPerPerson;
}

/**
 * The same, told before somebody fills in a form in vain.
 *
 * @throws UserError when the proposer has proposed as many already
 */
export function requireRoomToPropose(app: App, caller: Caller, record: SessionRecord, proposer: Id): void {
  const most = mostProposals(app, caller, record.session);
  const before = record.takeaways.filter((takeaway) => takeaway.proposer === proposer).length;
  if (most !== null && before >= most)
    throw new UserError((language) => permissionTexts[language].proposedEnough(most));
}

function memberOf(caller: Caller): Member {
  const { user, name, roles, joinedAt, timedOutUntil } = caller;
  return { user, name, roles, joinedAt, timedOutUntil, managesServer: managesServer(caller) };
}
