import {
  type APIApplicationCommand,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord-api-types/v10';
import { DiscordError, refuse } from '../world/discord-error.js';
import type { ApplicationRecord, World } from '../world/types.js';

/** A command's definition as a client sends it; its shape was checked before. */
export type CommandBody = Partial<APIApplicationCommand> & { readonly name: string };

const most: Readonly<Record<number, number>> = {
  [ApplicationCommandType.ChatInput]: 100,
  [ApplicationCommandType.User]: 15,
  [ApplicationCommandType.Message]: 15,
  [ApplicationCommandType.PrimaryEntryPoint]: 1,
};

/** The commands of one scope: a guild's, or with null the global ones. */
export function commandsIn(application: ApplicationRecord, guildId: string | null): APIApplicationCommand[] {
  const commands = [...application.commands.values()];
  return commands.filter((command) => (command.guild_id ?? null) === guildId);
}

/** One command by id within its scope. Throws 10063 when there is none. */
export function commandById(application: ApplicationRecord, guildId: string | null, id: string): APIApplicationCommand {
  const command = application.commands.get(id);
  if (!command || (command.guild_id ?? null) !== guildId) throw refuse('unknownCommand');
  return command;
}

/**
 * Registers a command; one of the same type and name in that scope is replaced and keeps its id
 * (Discord's "Application Commands", "Registering a Command"). Throws 30032 when the scope is full.
 */
export function upsertCommand(
  world: World,
  application: ApplicationRecord,
  guildId: string | null,
  body: CommandBody,
): { readonly command: APIApplicationCommand; readonly isNew: boolean } {
  const type = body.type ?? ApplicationCommandType.ChatInput;
  const same = commandsIn(application, guildId).filter((one) => one.type === type);
  const existing = same.find((one) => one.name === body.name);
  if (!existing && same.length >= (most[type] ?? 0)) {
    throw new DiscordError(400, 30032, `Maximum number of application commands reached (${most[type] ?? 0})`);
  }
  const command = completed(world, application, guildId, body, existing?.id ?? world.nextId());
  application.commands.set(command.id, command);
  return { command, isNew: existing === undefined };
}

/** Makes the list the scope's only commands: what is not named is gone, of all types. */
export function overwriteCommands(
  world: World,
  application: ApplicationRecord,
  guildId: string | null,
  bodies: readonly CommandBody[],
): APIApplicationCommand[] {
  const kept = new Set(bodies.map((body) => `${body.type ?? ApplicationCommandType.ChatInput} ${body.name}`));
  for (const command of commandsIn(application, guildId)) {
    if (!kept.has(`${command.type} ${command.name}`)) application.commands.delete(command.id);
  }
  return bodies.map((body) => upsertCommand(world, application, guildId, body).command);
}

/** Changes the named fields of a command. Throws 10063. */
export function editCommand(
  world: World,
  application: ApplicationRecord,
  guildId: string | null,
  id: string,
  change: Partial<CommandBody>,
): APIApplicationCommand {
  const old = commandById(application, guildId, id);
  const command = completed(world, application, guildId, { ...old, ...change, type: old.type }, id);
  application.commands.set(id, command);
  return command;
}

function completed(
  world: World,
  application: ApplicationRecord,
  guildId: string | null,
  body: CommandBody,
  id: string,
): APIApplicationCommand {
  // Contexts and installation types exist for global commands only (facts of the command object).
  const scope =
    guildId === null
      ? {
          contexts: body.contexts ?? [InteractionContextType.Guild, InteractionContextType.BotDM],
          integration_types: body.integration_types ?? [ApplicationIntegrationType.GuildInstall],
        }
      : { guild_id: guildId };
  return {
    id,
    application_id: application.id,
    version: world.nextId(),
    type: body.type ?? ApplicationCommandType.ChatInput,
    name: body.name,
    name_localizations: body.name_localizations ?? null,
    description: body.description ?? '',
    description_localizations: body.description_localizations ?? null,
    ...(body.options && { options: body.options }),
    default_member_permissions: body.default_member_permissions ?? null,
    nsfw: body.nsfw ?? false,
    ...scope,
  };
}
