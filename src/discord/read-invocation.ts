import {
  type APIApplicationCommandInteraction,
  type APIInteractionGuildMember,
  type APIMessage,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  ApplicationCommandType,
  InteractionType,
} from 'discord-api-types/v10';
import type { Caller, Door, Invocation, TargetMessage } from '../commands/command.js';
import { readComponentId } from '../core/component-id.js';
import { incomingFile } from './incoming-file.js';
import { readInstant } from './members.js';
import { readFields } from './read-fields.js';
import { displayName } from './read-message.js';
import { readOptions } from './read-options.js';

/** An interaction that has an answer of its own; autocomplete is read apart. */
export type AnswerableInteraction =
  | APIApplicationCommandInteraction
  | APIMessageComponentInteraction
  | APIModalSubmitInteraction;

/** Which handler an interaction is for, and what it is handed. */
export interface Call {
  readonly door: Door;
  readonly name: string;
  readonly invocation: Invocation;
}

const NO_OPTIONS: Invocation['options'] = new Map();
const NO_FIELDS: Invocation['fields'] = new Map();
const NO_FILES: Invocation['files'] = new Map();
const NO_CHANNELS: Invocation['channels'] = new Map();

/** Reads an interaction's JSON; null when it comes from outside a server, where we do nothing. */
export function readCall(interaction: AnswerableInteraction): Call | null {
  const caller = readCaller(interaction);
  if (caller === null) return null;
  switch (interaction.type) {
    case InteractionType.ApplicationCommand:
      return readCommand(interaction, caller);
    case InteractionType.MessageComponent:
      return readComponent(interaction, caller);
    case InteractionType.ModalSubmit:
      return readModal(interaction, caller);
  }
}

/** The language of the person's client, also outside a server. */
export function localeOf({ locale }: { readonly locale?: string }): string {
  return locale ?? 'en-US';
}

/** Who acts and where; null outside a server. */
export function readCaller(interaction: {
  readonly guild_id?: string;
  readonly channel_id?: string;
  readonly channel?: { readonly id: string };
  readonly member?: APIInteractionGuildMember;
  readonly locale?: string;
}): Caller | null {
  const { guild_id: server, member } = interaction;
  const channel = interaction.channel?.id ?? interaction.channel_id;
  if (server === undefined || member === undefined || channel === undefined) return null;
  return {
    server,
    channel,
    user: member.user.id,
    name: displayName(member.user, member.nick),
    roles: member.roles,
    joinedAt: readInstant(member.joined_at),
    timedOutUntil: readInstant(member.communication_disabled_until),
    permissions: BigInt(member.permissions),
    locale: localeOf(interaction),
  };
}

function readCommand({ data }: APIApplicationCommandInteraction, caller: Caller): Call {
  const base = { caller, args: [], fields: NO_FIELDS };
  if (data.type === ApplicationCommandType.ChatInput) {
    const { path, values, files, channels } = readOptions(data);
    return { door: 'slash', name: path, invocation: { ...base, options: values, files, channels, target: null } };
  }
  const message = data.type === ApplicationCommandType.Message ? data.resolved.messages[data.target_id] : undefined;
  const target = message === undefined ? null : readTarget(message);
  const invocation = { ...base, options: NO_OPTIONS, files: NO_FILES, channels: NO_CHANNELS, target };
  return { door: 'menu', name: data.name, invocation };
}

function readComponent({ data, message }: APIMessageComponentInteraction, caller: Caller): Call {
  const fields = 'values' in data ? new Map([['values', data.values]]) : NO_FIELDS;
  const { name, args } = readRoute(data.custom_id);
  const given = { options: NO_OPTIONS, files: NO_FILES, channels: NO_CHANNELS };
  const invocation = { caller, ...given, target: readTarget(message), args, fields };
  return { door: 'component', name, invocation };
}

function readModal({ data, message }: APIModalSubmitInteraction, caller: Caller): Call {
  const { name, args } = readRoute(data.custom_id);
  const { fields, files } = readFields(data);
  const target = message === undefined ? null : readTarget(message);
  const given = { options: NO_OPTIONS, files, channels: NO_CHANNELS };
  return { door: 'modal', name, invocation: { caller, ...given, target, args, fields } };
}

/** An id that is not ours goes by its whole text: no handler has such a name, and so it is answered politely. */
function readRoute(customId: string): { readonly name: string; readonly args: readonly string[] } {
  const route = readComponentId(customId);
  return route === null ? { name: customId, args: [] } : { name: route.route, args: route.args };
}

function readTarget(message: APIMessage): TargetMessage {
  return {
    id: message.id,
    channel: message.channel_id,
    author: message.author.id,
    text: message.content ?? '',
    replyTo: message.message_reference?.message_id ?? null,
    files: (message.attachments ?? []).map(incomingFile),
  };
}
