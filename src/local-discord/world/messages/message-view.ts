import { type APIMessage, type APIReaction, MessageType } from 'discord-api-types/v10';
import { isThread } from '../access.js';
import { attachmentView, withAttachmentUrls } from '../files.js';
import { timestamp, timestampOrNull } from '../timestamp.js';
import type { MessageRecord, ReactionRecord, World } from '../types.js';
import { threadView } from '../views/channel-view.js';
import { partialMemberView, userOf, userView } from '../views/user-view.js';
import type { Viewer } from '../world-event.js';

/**
 * A message as REST shows it to a viewer. Without the right to read content, that of others arrives empty
 * (gateway, "Message Content Intent"; the exceptions are own messages, direct messages, and mentions).
 */
export function messageView(world: World, message: MessageRecord, viewer: Viewer): APIMessage {
  const referenced = referencedView(world, message, viewer);
  return { ...plainView(world, message, viewer), ...(referenced !== undefined && { referenced_message: referenced }) };
}

/** A message as the gateway dispatches it: with `guild_id`, `member` and `channel_type`. */
export function dispatchedMessage(world: World, message: MessageRecord, viewer: Viewer): APIMessage {
  const view = messageView(world, message, viewer);
  const channel = world.channels.get(message.channelId);
  const guild = world.guilds.get(channel?.guildId ?? '');
  const member = guild?.members.get(message.authorId);
  // The gateway's additions to a message object (gateway-events, "Message Create Extra Fields").
  return Object.assign(view, {
    channel_type: channel?.type,
    ...(guild && { guild_id: guild.id }),
    ...(member && message.webhookId === null && { member: partialMemberView(member) }),
    mentions: view.mentions.map((user) => {
      const mentioned = guild?.members.get(user.id);
      return mentioned ? { ...user, member: partialMemberView(mentioned) } : user;
    }),
  });
}

function plainView(world: World, message: MessageRecord, viewer: Viewer): APIMessage {
  const thread = message.threadId === null ? undefined : world.channels.get(message.threadId);
  return {
    id: message.id,
    channel_id: message.channelId,
    type: message.type,
    author: userView(userOf(world, message.authorId)),
    timestamp: timestamp(message.createdAt),
    edited_timestamp: timestampOrNull(message.editedAt),
    tts: message.tts,
    mention_everyone: message.mentions.everyone,
    mentions: message.mentions.userIds.map((id) => userView(userOf(world, id))),
    mention_roles: [...message.mentions.roleIds],
    pinned: message.pinned,
    flags: message.flags,
    ...contentFields(world, message, viewer),
    ...(message.reactions.length > 0 && { reactions: message.reactions.map((one) => reactionView(one, viewer)) }),
    ...(message.nonce !== null && { nonce: message.nonce }),
    ...(message.webhookId !== null && { webhook_id: message.webhookId }),
    ...(message.applicationId !== null && { application_id: message.applicationId }),
    ...(message.reference && { message_reference: message.reference }),
    ...(message.interaction && { interaction_metadata: message.interaction }),
    ...(message.stickers.length > 0 && { sticker_items: [...message.stickers] }),
    // A thread channel in a message is the thread object without the viewer's membership.
    ...(thread && isThread(thread) && { thread: threadView(thread, '') as NonNullable<APIMessage['thread']> }),
  };
}

function contentFields(world: World, message: MessageRecord, viewer: Viewer) {
  if (isWithheld(world, message, viewer)) return withheldFields(message);
  const attachments = message.attachments.map((one) => attachmentView(world, one));
  return {
    content: message.content,
    embeds: withAttachmentUrls(message.embeds, attachments),
    attachments,
    components: withAttachmentUrls(message.components, attachments),
    ...(message.poll && { poll: message.poll }),
    ...(message.snapshots.length > 0 && { message_snapshots: [...message.snapshots] }),
  };
}

/** A poll is missing, everything else is there and empty. */
function withheldFields(message: MessageRecord) {
  const empty = { content: '', embeds: [], attachments: [], components: [] };
  if (message.snapshots.length === 0) return empty;
  return {
    ...empty,
    message_snapshots: message.snapshots.map(({ message: copy }) => ({ message: { ...copy, ...empty } })),
  };
}

function isWithheld(world: World, message: MessageRecord, viewer: Viewer): boolean {
  if (viewer.readsContent || message.authorId === viewer.userId) return false;
  if (world.channels.get(message.channelId)?.guildId === null) return false;
  return !message.mentions.userIds.includes(viewer.userId);
}

/** undefined: nothing is referenced; null: it was deleted. One level deep, as at Discord. */
function referencedView(world: World, message: MessageRecord, viewer: Viewer): APIMessage | null | undefined {
  if (message.type !== MessageType.Reply && message.type !== MessageType.ThreadStarterMessage) return undefined;
  const { reference } = message;
  if (!reference?.message_id) return undefined;
  const target = world.channels.get(reference.channel_id)?.log.byId.get(reference.message_id);
  return target ? plainView(world, target, viewer) : null;
}

function reactionView(reaction: ReactionRecord, viewer: Viewer): APIReaction {
  const count = reaction.userIds.size;
  return {
    emoji: { ...reaction.emoji },
    count,
    count_details: { burst: 0, normal: count },
    me: reaction.userIds.has(viewer.userId),
    me_burst: false,
    burst_colors: [],
  };
}
