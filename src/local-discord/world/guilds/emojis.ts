import { GatewayDispatchEvents, GatewayIntentBits as I } from 'discord-api-types/v10';
import { emit } from '../emit.js';
import type { GuildRecord } from '../guild-types.js';
import type { World } from '../types.js';
import { emojiView } from '../views/role-view.js';

/** A new emoji of the guild, told of by GUILD_EMOJIS_UPDATE with all of them. Gives its id. */
export function createEmoji(world: World, guild: GuildRecord, name: string): string {
  const id = world.nextId();
  guild.emojis.set(id, { id, name, animated: false });
  emit(world, {
    name: GatewayDispatchEvents.GuildEmojisUpdate,
    intents: I.GuildExpressions,
    guildId: guild.id,
    reaches: (userId) => guild.members.has(userId),
    data: () => ({ guild_id: guild.id, emojis: [...guild.emojis.values()].map(emojiView) }),
  });
  return id;
}
