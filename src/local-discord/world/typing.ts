import { GatewayDispatchEvents, GatewayIntentBits as I } from 'discord-api-types/v10';
import { canSee } from '../permissions.js';
import { emit } from './emit.js';
import type { ChannelRecord, World } from './types.js';

/** TYPING_START for everybody who sees the channel. */
export function emitTyping(world: World, channel: ChannelRecord, userId: string): void {
  emit(world, {
    name: GatewayDispatchEvents.TypingStart,
    intents: channel.guildId === null ? I.DirectMessageTyping : I.GuildMessageTyping,
    guildId: channel.guildId,
    reaches: (id) => id !== userId && canSee(world, id, channel),
    data: () => ({
      channel_id: channel.id,
      user_id: userId,
      timestamp: Math.floor(world.now() / 1000),
      ...(channel.guildId !== null && { guild_id: channel.guildId }),
    }),
  });
}
