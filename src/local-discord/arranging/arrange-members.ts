import type { Locale } from 'discord-api-types/v10';
import { type Actor, createActor } from '../actor.js';
import type { GuildRecord, RoleRecord } from '../world/guild-types.js';
import { addBot, addMember, editMember, type MemberEdit, removeMember } from '../world/guilds/guilds.js';
import { createRole, editRole } from '../world/guilds/roles.js';
import type { ApplicationRecord, World } from '../world/types.js';
import { createUser } from '../world/users.js';

/** Who comes in. */
export interface JoinOptions {
  readonly nick?: string;
  /** Role ids. */
  readonly roles?: readonly string[];
  readonly bot?: boolean;
  /** The language of their client; English without it. */
  readonly locale?: Locale;
  /** Permissions besides those of the roles, by a role of their own. */
  readonly permissions?: bigint;
}

/** How people and roles come into a guild and go; nothing here asks for permissions. */
export interface MemberArrangement {
  readonly createRole: (wish: { name: string; permissions?: bigint; mentionable?: boolean }) => RoleRecord;
  readonly setRolePermissions: (roleId: string, permissions: bigint) => void;
  readonly join: (name: string, options?: JoinOptions) => Actor;
  /** Somebody who is a user already, from another guild. */
  readonly admit: (userId: string, options?: JoinOptions) => void;
  readonly editMember: (userId: string, edit: MemberEdit) => void;
  readonly remove: (userId: string) => void;
  /** A bot comes in; gives the id of its managed role. */
  readonly invite: (application: ApplicationRecord, permissions: bigint) => string;
}

/** The arrangement of a guild's people. */
export function arrangeMembers(world: World, guild: GuildRecord): MemberArrangement {
  const admit = (userId: string, options: JoinOptions = {}) => {
    const { permissions, roles = [], nick = null } = options;
    const own = permissions === undefined ? [] : [createRole(world, guild, { name: 'own', permissions }).id];
    addMember(world, guild, userId, { nick, roleIds: [...roles, ...own] });
  };
  return {
    createRole: (wish) => createRole(world, guild, wish),
    setRolePermissions: (roleId, permissions) => void editRole(world, guild, roleId, { permissions }),
    join: (name, options = {}) => {
      const user = createUser(world, name, options.bot ?? false);
      if (options.locale) user.locale = options.locale;
      admit(user.id, options);
      return createActor(world, user.id);
    },
    admit,
    editMember: (userId, edit) => void editMember(world, guild, userId, edit),
    remove: (userId) => removeMember(world, guild, userId),
    invite: (application, permissions) => addBot(world, guild, application, permissions),
  };
}
