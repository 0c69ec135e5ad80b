import { ApplicationCommandType, InteractionType } from 'discord-api-types/v10';
import { clientRefusal } from '../interactions/client-refusal.js';
import { commandWords, findCommand, type OfferedCommand, walkCommand } from '../interactions/find-command.js';
import { type FieldValues, fillModal, type ShownModal } from '../interactions/modal-values.js';
import { type FilledOption, fillOptions, type OptionValues, partialOptions } from '../interactions/option-values.js';
import type { InteractionSeed } from '../interactions/raise-interaction.js';
import { type Resolver, resolver } from '../interactions/resolved-data.js';
import { channelFor, messageFor } from '../world/access.js';
import { messageView } from '../world/messages/message-view.js';
import type { ChannelRecord, World } from '../world/types.js';
import { noteActivity, spokenFields, spokenMenu, spokenOptions } from './activity.js';
import { ask } from './ask.js';
import { pressing } from './pressing.js';

/** How a user runs commands, uses menus, types options and submits modals; `pressing` has the buttons and selects. */
export function using(world: World, userId: string) {
  return {
    ...pressing(world, userId),
    run: async (channelId: string, line: string, values: OptionValues = {}) =>
      ask(world, runSeed(world, userId, channelId, line, values)),
    type: async (channelId: string, line: string, values: OptionValues, focused: string) => {
      const asked = await ask(world, typeSeed(world, userId, channelId, line, values, focused));
      if (asked.kind !== 'choices') throw new Error('Loading options failed: no choices within 3 s.');
      return asked.choices;
    },
    menu: async (channelId: string, messageId: string, name: string) =>
      ask(world, menuSeed(world, userId, channelId, messageId, name)),
    userMenu: async (channelId: string, targetId: string, name: string) =>
      ask(world, userMenuSeed(world, userId, channelId, targetId, name)),
    submit: async (modal: ShownModal | null | undefined, values: FieldValues) =>
      ask(world, submitSeed(world, userId, modal, values)),
  };
}

/** A slash command with its options filled in. Throws what a client would not send, and what a channel refuses. */
export function runSeed(
  world: World,
  userId: string,
  channelId: string,
  line: string,
  values: OptionValues,
): InteractionSeed {
  const { seed } = slashSeed(world, userId, channelId, line, (options, resolve) =>
    fillOptions(options, values, resolve),
  );
  noteActivity(world, channelId, userId, spokenOptions(world, line, values));
  return { ...seed, type: InteractionType.ApplicationCommand };
}

/** A slash command while one of its options is being typed. Throws as {@link runSeed}. */
export function typeSeed(
  world: World,
  userId: string,
  channelId: string,
  line: string,
  values: OptionValues,
  focused: string,
): InteractionSeed {
  const { seed } = slashSeed(world, userId, channelId, line, (options) => partialOptions(options, values, focused));
  return { ...seed, type: InteractionType.ApplicationCommandAutocomplete };
}

/** A command of a message's menu. */
export function menuSeed(
  world: World,
  userId: string,
  channelId: string,
  messageId: string,
  name: string,
): InteractionSeed {
  const channel = channelFor(world, userId, channelId);
  const message = messageFor(world, userId, channelId, messageId);
  const found = findCommand(world, channel, userId, ApplicationCommandType.Message, name);
  const view = messageView(world, message, { userId: found.application.botUserId, readsContent: true });
  const data = { ...commandData(found), target_id: messageId, resolved: { messages: { [messageId]: view } } };
  noteActivity(world, channelId, userId, spokenMenu(world, message, name));
  return { ...seedOf(found, userId, channel), data };
}

/** A command of a person's menu. */
export function userMenuSeed(
  world: World,
  userId: string,
  channelId: string,
  targetId: string,
  name: string,
): InteractionSeed {
  const channel = channelFor(world, userId, channelId);
  const found = findCommand(world, channel, userId, ApplicationCommandType.User, name);
  const resolve = resolver(world, channel, userId, found.application.botUserId);
  resolve.user(targetId);
  noteActivity(world, channelId, userId, `${name} (on ${world.users.get(targetId)?.globalName ?? targetId})`);
  const data = { ...commandData(found), target_id: targetId, ...resolve.result() };
  return { ...seedOf(found, userId, channel), data };
}

function commandData({ command }: OfferedCommand) {
  const { id, name, type, guild_id } = command;
  return { id, name, type, ...(guild_id !== undefined && { guild_id }) };
}

function seedOf({ application }: OfferedCommand, userId: string, channel: ChannelRecord) {
  return { application, userId, channel, type: InteractionType.ApplicationCommand };
}

type Fill = (options: ReturnType<typeof walkCommand>['options'], resolve: Resolver) => FilledOption[];

function slashSeed(world: World, userId: string, channelId: string, line: string, fill: Fill) {
  const channel = channelFor(world, userId, channelId);
  const { name, words } = commandWords(line);
  const found = findCommand(world, channel, userId, ApplicationCommandType.ChatInput, name);
  const { nesting, options } = walkCommand(found.command, words);
  const resolve = resolver(world, channel, userId, found.application.botUserId);
  let filled: object[] = fill(options, resolve);
  for (const nest of [...nesting].reverse()) filled = [{ name: nest.name, type: nest.type, options: filled }];
  const data = { ...commandData(found), ...(filled.length > 0 && { options: filled }), ...resolve.result() };
  return { seed: { ...seedOf(found, userId, channel), data } };
}

/** A modal filled in and sent off. Throws for what a client would not submit. */
export function submitSeed(
  world: World,
  userId: string,
  modal: ShownModal | null | undefined,
  values: FieldValues,
): InteractionSeed {
  if (!modal) throw clientRefusal('No form is open: the application did not answer with a modal.');
  const opener = world.interactions.get(modal.openedBy);
  const application = world.applications.get(opener?.applicationId ?? '');
  if (!opener || !application) throw clientRefusal('The form is too old; open it again.');
  if (opener.userId !== userId) throw clientRefusal('The form was opened by somebody else.');
  const channel = channelFor(world, userId, opener.channelId);
  const resolve = resolver(world, channel, userId, application.botUserId);
  const components = fillModal(modal, values, resolve);
  const data = { custom_id: modal.custom_id, components, ...resolve.result() };
  const from = 'message' in opener.payload ? opener.payload.message : undefined;
  const message = from ? (channel.log.byId.get(from.id) ?? null) : null;
  noteActivity(world, channel.id, userId, spokenFields(world, modal, values));
  return {
    application,
    userId,
    channel,
    type: InteractionType.ModalSubmit,
    data,
    message,
    openedBy: opener,
  };
}
