import {
  type APIMessageReference,
  type APIMessageSnapshot,
  MessageReferenceType,
  MessageType,
  PermissionFlagsBits as P,
  type RESTAPIMessageReference,
} from 'discord-api-types/v10';
import { has, permissionsIn } from '../../permissions.js';
import { channelFor, messageFor, requireIn } from '../access.js';
import { invalidField, refuse } from '../discord-error.js';
import type { ChannelRecord, MessageRecord, World } from '../types.js';
import { messageView } from './message-view.js';

/** What a `message_reference` makes of a new message. */
export interface ResolvedReference {
  readonly type: MessageType;
  readonly reference: APIMessageReference | null;
  readonly snapshots: readonly APIMessageSnapshot[];
  /** The author of the message replied to. */
  readonly repliedTo: string | null;
}

const NO_REFERENCE: ResolvedReference = {
  type: MessageType.Default,
  reference: null,
  snapshots: [],
  repliedTo: null,
};

/**
 * Resolves a reply or forward. Throws 160002 for a reply without READ_MESSAGE_HISTORY, 50035 for an unknown
 * message unless `fail_if_not_exists` is false, and the refusals of looking into another channel for a forward.
 */
export function resolveReference(
  world: World,
  userId: string,
  channel: ChannelRecord,
  wish: RESTAPIMessageReference | undefined,
): ResolvedReference {
  if (!wish) return NO_REFERENCE;
  if (wish.type === MessageReferenceType.Forward) return forward(world, userId, channel, wish);
  if (!has(permissionsIn(world, userId, channel), P.ReadMessageHistory)) throw refuse('replyNeedsHistory');
  const target = channel.log.byId.get(wish.message_id);
  if (!target || target.ephemeralTo !== null || (wish.channel_id && wish.channel_id !== channel.id)) {
    if (wish.fail_if_not_exists === false) return NO_REFERENCE;
    throw invalidField(['message_reference'], 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', 'Unknown message');
  }
  if (!isRepliable(target)) {
    throw invalidField(
      ['message_reference'],
      'REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE',
      'Cannot reply to a system message',
    );
  }
  const reference = referenceTo(channel, target, MessageReferenceType.Default);
  return { type: MessageType.Reply, reference, snapshots: [], repliedTo: target.authorId };
}

function isRepliable(message: MessageRecord): boolean {
  const kinds: readonly MessageType[] = [
    MessageType.Default,
    MessageType.Reply,
    MessageType.ChatInputCommand,
    MessageType.ContextMenuCommand,
  ];
  return kinds.includes(message.type);
}

function forward(world: World, userId: string, here: ChannelRecord, wish: RESTAPIMessageReference): ResolvedReference {
  const source = channelFor(world, userId, wish.channel_id ?? here.id);
  requireIn(world, userId, source, P.ReadMessageHistory);
  const target = messageFor(world, userId, source.id, wish.message_id);
  const view = messageView(world, target, { userId, readsContent: true });
  return {
    type: MessageType.Default,
    reference: referenceTo(source, target, MessageReferenceType.Forward),
    snapshots: [
      {
        message: {
          type: view.type,
          content: view.content,
          embeds: view.embeds,
          attachments: view.attachments,
          timestamp: view.timestamp,
          edited_timestamp: view.edited_timestamp,
          mentions: view.mentions,
          mention_roles: view.mention_roles,
          ...(view.flags !== undefined && { flags: view.flags }),
          ...(view.components && { components: view.components }),
          ...(view.sticker_items && { sticker_items: view.sticker_items }),
        },
      },
    ],
    repliedTo: null,
  };
}

function referenceTo(channel: ChannelRecord, message: MessageRecord, type: MessageReferenceType): APIMessageReference {
  return {
    type,
    channel_id: channel.id,
    message_id: message.id,
    ...(channel.guildId !== null && { guild_id: channel.guildId }),
  };
}
