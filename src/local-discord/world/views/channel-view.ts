import {
  type APIChannel,
  type APIThreadMember,
  ChannelFlags,
  ChannelType,
  OverwriteType,
  PermissionFlagsBits,
  type ThreadMemberFlags,
} from 'discord-api-types/v10';
import { canSee } from '../../permissions.js';
import { isThread, type ThreadChannel } from '../access.js';
import type { OverwriteRecord } from '../guild-types.js';
import { timestamp, timestampOrNull } from '../timestamp.js';
import type { ChannelRecord, ThreadMemberRecord, World } from '../types.js';
import { userOf, userView } from './user-view.js';

/** A channel or thread as this user is shown it; hidden ones obfuscated as Discord does since November 2026. */
export function channelView(world: World, channel: ChannelRecord, userId: string): APIChannel {
  if (channel.guildId === null) return directView(world, channel, userId);
  if (isThread(channel)) return threadView(channel, userId);
  return canSee(world, userId, channel) ? guildChannelView(channel) : hiddenView(channel);
}

function directView(world: World, channel: ChannelRecord, userId: string): APIChannel {
  const others = channel.recipientIds.filter((id) => id !== userId);
  // The union of channel types cannot be narrowed by a value; these are the fields of APIDMChannel.
  return {
    id: channel.id,
    type: ChannelType.DM,
    flags: channel.flags,
    last_message_id: channel.lastMessageId,
    recipients: others.map((id) => userView(userOf(world, id))),
  } as APIChannel;
}

function guildChannelView(channel: ChannelRecord): APIChannel {
  const common = {
    id: channel.id,
    type: channel.type,
    guild_id: channel.guildId,
    name: channel.name,
    position: channel.position,
    parent_id: channel.parentId,
    flags: channel.flags,
    permission_overwrites: channel.overwrites.map(overwriteView),
  };
  if (channel.type === ChannelType.GuildCategory) return common as APIChannel;
  const text = {
    ...common,
    topic: channel.topic,
    nsfw: channel.nsfw,
    rate_limit_per_user: channel.rateLimitPerUser,
    last_message_id: channel.lastMessageId,
  };
  if (channel.forum) return { ...text, ...forumFields(channel) } as APIChannel;
  if (channel.type === ChannelType.GuildVoice) {
    return { ...text, bitrate: 64_000, user_limit: 0, rtc_region: null } as APIChannel;
  }
  // The record's `type` is the tag of the union.
  return { ...text, last_pin_timestamp: timestampOrNull(channel.pins[0]?.at ?? null) } as APIChannel;
}

function forumFields(channel: ChannelRecord) {
  return {
    available_tags: (channel.forum?.tags ?? []).map((tag) => ({
      id: tag.id,
      name: tag.name,
      moderated: tag.moderated,
      emoji_id: tag.emojiId,
      emoji_name: tag.emojiName,
    })),
    default_reaction_emoji: null,
    default_sort_order: null,
    default_forum_layout: 0,
    template: '',
  };
}

/** A thread; `member` is there when the user is in it. */
export function threadView(channel: ThreadChannel, userId: string): APIChannel {
  const { thread } = channel;
  const own = thread.members.get(userId);
  // The record's `type` is the tag of the union.
  return {
    id: channel.id,
    type: channel.type,
    guild_id: channel.guildId,
    parent_id: channel.parentId,
    name: channel.name,
    owner_id: thread.ownerId,
    last_message_id: channel.lastMessageId,
    last_pin_timestamp: timestampOrNull(channel.pins[0]?.at ?? null),
    rate_limit_per_user: channel.rateLimitPerUser,
    flags: channel.flags,
    message_count: thread.messageCount,
    total_message_sent: thread.totalMessageSent,
    // Discord stops counting members at 50 (resources/channel).
    member_count: Math.min(thread.members.size, 50),
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: timestamp(thread.archiveTimestamp),
      auto_archive_duration: thread.autoArchiveDuration,
      locked: thread.locked,
      create_timestamp: timestamp(thread.createdAt),
      ...(channel.type === ChannelType.PrivateThread && { invitable: thread.invitable }),
    },
    ...(thread.appliedTags.length > 0 && { applied_tags: [...thread.appliedTags] }),
    ...(own && { member: threadMemberView(channel.id, own) }),
  } as APIChannel;
}

/** A member of a thread. */
export function threadMemberView(threadId: string, member: ThreadMemberRecord): APIThreadMember {
  // No flag set; the enum has no name for it.
  const flags = 0 as ThreadMemberFlags;
  return { id: threadId, user_id: member.userId, join_timestamp: timestamp(member.joinedAt), flags };
}

function hiddenView(channel: ChannelRecord): APIChannel {
  const { guildId } = channel;
  // Same as above: `type` is the tag.
  return {
    id: channel.id,
    type: channel.type,
    guild_id: guildId,
    name: '___hidden___',
    position: channel.position,
    parent_id: channel.parentId,
    flags: ChannelFlags.ChannelObfuscated,
    permission_overwrites: [
      { id: guildId, type: OverwriteType.Role, allow: '0', deny: PermissionFlagsBits.ViewChannel.toString() },
    ],
  } as APIChannel;
}

function overwriteView(entry: OverwriteRecord) {
  return { id: entry.id, type: entry.type, allow: entry.allow.toString(), deny: entry.deny.toString() };
}
