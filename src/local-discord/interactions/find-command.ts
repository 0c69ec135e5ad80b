import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  type ApplicationCommandType,
  InteractionContextType,
  PermissionFlagsBits as P,
} from 'discord-api-types/v10';
import { has, permissionsIn, statedPermissions } from '../permissions.js';
import type { ApplicationRecord, ChannelRecord, World } from '../world/types.js';
import { clientRefusal } from './client-refusal.js';

/** A command a person may use here, with the application it belongs to. */
export interface OfferedCommand {
  readonly application: ApplicationRecord;
  readonly command: APIApplicationCommand;
}

/**
 * The commands a person's client offers in a channel: global and guild commands of applications whose bot is there, as
 * far as the person (no bot) may use application commands and has the command's default permissions
 * (Discord's "Application Commands", "Permissions" and "Contexts").
 */
export function offeredCommands(world: World, channel: ChannelRecord, userId: string): OfferedCommand[] {
  const offered: OfferedCommand[] = [];
  if (world.users.get(userId)?.bot) return offered;
  if (channel.guildId !== null && !has(permissionsIn(world, userId, channel), P.UseApplicationCommands)) return offered;
  for (const application of world.applications.values()) {
    if (statedPermissions(world, application.botUserId, channel) === 0n && !isHere(world, channel, application))
      continue;
    for (const command of application.commands.values()) {
      if (isUsable(world, channel, userId, command)) offered.push({ application, command });
    }
  }
  // A guild's own command stands before a global one of the same name.
  return offered.sort((left, right) => Number(!left.command.guild_id) - Number(!right.command.guild_id));
}

function isHere(world: World, channel: ChannelRecord, application: ApplicationRecord): boolean {
  if (channel.guildId === null) return channel.recipientIds.includes(application.botUserId);
  return world.guilds.get(channel.guildId)?.members.has(application.botUserId) ?? false;
}

function isUsable(world: World, channel: ChannelRecord, userId: string, command: APIApplicationCommand): boolean {
  if (command.guild_id !== undefined && command.guild_id !== channel.guildId) return false;
  const context = channel.guildId === null ? InteractionContextType.BotDM : InteractionContextType.Guild;
  if (command.contexts && !command.contexts.includes(context)) return false;
  const wanted = command.default_member_permissions;
  if (wanted === null || wanted === undefined || channel.guildId === null) return true;
  const bits = permissionsIn(world, userId, channel);
  // "0" means: nobody but administrators.
  return has(bits, P.Administrator) || (wanted !== '0' && has(bits, BigInt(wanted)));
}

/** Finds a command by type and name; throws, naming what there is, when this person is not offered it here. */
export function findCommand(
  world: World,
  channel: ChannelRecord,
  userId: string,
  type: ApplicationCommandType,
  name: string,
): OfferedCommand {
  const offered = offeredCommands(world, channel, userId).filter(({ command }) => command.type === type);
  const found = offered.find(({ command }) => command.name === name);
  if (!found) {
    const names = offered.map(({ command }) => command.name).join(', ') || 'none';
    throw clientRefusal(`Nobody offers this person the command “${name}” here. Offered: ${names}.`);
  }
  if (channel.thread?.archived) throw clientRefusal('Commands cannot be used in an archived thread.');
  return found;
}

/** The way down to what is really run: the options around the leaf (subcommand, group), and the leaf's own. */
export interface CommandPath {
  readonly nesting: readonly APIApplicationCommandOption[];
  readonly options: readonly APIApplicationCommandBasicOption[];
}

/** Walks `['load']` or `['group', 'sub']` below a slash command. Throws when the words are not those of its subcommands. */
export function walkCommand(command: APIApplicationCommand, words: readonly string[]): CommandPath {
  const nesting: APIApplicationCommandOption[] = [];
  let options: readonly APIApplicationCommandOption[] = command.options ?? [];
  for (const word of words) {
    const next = options.find((option) => option.name === word && isNest(option));
    if (!next) throw clientRefusal(`/${command.name} has no subcommand “${word}”. It has: ${names(options)}.`);
    nesting.push(next);
    // Subcommands and groups alone have options of their own.
    options = ('options' in next && next.options) || [];
  }
  if (options.some(isNest)) throw clientRefusal(`/${command.name} needs a subcommand: ${names(options)}.`);
  // No subcommand is among them, as just seen.
  return { nesting, options: options as readonly APIApplicationCommandBasicOption[] };
}

function isNest(option: APIApplicationCommandOption): boolean {
  return (
    option.type === ApplicationCommandOptionType.Subcommand ||
    option.type === ApplicationCommandOptionType.SubcommandGroup
  );
}

function names(options: readonly APIApplicationCommandOption[]): string {
  return options.map((option) => option.name).join(', ') || 'none';
}

/** Splits `session load` (with or without the slash) into the command's name and the words below it. */
export function commandWords(line: string): { readonly name: string; readonly words: readonly string[] } {
  const [name = '', ...words] = line.trim().replace(/^\//, '').split(/\s+/);
  return { name, words };
}
