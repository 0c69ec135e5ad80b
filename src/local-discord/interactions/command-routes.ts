import type { RestAnswer, RestRequest, Route } from '../rest/route.js';
import type { BodyKind } from '../validate/validate-body.js';
import { validateBody } from '../validate/validate-body.js';
import { guildFor } from '../world/access.js';
import { DiscordError, refuse } from '../world/discord-error.js';
import { touch } from '../world/emit.js';
import type { ApplicationRecord } from '../world/types.js';
import {
  type CommandBody,
  commandById,
  commandsIn,
  editCommand,
  overwriteCommands,
  upsertCommand,
} from './registered-commands.js';

const here = '/applications/:application';

const inGuild = `${here}/guilds/:guild/commands`;

/** Overwrites that admins set; here nobody has, and a bot's token may not (Discord's "Application Commands", "Permissions"). */
const permissionRoutes: readonly Route[] = [
  { method: 'GET', path: `${inGuild}/permissions`, answer: permissions },
  { method: 'GET', path: `${inGuild}/:command/permissions`, answer: permissionsOfOne },
  { method: 'PUT', path: `${inGuild}/:command/permissions`, answer: setPermissions },
];

/** The application command routes, for global commands and for a guild's (Discord's "Application Commands", "Endpoints"). */
export const commandRoutes: readonly Route[] = [
  ...permissionRoutes,
  ...[`${here}/commands`, inGuild].flatMap((path): readonly Route[] => [
    { method: 'GET', path, answer: list },
    { method: 'POST', path, answer: create },
    { method: 'PUT', path, answer: overwrite },
    { method: 'GET', path: `${path}/:command`, answer: get },
    { method: 'PATCH', path: `${path}/:command`, answer: edit },
    { method: 'DELETE', path: `${path}/:command`, answer: remove },
  ]),
];

interface Scope {
  readonly application: ApplicationRecord;
  readonly guildId: string | null;
}

/** Only an application itself may look at and change its commands, in a guild only where it is a member. */
function scopeOf(request: RestRequest): Scope {
  const { application } = request.principal;
  if (!application || application.id !== request.params.application) {
    throw new DiscordError(403, 20012, 'You are not authorized to perform this action on this application');
  }
  const guildId = request.params.guild ?? null;
  if (guildId !== null && !request.world.guilds.get(guildId)?.members.has(application.botUserId)) {
    throw refuse('missingAccess');
  }
  if (guildId !== null) guildFor(request.world, application.botUserId, guildId);
  return { application, guildId };
}

function checked(kind: BodyKind, body: unknown): unknown {
  const problem = validateBody(kind, body);
  if (problem) throw new DiscordError(400, problem.code, problem.message, problem.errors ?? null);
  return body;
}

function list(request: RestRequest): RestAnswer {
  const { application, guildId } = scopeOf(request);
  return { status: 200, body: commandsIn(application, guildId) };
}

function get(request: RestRequest): RestAnswer {
  const { application, guildId } = scopeOf(request);
  return { status: 200, body: commandById(application, guildId, request.params.command ?? '') };
}

function create(request: RestRequest): RestAnswer {
  const { application, guildId } = scopeOf(request);
  // The schema has checked the shape.
  const body = checked('command-create', request.body) as CommandBody;
  const { command, isNew } = upsertCommand(request.world, application, guildId, body);
  touch(request.world);
  return { status: isNew ? 201 : 200, body: command };
}

function overwrite(request: RestRequest): RestAnswer {
  const { application, guildId } = scopeOf(request);
  // As above, for a list.
  const bodies = checked('commands-overwrite', request.body) as CommandBody[];
  const commands = overwriteCommands(request.world, application, guildId, bodies);
  touch(request.world);
  return { status: 200, body: commands };
}

function edit(request: RestRequest): RestAnswer {
  const { application, guildId } = scopeOf(request);
  const change = checked('command-edit', request.body) as Partial<CommandBody>;
  const command = editCommand(request.world, application, guildId, request.params.command ?? '', change);
  touch(request.world);
  return { status: 200, body: command };
}

function remove(request: RestRequest): RestAnswer {
  const { application, guildId } = scopeOf(request);
  const { id } = commandById(application, guildId, request.params.command ?? '');
  application.commands.delete(id);
  touch(request.world);
  return { status: 204 };
}

function permissions(request: RestRequest): RestAnswer {
  scopeOf(request);
  return { status: 200, body: [] };
}

function permissionsOfOne(request: RestRequest): RestAnswer {
  scopeOf(request);
  throw new DiscordError(404, 10066, 'Unknown application command permissions');
}

function setPermissions(request: RestRequest): RestAnswer {
  scopeOf(request);
  throw new DiscordError(403, 20001, 'Bots cannot use this endpoint');
}
