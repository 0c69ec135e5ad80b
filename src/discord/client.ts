import { Client, GatewayDispatchEvents, GatewayIntentBits, Options } from 'discord.js';
import type { GatewayGuildCreateDispatchData } from 'discord-api-types/v10';
import type { Shards } from '../core/shards.js';
import { restOptions } from './rest-clients.js';

/** What we are sent; Message Content is the one privileged intent (facts 1.9). */
const INTENTS = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.GuildMessageReactions,
  GatewayIntentBits.MessageContent,
];

const FEW = 50;
const HOUR_SECONDS = 3_600;

/**
 * A client that keeps servers, channels and roles, which permissions are worked out from, and next to nothing else:
 * messages and reactions come as raw dispatches (facts 5.3).
 *
 * @param shards the shards that this process connects; null for all there are
 */
export function createClient(apiUrl: string | null, shards: Shards | null): Client {
  const client = new Client({
    intents: INTENTS,
    ...(shards === null ? {} : { shards: [...shards.ids], shardCount: shards.of }),
    allowedMentions: { parse: [], repliedUser: false },
    rest: restOptions(apiUrl),
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      ReactionManager: 0,
      ReactionUserManager: 0,
      PresenceManager: 0,
      VoiceStateManager: 0,
      GuildEmojiManager: 0,
      GuildStickerManager: 0,
      GuildInviteManager: 0,
      GuildBanManager: 0,
      GuildScheduledEventManager: 0,
      StageInstanceManager: 0,
      AutoModerationRuleManager: 0,
      ThreadMemberManager: 0,
      GuildMemberManager: { maxSize: FEW, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: FEW, keepOverLimit: (user) => user.id === user.client.user?.id },
    }),
    sweepers: { ...Options.DefaultSweeperSettings, threads: { interval: HOUR_SECONDS, filter: () => () => true } },
  });
  client.ws.on(GatewayDispatchEvents.GuildCreate, (guild: GatewayGuildCreateDispatchData) => slim(guild, client));
  return client;
}

/**
 * Takes out of a server what we never look at before discord.js makes objects of it: it hears each dispatch after us. A
 * message in a channel that it does not know costs it nothing either; we read those raw, and ask for a channel when we need
 * it, since its permissions are to be those of that moment.
 */
function slim(guild: GatewayGuildCreateDispatchData, { user }: Client): void {
  if (guild.unavailable) return;
  guild.channels = [];
  guild.threads = [];
  guild.members = guild.members.filter((member) => member.user.id === user?.id);
  guild.presences = [];
  guild.voice_states = [];
}
