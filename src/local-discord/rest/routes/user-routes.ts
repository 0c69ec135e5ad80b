import { guildPermissions } from '../../permissions.js';
import { guildFor } from '../../world/access.js';
import { openDirectMessage } from '../../world/direct-messages.js';
import { DiscordError, refuse } from '../../world/discord-error.js';
import { removeMember } from '../../world/guilds/guilds.js';
import { compareIds } from '../../world/snowflake.js';
import { channelView } from '../../world/views/channel-view.js';
import { memberView, userView } from '../../world/views/user-view.js';
import { checkedBody, idParam, idQuery, intQuery } from '../parameters.js';
import type { RestAnswer, RestRequest, Route } from '../route.js';

/** Users, and what a user has: guilds, direct messages. */
export const userRoutes: readonly Route[] = [
  { method: 'GET', path: '/users/@me', answer: getSelf },
  { method: 'GET', path: '/users/@me/guilds', answer: listGuilds },
  { method: 'GET', path: '/users/@me/guilds/:guild/member', answer: getOwnMember },
  { method: 'DELETE', path: '/users/@me/guilds/:guild', answer: leaveGuild },
  { method: 'POST', path: '/users/@me/channels', answer: openChannel },
  { method: 'GET', path: '/users/:user', answer: getUser },
];

function getSelf({ principal }: RestRequest): RestAnswer {
  return { status: 200, body: { ...userView(principal.user), verified: true, mfa_enabled: false, email: null } };
}

function getUser(request: RestRequest): RestAnswer {
  const user = request.world.users.get(idParam(request, 'user'));
  if (!user) throw refuse('unknownUser');
  return { status: 200, body: userView(user) };
}

function listGuilds(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  const limit = intQuery(request, 'limit', { least: 1, most: 200, usual: 200 });
  const after = idQuery(request, 'after') ?? '0';
  const own = [...world.guilds.values()]
    .filter((guild) => guild.members.has(principal.user.id) && compareIds(guild.id, after) > 0)
    .slice(0, limit);
  const body = own.map((guild) => ({
    id: guild.id,
    name: guild.name,
    icon: null,
    banner: null,
    owner: guild.ownerId === principal.user.id,
    permissions: guildPermissions(world, principal.user.id, guild).toString(),
    features: [],
  }));
  return { status: 200, body };
}

function getOwnMember(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  const member = guildFor(world, principal.user.id, idParam(request, 'guild')).members.get(principal.user.id);
  if (!member) throw refuse('unknownMember');
  return { status: 200, body: memberView(world, member) };
}

function leaveGuild(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  const guild = guildFor(world, principal.user.id, idParam(request, 'guild'));
  if (guild.ownerId === principal.user.id) throw new DiscordError(400, 50055, 'Invalid Guild');
  removeMember(world, guild, principal.user.id);
  return { status: 204 };
}

function openChannel(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  const { recipient_id: other } = checkedBody<{ recipient_id: string }>(request, 'dm-create');
  const channel = openDirectMessage(world, principal.user.id, String(other));
  return { status: 200, body: channelView(world, channel, principal.user.id) };
}
