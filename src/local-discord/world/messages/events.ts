import { GatewayDispatchEvents, GatewayIntentBits as I } from 'discord-api-types/v10';
import { canSee } from '../../permissions.js';
import { emit } from '../emit.js';
import type { ChannelRecord, MessageRecord, World } from '../types.js';
import { dispatchedMessage } from './message-view.js';

/** The intents of which a session needs one to hear of messages in this channel. */
export function messageIntents(channel: ChannelRecord): number {
  return channel.guildId === null ? I.DirectMessages : I.GuildMessages;
}

/** Tells everybody who sees the channel of a new message. Ephemeral ones must not come here. */
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
    intents: messageIntents(channel),
    guildId: channel.guildId,
    reaches: (userId) => canSee(world, userId, channel),
    data: (viewer) => {
      const view = dispatchedMessage(world, message, viewer);
      // Only its sender is shown a nonce.
      if (viewer.userId !== message.authorId) delete view.nonce;
      return view;
    },
  });
}

/** Tells of one or many deleted messages: ids and nothing else. */
export function emitMessageDelete(world: World, channel: ChannelRecord, ids: readonly string[], bulk: boolean): void {
  const guild = channel.guildId === null ? {} : { guild_id: channel.guildId };
  emit(world, {
    name: bulk ? GatewayDispatchEvents.MessageDeleteBulk : GatewayDispatchEvents.MessageDelete,
    intents: messageIntents(channel),
    guildId: channel.guildId,
    reaches: (userId) => canSee(world, userId, channel),
    data: () => (bulk ? { ids, channel_id: channel.id, ...guild } : { id: ids[0], channel_id: channel.id, ...guild }),
  });
}
