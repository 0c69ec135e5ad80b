import type { APIEmbed } from 'discord-api-types/v10';
import type { GuildRecord } from '../world/guild-types.js';
import { createEmoji } from '../world/guilds/emojis.js';
import { insertMessage, type MessageSeed } from '../world/messages/insert-message.js';
import { sayByWebhook, unfurl } from '../world/messages/rare-messages.js';
import type { MessageRecord, World } from '../world/types.js';
import { channelIn } from './arrange-channels.js';

/** Messages and changes that no person makes; nothing here asks for permissions. */
export interface MessageArrangement {
  /** A custom emoji; gives its id. */
  readonly createEmoji: (name: string) => string;
  /** Any message at all, of whatever kind: system messages, kinds of the future. */
  readonly insert: (channelId: string, seed: MessageSeed) => MessageRecord;
  /** A webhook writes; the result's `webhookId` lets it write again. */
  readonly sayByWebhook: (channelId: string, name: string, words: string, webhookId?: string) => MessageRecord;
  /** The preview of a link appears under a message. */
  readonly unfurl: (channelId: string, messageId: string, preview: APIEmbed) => void;
}

/** The arrangement of a guild's rarer messages. */
export function arrangeMessages(world: World, guild: GuildRecord): MessageArrangement {
  const channel = (channelId: string) => channelIn(world, guild, channelId);
  return {
    createEmoji: (name) => createEmoji(world, guild, name),
    insert: (channelId, seed) => insertMessage(world, channel(channelId), seed),
    sayByWebhook: (channelId, ...rest) => sayByWebhook(world, channel(channelId), ...rest),
    unfurl: (channelId, messageId, preview) => unfurl(world, channel(channelId), messageId, preview),
  };
}
