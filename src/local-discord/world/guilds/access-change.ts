import { GatewayDispatchEvents, GatewayIntentBits as I } from 'discord-api-types/v10';
import { canSee } from '../../permissions.js';
import { emit } from '../emit.js';
import type { GuildRecord } from '../guild-types.js';
import { visibleActive } from '../threads/list-threads.js';
import type { World } from '../types.js';
import { threadMemberView, threadView } from '../views/channel-view.js';
import { emitChannel } from './guild-events.js';
import { channelsOf } from './guild-view.js';

/**
 * Runs a change of roles, members or overwrites, and afterwards tells those whose view of a channel changed:
 * CHANNEL_UPDATE (obfuscated for losers, full for winners), then THREAD_LIST_SYNC for winners. No thread events for losers.
 * `told` is the channel of which the change itself has told everybody.
 */
export function withAccessChange(
  world: World,
  guild: GuildRecord,
  change: () => void,
  told: string | null = null,
): void {
  const before = visibleChannels(world, guild);
  change();
  const after = visibleChannels(world, guild);
  for (const channel of channelsOf(world, guild)) {
    const differs = (userId: string) => before.get(userId)?.has(channel.id) !== after.get(userId)?.has(channel.id);
    if (channel.id !== told && [...after.keys()].some(differs)) emitChannel(world, guild, channel, 'Update', differs);
  }
  for (const [userId, seen] of after) {
    const gained = new Set([...seen].filter((id) => !before.get(userId)?.has(id)));
    if (gained.size > 0 && before.has(userId)) emitThreadListSync(world, guild, userId, gained);
  }
}

function visibleChannels(world: World, guild: GuildRecord): Map<string, Set<string>> {
  const channels = channelsOf(world, guild);
  const seen = new Map<string, Set<string>>();
  for (const userId of guild.members.keys()) {
    seen.set(userId, new Set(channels.filter((one) => canSee(world, userId, one)).map((one) => one.id)));
  }
  return seen;
}

function emitThreadListSync(world: World, guild: GuildRecord, userId: string, parents: ReadonlySet<string>): void {
  const threads = visibleActive(world, userId, guild, parents);
  const members = threads.flatMap((thread) => {
    const own = thread.thread.members.get(userId);
    return own ? [threadMemberView(thread.id, own)] : [];
  });
  emit(world, {
    name: GatewayDispatchEvents.ThreadListSync,
    intents: I.Guilds,
    guildId: guild.id,
    reaches: (id) => id === userId,
    data: () => ({
      guild_id: guild.id,
      channel_ids: [...parents],
      threads: threads.map((thread) => threadView(thread, userId)),
      members,
    }),
  });
}
