import { InteractionType } from 'discord-api-types/v10';
import type { Asked } from '../interactions/asked.js';
import { clientRefusal } from '../interactions/client-refusal.js';
import { findComponent, nameOf, type UsableComponent } from '../interactions/find-component.js';
import type { InteractionSeed } from '../interactions/raise-interaction.js';
import { resolver } from '../interactions/resolved-data.js';
import { chosenValues } from '../interactions/select-values.js';
import { channelFor, messageFor } from '../world/access.js';
import type { ApplicationRecord, ChannelRecord, MessageRecord, World } from '../world/types.js';
import { applicationOf } from '../world/users.js';
import { noteActivity, spokenChoices } from './activity.js';
import { ask } from './ask.js';

interface Pressed {
  readonly channel: ChannelRecord;
  readonly message: MessageRecord;
  readonly application: ApplicationRecord;
  readonly component: UsableComponent;
}

/** How a user presses buttons and chooses from selects, also on ephemeral answers to them. */
export function pressing(world: World, userId: string) {
  return {
    click: async (channelId: string, messageId: string, button: string): Promise<Asked> =>
      ask(world, clickSeed(world, userId, channelId, messageId, button)),
    choose: async (channelId: string, messageId: string, select: string, choices: readonly string[]): Promise<Asked> =>
      ask(world, chooseSeed(world, userId, channelId, messageId, select, choices)),
  };
}

/** A button pressed. Throws when there is no such button to press. */
export function clickSeed(
  world: World,
  userId: string,
  channelId: string,
  messageId: string,
  button: string,
): InteractionSeed {
  const pressed = find(world, userId, channelId, messageId, button, 'button');
  noteActivity(world, channelId, userId, `[${nameOf(pressed.component.component)}]`);
  return pressSeed(userId, pressed, {});
}

/** Something chosen from a select. Throws for what is not offered. */
export function chooseSeed(
  world: World,
  userId: string,
  channelId: string,
  messageId: string,
  select: string,
  choices: readonly string[],
): InteractionSeed {
  const pressed = find(world, userId, channelId, messageId, select, 'select');
  const { component, channel, application } = pressed;
  const resolve = resolver(world, channel, userId, application.botUserId);
  const values = chosenValues(component.component, choices, resolve);
  const words = spokenChoices(world, component.component, choices);
  noteActivity(world, channelId, userId, `(${nameOf(component.component)}: ${words})`);
  return pressSeed(userId, pressed, { values, ...resolve.result() });
}

function find(
  world: World,
  userId: string,
  channelId: string,
  messageId: string,
  wanted: string,
  kind: 'button' | 'select',
): Pressed {
  const channel = channelFor(world, userId, channelId);
  const message = messageFor(world, userId, channelId, messageId);
  const application = applicationOf(world, message.authorId);
  if (!application) throw clientRefusal('Only messages of applications have buttons and selects.');
  return { channel, message, application, component: findComponent(message, wanted, kind) };
}

function pressSeed(userId: string, pressed: Pressed, values: object): InteractionSeed {
  const { application, channel, message, component } = pressed;
  const data = { custom_id: component.customId, component_type: component.type, id: component.id, ...values };
  return { application, userId, channel, message, data, type: InteractionType.MessageComponent };
}
