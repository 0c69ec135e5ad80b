import { GatewayDispatchEvents, GatewayIntentBits as I, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { canSee } from '../permissions.js';
import { channelFor, messageFor, requireActive, requireIn } from './access.js';
import { refuse } from './discord-error.js';
import { emit } from './emit.js';
import { type EmojiReference, readEmoji, sameEmoji } from './emoji.js';
import type { ChannelRecord, MessageRecord, ReactionRecord, World } from './types.js';
import { memberView } from './views/user-view.js';

/** Discord's limit of different emoji on one message (error 30010). */
const MOST_REACTIONS = 20;

/**
 * A user reacts. `emoji` is a Unicode emoji or `name:id`. Twice is once.
 * Throws 10014, 30010, 50013 (history always; ADD_REACTIONS for an emoji not yet there), 50083.
 */
export function addReaction(world: World, userId: string, channelId: string, messageId: string, emoji: string): void {
  const channel = channelFor(world, userId, channelId);
  const message = messageFor(world, userId, channelId, messageId);
  requireActive(channel);
  if (message.ephemeralTo !== null) throw refuse('unknownMessage');
  requireIn(world, userId, channel, P.ReadMessageHistory);
  const reference = readEmoji(world, channel, emoji);
  let reaction = find(message, reference);
  if (!reaction) {
    requireIn(world, userId, channel, P.AddReactions);
    if (message.reactions.length >= MOST_REACTIONS) throw refuse('tooManyReactions');
    reaction = { emoji: reference, userIds: new Set() };
    message.reactions.push(reaction);
  }
  if (reaction.userIds.has(userId)) return;
  reaction.userIds.add(userId);
  emitReaction(world, channel, GatewayDispatchEvents.MessageReactionAdd, {
    ...placeOf(channel, message),
    user_id: userId,
    message_author_id: message.authorId,
    emoji: reaction.emoji,
    burst: false,
    type: 0,
    ...memberField(world, channel, userId),
  });
}

/** Takes back a reaction: one's own, or with MANAGE_MESSAGES that of `ofUserId`. Throws 10014, 50013, 50083. */
export function removeReaction(
  world: World,
  userId: string,
  channelId: string,
  messageId: string,
  emoji: string,
  ofUserId: string = userId,
): void {
  const channel = channelFor(world, userId, channelId);
  const message = messageFor(world, userId, channelId, messageId);
  requireActive(channel);
  if (ofUserId !== userId) requireIn(world, userId, channel, P.ManageMessages);
  const reaction = find(message, readEmoji(world, channel, emoji));
  if (!reaction?.userIds.delete(ofUserId)) return;
  if (reaction.userIds.size === 0) message.reactions.splice(message.reactions.indexOf(reaction), 1);
  emitReaction(world, channel, GatewayDispatchEvents.MessageReactionRemove, {
    ...placeOf(channel, message),
    user_id: ofUserId,
    emoji: reaction.emoji,
    burst: false,
    type: 0,
  });
}

/** Clears all reactions of a message, or all of one emoji; needs MANAGE_MESSAGES. Throws 10014, 50013, 50083. */
export function clearReactions(
  world: World,
  userId: string,
  channelId: string,
  messageId: string,
  emoji: string | null = null,
): void {
  const channel = channelFor(world, userId, channelId);
  const message = messageFor(world, userId, channelId, messageId);
  requireActive(channel);
  requireIn(world, userId, channel, P.ManageMessages);
  if (emoji === null) {
    message.reactions.length = 0;
    emitReaction(world, channel, GatewayDispatchEvents.MessageReactionRemoveAll, placeOf(channel, message));
    return;
  }
  const reaction = find(message, readEmoji(world, channel, emoji));
  if (!reaction) return;
  message.reactions.splice(message.reactions.indexOf(reaction), 1);
  const data = { ...placeOf(channel, message), emoji: reaction.emoji };
  emitReaction(world, channel, GatewayDispatchEvents.MessageReactionRemoveEmoji, data);
}

/** Who reacted with an emoji, by rising user id: those after `after`, at most `limit`. */
export function reactionUsers(
  world: World,
  userId: string,
  channelId: string,
  messageId: string,
  emoji: string,
): readonly string[] {
  const channel = channelFor(world, userId, channelId);
  const message = messageFor(world, userId, channelId, messageId);
  return [...(find(message, readEmoji(world, channel, emoji))?.userIds ?? [])];
}

function find(message: MessageRecord, emoji: EmojiReference): ReactionRecord | undefined {
  return message.reactions.find((one) => sameEmoji(one.emoji, emoji));
}

function placeOf(channel: ChannelRecord, message: MessageRecord) {
  return {
    channel_id: channel.id,
    message_id: message.id,
    ...(channel.guildId !== null && { guild_id: channel.guildId }),
  };
}

function memberField(world: World, channel: ChannelRecord, userId: string) {
  const member = world.guilds.get(channel.guildId ?? '')?.members.get(userId);
  return member ? { member: memberView(world, member) } : {};
}

function emitReaction(world: World, channel: ChannelRecord, name: GatewayDispatchEvents, data: object): void {
  emit(world, {
    name,
    intents: channel.guildId === null ? I.DirectMessageReactions : I.GuildMessageReactions,
    guildId: channel.guildId,
    reaches: (userId) => canSee(world, userId, channel),
    data: () => data,
  });
}
