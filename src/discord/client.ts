import { Client, GatewayIntentBits, Options } from 'discord.js';
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

/**
 * A client that keeps servers, channels and roles, which permissions are worked out from, and next to nothing else:
 * messages and reactions come as raw dispatches (facts 5.3).
 *
 * @param shards the shards that this process connects; null for all there are
 */
export function createClient(apiUrl: string | null, shards: Shards | null): Client {
  return new Client({
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
  });
}
