import type {
  APIEmoji,
  GatewayChannelDeleteDispatchData,
  GatewayMessageCreateDispatchData,
  GatewayMessageDeleteBulkDispatchData,
  GatewayMessageDeleteDispatchData,
  GatewayMessageReactionAddDispatchData,
  GatewayMessageReactionRemoveAllDispatchData,
  GatewayMessageReactionRemoveDispatchData,
  GatewayMessageReactionRemoveEmojiDispatchData,
  GatewayMessageUpdateDispatchData,
  GatewayThreadDeleteDispatchData,
} from 'discord-api-types/v10';
import type { Id } from '../core/ids.js';
import type { Change } from '../core/replies.js';
import { readMessage, type SkipReason } from './read-message.js';

/** What one dispatch means to us. `skipped` says why a message brought no change. */
export interface Translation {
  readonly changes: readonly Change[];
  readonly skipped?: SkipReason;
}

/** What the translation of a message needs to know besides the dispatch. */
export interface TranslationContext {
  readonly self: Id;
  /** The author's nickname where the dispatch brings no member. */
  nick(server: Id, user: Id): string | null;
}

const NOTHING: Translation = { changes: [] };

/**
 * A message that was written or changed. Both give the same kind of change: `editedAt` tells a version (facts 1.10), and
 * an update whose create was lost brings the message in. Direct messages are not ours.
 */
export function translateMessage(
  data: GatewayMessageCreateDispatchData | Partial<GatewayMessageUpdateDispatchData>,
  context: TranslationContext,
): Translation {
  const server = data.guild_id;
  if (server === undefined) return NOTHING;
  const nick = data.member ? (data.member.nick ?? null) : context.nick(server, data.author?.id ?? '');
  const reading = readMessage(data, { server, self: context.self, nick });
  if ('skipped' in reading) return { changes: [], skipped: reading.skipped };
  return { changes: [{ kind: 'message', message: reading.kept }] };
}

/** A deleted message; Discord says its id and nothing else. */
export function translateDelete(data: GatewayMessageDeleteDispatchData): Translation {
  return deletion(data.guild_id, data.channel_id, [data.id]);
}

/** Many messages deleted at once. */
export function translateDeleteBulk(data: GatewayMessageDeleteBulkDispatchData): Translation {
  return deletion(data.guild_id, data.channel_id, data.ids);
}

/** A deleted thread or channel: no message of it is named, so its deletion stands for all of theirs (facts 1.10). */
export function translateChannelDelete(
  data: GatewayThreadDeleteDispatchData | GatewayChannelDeleteDispatchData,
): Translation {
  const server = 'guild_id' in data ? data.guild_id : undefined;
  if (server === undefined) return NOTHING;
  return { changes: [{ kind: 'channel-deleted', server, channel: data.id }] };
}

/** A reaction of a person that came; those of bots never count. */
export function translateReactionAdd(data: GatewayMessageReactionAddDispatchData, self: Id): Translation {
  if (data.user_id === self || data.member?.user.bot === true) return NOTHING;
  return reaction(data, true);
}

/** A reaction that went. Discord does not say whether a bot's: taking away what was never counted changes nothing. */
export function translateReactionRemove(data: GatewayMessageReactionRemoveDispatchData, self: Id): Translation {
  return data.user_id === self ? NOTHING : reaction(data, false);
}

/** All reactions of a message, or all of one emoji, taken away by a moderator. */
export function translateReactionsCleared(
  data: GatewayMessageReactionRemoveAllDispatchData | GatewayMessageReactionRemoveEmojiDispatchData,
): Translation {
  if (data.guild_id === undefined) return NOTHING;
  const { guild_id: server, channel_id: channel, message_id: message } = data;
  const emoji = 'emoji' in data ? emojiKey(data.emoji) : null;
  return { changes: [{ kind: 'reactions-cleared', server, channel, message, emoji }] };
}

/** An emoji as routes name it: the character itself, or `name:id` for a server's own. */
export function emojiKey(emoji: Pick<APIEmoji, 'id' | 'name'>): string {
  const name = emoji.name ?? '_';
  return emoji.id === null ? name : `${name}:${emoji.id}`;
}

function deletion(server: Id | undefined, channel: Id, messages: readonly Id[]): Translation {
  if (server === undefined || messages.length === 0) return NOTHING;
  return { changes: [{ kind: 'deleted', server, channel, messages }] };
}

function reaction(data: GatewayMessageReactionRemoveDispatchData, added: boolean): Translation {
  if (data.guild_id === undefined) return NOTHING;
  return {
    changes: [
      {
        kind: 'reaction',
        server: data.guild_id,
        channel: data.channel_id,
        message: data.message_id,
        user: data.user_id,
        emoji: emojiKey(data.emoji),
        added,
        at: null,
      },
    ],
  };
}
