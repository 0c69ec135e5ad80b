import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { has, permissionsIn } from '../../permissions.js';
import { refuse } from '../discord-error.js';
import type { ChannelRecord, World } from '../types.js';

/** Throws 20016 when a person writes again within the channel's slowmode; bots and those with the right are exempt. */
export function requirePatience(world: World, userId: string, channel: ChannelRecord): void {
  const pause = channel.rateLimitPerUser * 1000;
  if (pause === 0 || world.users.get(userId)?.bot) return;
  if (has(permissionsIn(world, userId, channel), P.BypassSlowmode)) return;
  for (let place = channel.log.order.length - 1; place >= 0; place -= 1) {
    const message = channel.log.byId.get(channel.log.order[place] ?? '');
    if (!message || world.now() - message.createdAt >= pause) return;
    if (message.authorId === userId && message.ephemeralTo === null) throw refuse('slowmode');
  }
}
