import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { channelFor, requireIn } from '../access.js';
import { refuse } from '../discord-error.js';
import type { ChannelRecord, World } from '../types.js';
import { removeChannel } from './channels.js';

/**
 * A user deletes a channel (MANAGE_CHANNELS) or a thread (MANAGE_THREADS). A direct message is only closed for the
 * user and stays. Gives what was deleted. Throws 10003, 50001, 50013.
 */
export function deleteChannel(world: World, userId: string, channelId: string): ChannelRecord {
  const channel = channelFor(world, userId, channelId);
  if (channel.guildId === null) return channel;
  if (!world.guilds.has(channel.guildId)) throw refuse('unknownChannel');
  requireIn(world, userId, channel, channel.thread ? P.ManageThreads : P.ManageChannels);
  removeChannel(world, channel);
  return channel;
}
