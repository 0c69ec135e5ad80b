import { GatewayDispatchEvents, GatewayIntentBits as I } from 'discord-api-types/v10';
import { canSee } from '../../permissions.js';
import { emit } from '../emit.js';
import type { ChannelRecord, MessageRecord, World } from '../types.js';
import { dispatchedMessage, messageView } from './message-view.js';

/** The intents of which a session needs one to hear of messages in this channel. */
export function messageIntents(channel: ChannelRecord): number {
  return channel.guildId === null ? I.DirectMessages : I.GuildMessages;
}

/** Tells everybody who sees the channel of a new message; of an ephemeral one only the person it is for. */
export function emitMessageCreate(world: World, channel: ChannelRecord, message: MessageRecord): void {
  emitMessage(world, channel, message, GatewayDispatchEvents.MessageCreate);
}

/** The same after any change: an edit, a pin, a new thread; only an edit by its author changes `edited_timestamp`. */
export function emitMessageUpdate(world: World, channel: ChannelRecord, message: MessageRecord): void {
  emitMessage(world, channel, message, GatewayDispatchEvents.MessageUpdate);
}

function emitMessage(world: World, channel: ChannelRecord, message: MessageRecord, name: GatewayDispatchEvents): void {
  emit(world, {
    name,
    intents: message.ephemeralTo === null ? messageIntents(channel) : I.DirectMessages,
    guildId: channel.guildId,
    reaches: audienceOf(world, channel, message.ephemeralTo),
    data: (viewer) => {
      // An ephemeral message is told of as if it belonged to no guild.
      const show = message.ephemeralTo === null ? dispatchedMessage : messageView;
      const view = show(world, message, viewer);
      // Only its sender is shown a nonce.
      if (viewer.userId !== message.authorId) delete view.nonce;
      return view;
    },
  });
}

function audienceOf(world: World, channel: ChannelRecord, ephemeralTo: string | null): (userId: string) => boolean {
  return ephemeralTo === null ? (userId) => canSee(world, userId, channel) : (userId) => userId === ephemeralTo;
}

/** Tells of a deleted message, or that an ephemeral one was dismissed: ids and nothing else. */
export function emitMessageDelete(world: World, channel: ChannelRecord, message: MessageRecord): void {
  const isSeenByAll = message.ephemeralTo === null;
  emit(world, {
    name: GatewayDispatchEvents.MessageDelete,
    intents: isSeenByAll ? messageIntents(channel) : I.DirectMessages,
    guildId: channel.guildId,
    reaches: audienceOf(world, channel, message.ephemeralTo),
    data: () => ({ id: message.id, channel_id: channel.id, ...(isSeenByAll && guildField(channel)) }),
  });
}

/** Tells of many deleted messages at once. */
export function emitBulkDelete(world: World, channel: ChannelRecord, ids: readonly string[]): void {
  emit(world, {
    name: GatewayDispatchEvents.MessageDeleteBulk,
    intents: messageIntents(channel),
    guildId: channel.guildId,
    reaches: audienceOf(world, channel, null),
    data: () => ({ ids, channel_id: channel.id, ...guildField(channel) }),
  });
}

function guildField(channel: ChannelRecord): { guild_id?: string } {
  return channel.guildId === null ? {} : { guild_id: channel.guildId };
}
