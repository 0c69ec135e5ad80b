import { ChannelType, GatewayDispatchEvents, GatewayIntentBits as I } from 'discord-api-types/v10';
import { refuse } from './discord-error.js';
import { emit } from './emit.js';
import { newChannel } from './new-channel.js';
import type { ChannelRecord, World } from './types.js';
import { channelView } from './views/channel-view.js';

/** The direct message channel of two users, made when there is none. Throws 10013, 50007 (oneself, two bots). */
export function openDirectMessage(world: World, userId: string, otherId: string): ChannelRecord {
  const other = world.users.get(otherId);
  if (!other) throw refuse('unknownUser');
  if (otherId === userId || (other.bot && world.users.get(userId)?.bot)) throw refuse('cannotMessageUser');
  for (const channel of world.channels.values()) {
    if (channel.recipientIds.includes(userId) && channel.recipientIds.includes(otherId)) return channel;
  }
  const channel = newChannel({
    id: world.nextId(),
    type: ChannelType.DM,
    guildId: null,
    name: '',
    recipientIds: [userId, otherId],
  });
  world.channels.set(channel.id, channel);
  emit(world, {
    name: GatewayDispatchEvents.ChannelCreate,
    intents: I.DirectMessages,
    guildId: null,
    reaches: (id) => channel.recipientIds.includes(id),
    data: (viewer) => channelView(world, channel, viewer.userId),
  });
  return channel;
}
