import {
  type APIApplicationCommandInteractionDataOption,
  type APIAttachment,
  type APIInteractionDataResolvedChannel,
  ApplicationCommandOptionType,
  type InteractionType,
} from 'discord-api-types/v10';
import type { ChosenChannel, IncomingFile } from '../commands/command.js';
import { incomingFile } from './incoming-file.js';

/** The part of a slash command's data that holds its options. */
export interface OptionData<T extends InteractionType> {
  readonly name: string;
  readonly options?: readonly APIApplicationCommandInteractionDataOption<T>[];
  readonly resolved?: {
    readonly attachments?: Readonly<Record<string, APIAttachment>>;
    readonly channels?: Readonly<Record<string, APIInteractionDataResolvedChannel>>;
  };
}

/** A slash command's path, and its options' values by name. */
export interface ReadOptions {
  /** `session load`: command, group and subcommand with spaces between. */
  readonly path: string;
  /** Users, roles and channels by their ids; files are in `files`. */
  readonly values: ReadonlyMap<string, string | number | boolean>;
  readonly files: ReadonlyMap<string, IncomingFile>;
  readonly channels: ReadonlyMap<string, ChosenChannel>;
  /** The option being typed, in an autocomplete. */
  readonly focused: { readonly name: string; readonly isNumeric: boolean } | null;
}

/** Reads a slash command's options, one subcommand deep in one group at most, as Discord nests them (facts 1.4). */
export function readOptions<T extends InteractionType>(data: OptionData<T>): ReadOptions {
  const path = [data.name];
  const values = new Map<string, string | number | boolean>();
  const files = new Map<string, IncomingFile>();
  const channels = new Map<string, ChosenChannel>();
  let focused: ReadOptions['focused'] = null;
  const pending = [...(data.options ?? [])];
  for (let option = pending.shift(); option !== undefined; option = pending.shift()) {
    if (
      option.type === ApplicationCommandOptionType.Subcommand ||
      option.type === ApplicationCommandOptionType.SubcommandGroup
    ) {
      path.push(option.name);
      pending.push(...(option.options ?? []));
      continue;
    }
    const attachment =
      option.type === ApplicationCommandOptionType.Attachment ? data.resolved?.attachments?.[option.value] : undefined;
    if (attachment !== undefined) files.set(option.name, incomingFile(attachment));
    else values.set(option.name, option.value);
    const channel =
      option.type === ApplicationCommandOptionType.Channel ? data.resolved?.channels?.[option.value] : undefined;
    if (channel !== undefined) channels.set(option.name, chosenChannel(channel));
    if ('focused' in option && option.focused === true) {
      focused = { name: option.name, isNumeric: isNumeric(option.type) };
    }
  }
  return { path: path.join(' '), values, files, channels, focused };
}

/** Only threads have a parent here that is no category (facts 1.4). */
function chosenChannel(channel: APIInteractionDataResolvedChannel): ChosenChannel {
  const isThread = 'thread_metadata' in channel && channel.thread_metadata !== undefined;
  const parent = isThread ? (channel.parent_id ?? null) : null;
  return { id: channel.id, name: channel.name ?? '', parent, isThread };
}

function isNumeric(type: ApplicationCommandOptionType): boolean {
  return type === ApplicationCommandOptionType.Integer || type === ApplicationCommandOptionType.Number;
}
