import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { requireInGuild } from '../../world/access.js';
import { refuse } from '../../world/discord-error.js';
import { createRole, deleteRole, editRole, type RoleWish } from '../../world/guilds/roles.js';
import { roleView } from '../../world/views/role-view.js';
import { checkedBody, idParam } from '../parameters.js';
import type { RestAnswer, RestRequest, Route } from '../route.js';
import { guildOf } from './guild-routes.js';

/** Roles of a guild. */
export const roleRoutes: readonly Route[] = [
  { method: 'GET', path: '/guilds/:guild/roles', answer: listRoles },
  { method: 'POST', path: '/guilds/:guild/roles', answer: postRole },
  { method: 'GET', path: '/guilds/:guild/roles/:role', answer: getRole },
  { method: 'PATCH', path: '/guilds/:guild/roles/:role', answer: patchRole },
  { method: 'DELETE', path: '/guilds/:guild/roles/:role', answer: removeRole },
];

function listRoles(request: RestRequest): RestAnswer {
  return { status: 200, body: [...guildOf(request).roles.values()].map(roleView) };
}

function getRole(request: RestRequest): RestAnswer {
  const role = guildOf(request).roles.get(idParam(request, 'role'));
  if (!role) throw refuse('unknownRole');
  return { status: 200, body: roleView(role) };
}

interface RoleBody {
  readonly name?: string | null;
  readonly permissions?: string | number | null;
  readonly mentionable?: boolean | null;
}

function wishOf(body: RoleBody): RoleWish {
  return {
    name: body.name ?? undefined,
    permissions: body.permissions === undefined || body.permissions === null ? undefined : BigInt(body.permissions),
    mentionable: body.mentionable ?? undefined,
  };
}

function manageable(request: RestRequest) {
  const guild = guildOf(request);
  requireInGuild(request.world, request.principal.user.id, guild, P.ManageRoles);
  return guild;
}

function postRole(request: RestRequest): RestAnswer {
  const guild = manageable(request);
  const role = createRole(request.world, guild, wishOf(checkedBody<RoleBody>(request, 'role-create')));
  return { status: 200, body: roleView(role) };
}

function patchRole(request: RestRequest): RestAnswer {
  const guild = manageable(request);
  const wish = wishOf(checkedBody<RoleBody>(request, 'role-edit'));
  return { status: 200, body: roleView(editRole(request.world, guild, idParam(request, 'role'), wish)) };
}

function removeRole(request: RestRequest): RestAnswer {
  deleteRole(request.world, manageable(request), idParam(request, 'role'));
  return { status: 204 };
}
