import { ApplicationFlags as F, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { requireInGuild } from '../../world/access.js';
import { refuse } from '../../world/discord-error.js';
import { editMember, removeMember } from '../../world/guilds/guilds.js';
import { compareIds } from '../../world/snowflake.js';
import { memberView, userOf } from '../../world/views/user-view.js';
import { checkedBody, idParam, idQuery, intQuery } from '../parameters.js';
import type { RestAnswer, RestRequest, Route } from '../route.js';
import { guildOf } from './guild-routes.js';

/** Members of a guild. */
export const memberRoutes: readonly Route[] = [
  { method: 'GET', path: '/guilds/:guild/members', answer: listMembers },
  { method: 'GET', path: '/guilds/:guild/members/search', answer: searchMembers },
  { method: 'PATCH', path: '/guilds/:guild/members/@me', answer: patchMember },
  { method: 'GET', path: '/guilds/:guild/members/:user', answer: getMember },
  { method: 'PATCH', path: '/guilds/:guild/members/:user', answer: patchMember },
  { method: 'DELETE', path: '/guilds/:guild/members/:user', answer: kickMember },
  { method: 'PUT', path: '/guilds/:guild/members/:user/roles/:role', answer: changeRole(true) },
  { method: 'DELETE', path: '/guilds/:guild/members/:user/roles/:role', answer: changeRole(false) },
];

function getMember(request: RestRequest): RestAnswer {
  const guild = guildOf(request);
  const userId = idParam(request, 'user');
  if (!request.world.users.has(userId)) throw refuse('unknownUser');
  const member = guild.members.get(userId);
  if (!member) throw refuse('unknownMember');
  return { status: 200, body: memberView(request.world, member) };
}

/** Listing everybody is for applications with the members intent. */
function listMembers(request: RestRequest): RestAnswer {
  const guild = guildOf(request);
  const flags = request.principal.application?.flags ?? 0;
  if ((flags & (F.GatewayGuildMembers | F.GatewayGuildMembersLimited)) === 0) throw refuse('missingAccess');
  const limit = intQuery(request, 'limit', { least: 1, most: 1000, usual: 1 });
  const after = idQuery(request, 'after') ?? '0';
  const page = [...guild.members.values()]
    .filter((member) => compareIds(member.userId, after) > 0)
    .sort((a, b) => compareIds(a.userId, b.userId))
    .slice(0, limit);
  return { status: 200, body: page.map((member) => memberView(request.world, member)) };
}

function searchMembers(request: RestRequest): RestAnswer {
  const guild = guildOf(request);
  const limit = intQuery(request, 'limit', { least: 1, most: 1000, usual: 1 });
  const query = (request.query.get('query') ?? '').toLowerCase();
  const found = [...guild.members.values()].filter((member) => {
    const { username, globalName } = userOf(request.world, member.userId);
    return [member.nick, globalName, username].some((name) => name?.toLowerCase().startsWith(query));
  });
  return { status: 200, body: found.slice(0, limit).map((member) => memberView(request.world, member)) };
}

interface MemberBody {
  readonly nick?: string | null;
  readonly roles?: readonly string[] | null;
  readonly communication_disabled_until?: string | null;
}

/** Also one's own nickname, by `@me`. */
function patchMember(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  const guild = guildOf(request);
  const userId = request.params.user === undefined ? principal.user.id : idParam(request, 'user');
  const isSelf = userId === principal.user.id;
  const body = checkedBody<MemberBody>(request, 'member-edit');
  const until = body.communication_disabled_until;
  if (body.nick !== undefined)
    requireInGuild(world, principal.user.id, guild, isSelf ? P.ChangeNickname : P.ManageNicknames);
  if (body.roles) requireInGuild(world, principal.user.id, guild, P.ManageRoles);
  if (until !== undefined) requireInGuild(world, principal.user.id, guild, P.ModerateMembers);
  const member = editMember(world, guild, userId, {
    ...(body.nick !== undefined && { nick: body.nick }),
    ...(body.roles && { roleIds: body.roles }),
    ...(until !== undefined && { timedOutUntil: until === null ? null : Date.parse(until) }),
  });
  return { status: 200, body: memberView(world, member) };
}

function kickMember(request: RestRequest): RestAnswer {
  const guild = guildOf(request);
  const userId = idParam(request, 'user');
  requireInGuild(request.world, request.principal.user.id, guild, P.KickMembers);
  if (userId === guild.ownerId) throw refuse('missingPermissions');
  removeMember(request.world, guild, userId);
  return { status: 204 };
}

function changeRole(isGiven: boolean) {
  return (request: RestRequest): RestAnswer => {
    const { world, principal } = request;
    const guild = guildOf(request);
    requireInGuild(world, principal.user.id, guild, P.ManageRoles);
    const [userId, roleId] = [idParam(request, 'user'), idParam(request, 'role')];
    const member = guild.members.get(userId);
    if (!member) throw refuse('unknownMember');
    const others = member.roleIds.filter((id) => id !== roleId);
    editMember(world, guild, userId, { roleIds: isGiven ? [...others, roleId] : others });
    return { status: 204 };
  };
}
