import type { Id } from './ids.js';
import type { Session } from './sessions.js';
import type { GroupSettings } from './settings.js';

/** A member of a server, as far as it decides what they may do. */
export interface Member {
  readonly user: Id;
  /** What they are called in the server. */
  readonly name: string;
  readonly roles: readonly Id[];
  /** When they joined; null for guests, who never did, and where Discord does not say. */
  readonly joinedAt: Date | null;
  readonly timedOutUntil: Date | null;
  /** They may Manage Server, or everything. */
  readonly managesServer: boolean;
}

type Roles = Pick<GroupSettings, 'hostRoles' | 'keeperRoles' | 'holdBackHours'>;

/** True for whoever loaded a session, or was named as a host of it. */
export function isNamedHost(user: Id, { loadedBy, hosts }: Pick<Session, 'loadedBy' | 'hosts'>): boolean {
  return user === loadedBy || hosts.includes(user);
}

/** True for hosts of all that a group does: by Manage Server, or by a role of the group's hosts (design 8). */
export function hostsGroup(
  member: Pick<Member, 'roles' | 'managesServer'>,
  settings: Pick<Roles, 'hostRoles'>,
): boolean {
  return member.managesServer || settings.hostRoles.some((role) => member.roles.includes(role));
}

/** A member in a time-out may only look (facts 2). */
export function isTimedOut({ timedOutUntil }: Pick<Member, 'timedOutUntil'>, now: Date): boolean {
  return timedOutUntil !== null && timedOutUntil > now;
}

const HOUR = 60 * 60 * 1_000;

/**
 * From when on a new member may keep and propose; null when the group holds nobody back, or no longer this one. Whoever
 * never joined begins now.
 */
export function heldBackUntil(
  { joinedAt }: Pick<Member, 'joinedAt'>,
  { holdBackHours }: Roles,
  now: Date,
): Date | null {
  if (holdBackHours === 0) return null;
  const until = new Date((joinedAt ?? now).getTime() + holdBackHours * HOUR);
  return until > now ? until : null;
}

/** Why somebody may not keep, tag or confirm. */
export type KeepHindrance = 'timed-out' | 'no-role' | 'too-new';

/** Null for whoever may keep, tag and confirm: hosts, and everybody whom the group does not hold back (design 8). */
export function keepHindrance(member: Member, settings: Roles, isHost: boolean, now: Date): KeepHindrance | null {
  if (isTimedOut(member, now)) return 'timed-out';
  if (isHost) return null;
  const { keeperRoles } = settings;
  if (keeperRoles.length > 0 && !keeperRoles.some((role) => member.roles.includes(role))) return 'no-role';
  return heldBackUntil(member, settings, now) === null ? null : 'too-new';
}
