import { refuse } from '../discord-error.js';
import type { GuildRecord, RoleRecord } from '../guild-types.js';
import type { World } from '../types.js';
import { withAccessChange } from './access-change.js';
import { emitRole, emitRoleDelete } from './guild-events.js';

/** What a new role is; left out, it may do nothing and cannot be mentioned. */
export interface RoleWish {
  readonly name?: string | undefined;
  readonly permissions?: bigint | undefined;
  readonly mentionable?: boolean | undefined;
  readonly managedBy?: string;
}

/** A new role at the top of the list. */
export function createRole(world: World, guild: GuildRecord, wish: RoleWish): RoleRecord {
  const role: RoleRecord = {
    id: world.nextId(),
    name: wish.name ?? 'new role',
    permissions: wish.permissions ?? 0n,
    position: guild.roles.size,
    mentionable: wish.mentionable ?? false,
    managedBy: wish.managedBy ?? null,
  };
  guild.roles.set(role.id, role);
  emitRole(world, guild, role, 'Create');
  return role;
}

/** Changes a role without asking; its members may win or lose channels. Throws 10011. */
export function editRole(world: World, guild: GuildRecord, roleId: string, wish: RoleWish): RoleRecord {
  const role = guild.roles.get(roleId);
  if (!role) throw refuse('unknownRole');
  withAccessChange(world, guild, () => {
    role.name = wish.name ?? role.name;
    role.permissions = wish.permissions ?? role.permissions;
    role.mentionable = wish.mentionable ?? role.mentionable;
    emitRole(world, guild, role, 'Update');
  });
  return role;
}

/** Deletes a role and takes it from its members. Throws 10011, also for @everyone and managed ones. */
export function deleteRole(world: World, guild: GuildRecord, roleId: string): void {
  const role = guild.roles.get(roleId);
  if (!role || roleId === guild.id || role.managedBy !== null) throw refuse('unknownRole');
  withAccessChange(world, guild, () => {
    guild.roles.delete(roleId);
    for (const member of guild.members.values()) member.roleIds = member.roleIds.filter((id) => id !== roleId);
    emitRoleDelete(world, guild, roleId);
  });
}
