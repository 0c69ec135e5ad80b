import {
  GatewayDispatchEvents,
  GatewayIntentBits as I,
  MessageType,
  PermissionFlagsBits as P,
} from 'discord-api-types/v10';
import { canSee } from '../permissions.js';
import { channelFor, messageFor, requireActive, requireIn } from './access.js';
import { refuse } from './discord-error.js';
import { emit } from './emit.js';
import { emitMessageUpdate } from './messages/events.js';
import { insertMessage } from './messages/insert-message.js';
import { timestampOrNull } from './timestamp.js';
import type { ChannelRecord, World } from './types.js';

/** Discord's limit of pins in a channel (error 30003). */
const MOST_PINS = 250;

/** Pins a message (PIN_MESSAGES; twice is once) and says so in the channel. Throws 30003, 50013, 50021, 50083. */
export function pinMessage(world: World, userId: string, channelId: string, messageId: string): void {
  const channel = channelFor(world, userId, channelId);
  const message = messageFor(world, userId, channelId, messageId);
  requireActive(channel);
  requireIn(world, userId, channel, P.PinMessages);
  if (message.ephemeralTo !== null) throw refuse('systemMessage');
  if (message.pinned) return;
  if (channel.pins.length >= MOST_PINS) throw refuse('tooManyPins');
  message.pinned = true;
  channel.pins.unshift({ messageId, at: world.now() });
  emitMessageUpdate(world, channel, message);
  emitPins(world, channel);
  const guild = channel.guildId === null ? {} : { guild_id: channel.guildId };
  insertMessage(world, channel, {
    authorId: userId,
    type: MessageType.ChannelPinnedMessage,
    reference: { type: 0, channel_id: channel.id, message_id: messageId, ...guild },
  });
}

/** Takes a pin off. Throws 50013, 50083. */
export function unpinMessage(world: World, userId: string, channelId: string, messageId: string): void {
  const channel = channelFor(world, userId, channelId);
  const message = messageFor(world, userId, channelId, messageId);
  requireActive(channel);
  requireIn(world, userId, channel, P.PinMessages);
  if (!message.pinned) return;
  message.pinned = false;
  channel.pins = channel.pins.filter((pin) => pin.messageId !== messageId);
  emitMessageUpdate(world, channel, message);
  emitPins(world, channel);
}

function emitPins(world: World, channel: ChannelRecord): void {
  emit(world, {
    name: GatewayDispatchEvents.ChannelPinsUpdate,
    intents: channel.guildId === null ? I.DirectMessages : I.Guilds,
    guildId: channel.guildId,
    reaches: (userId) => canSee(world, userId, channel),
    data: () => ({
      channel_id: channel.id,
      last_pin_timestamp: timestampOrNull(channel.pins[0]?.at ?? null),
      ...(channel.guildId !== null && { guild_id: channel.guildId }),
    }),
  });
}
