import {
  type APIAttachment,
  MessageFlags as Flags,
  type MessageFlags,
  PermissionFlagsBits as P,
  type RESTPatchAPIChannelMessageJSONBody,
} from 'discord-api-types/v10';
import { channelFor, messageFor, requireActive, requireIn } from '../access.js';
import { refuse } from '../discord-error.js';
import { storeFiles } from '../files.js';
import { resolveMentions } from '../mentions.js';
import type { ChannelRecord, MessageRecord, UploadedFile, World } from '../types.js';
import { requireLength, requireRights } from './create-message.js';
import { emitMessageUpdate } from './events.js';
import { richEmbed } from './insert-message.js';
import { messageText } from './message-text.js';
import { numberComponents } from './number-components.js';

/** What can be changed in a message; null empties a field. */
export type MessageEdit = Pick<
  RESTPatchAPIChannelMessageJSONBody,
  'content' | 'embeds' | 'components' | 'flags' | 'attachments' | 'allowed_mentions'
>;

/**
 * A user edits a message: their own, or only the flags of another's with MANAGE_MESSAGES.
 * Throws 10003, 10008, 50001, 50005, 50006, 50013 and 50083 in an archived thread.
 */
export function editMessage(
  world: World,
  userId: string,
  channelId: string,
  messageId: string,
  body: MessageEdit,
  files: readonly UploadedFile[] = [],
): MessageRecord {
  const channel = channelFor(world, userId, channelId);
  const message = messageFor(world, userId, channelId, messageId);
  requireActive(channel);
  if (message.authorId !== userId) {
    suppressEmbeds(world, userId, channel, message, body, files);
    return message;
  }
  requireRights(world, userId, channel, { ...(body.embeds && { embeds: body.embeds }) }, { files });
  requireLength(world, userId, body.content ?? '');
  applyEdit(world, message, body, files);
  return message;
}

function suppressEmbeds(
  world: World,
  userId: string,
  channel: ChannelRecord,
  message: MessageRecord,
  body: MessageEdit,
  files: readonly UploadedFile[],
): void {
  const isOnlyFlags = Object.keys(body).every((key) => key === 'flags' || key === 'allowed_mentions');
  if (!isOnlyFlags || files.length > 0 || body.flags === undefined) throw refuse('othersMessage');
  requireIn(world, userId, channel, P.ManageMessages);
  message.flags = editedFlags(message.flags, body.flags ?? 0);
  emitMessageUpdate(world, channel, message);
}

/**
 * Changes a message without asking for permissions, as its author: sets `edited_timestamp`, resolves mentions anew
 * (without `allowed_mentions` by the default parse, whatever the message was created with) and dispatches
 * MESSAGE_UPDATE. Throws 50006 when nothing would be left.
 */
export function applyEdit(
  world: World,
  message: MessageRecord,
  body: MessageEdit,
  files: readonly UploadedFile[] = [],
): void {
  const channel = world.channels.get(message.channelId);
  if (!channel) throw refuse('unknownChannel');
  const changed = changedFields(message, body);
  if (isEmpty(message, changed, files)) throw refuse('emptyMessage');
  if (changed.content !== message.content) {
    message.history.push({ at: message.editedAt ?? message.createdAt, content: message.content });
  }
  const added = storeFiles(world, channel.id, files, body.attachments ?? []);
  forgetDropped(world, message, changed);
  Object.assign(message, changed, { editedAt: world.now(), attachments: [...changed.attachments, ...added] });
  message.mentions = resolveMentions(world, {
    channel,
    authorId: message.authorId,
    text: messageText(message.content, message.components),
    allowed: body.allowed_mentions,
    byDefault: message.webhookId === null ? 'all' : 'users',
    repliedTo: repliedTo(world, message),
  });
  emitMessageUpdate(world, channel, message);
}

function changedFields(message: MessageRecord, body: MessageEdit) {
  return {
    content: body.content === undefined ? message.content : (body.content ?? '').trim(),
    embeds: body.embeds === undefined ? message.embeds : (body.embeds ?? []).map(richEmbed),
    components: body.components === undefined ? message.components : numberComponents(body.components ?? []),
    attachments: keptAttachments(message, body),
    flags: body.flags === undefined ? message.flags : editedFlags(message.flags, body.flags ?? 0),
  };
}

/** Without a list all stay; with one those that it names, which may get another description. */
function keptAttachments(message: MessageRecord, body: MessageEdit): APIAttachment[] {
  if (body.attachments === undefined) return message.attachments;
  return message.attachments.flatMap((one) => {
    const wish = body.attachments?.find(({ id }) => String(id) === one.id);
    if (!wish) return [];
    return [wish.description ? { ...one, description: wish.description } : one];
  });
}

type ChangedFields = ReturnType<typeof changedFields>;

function isEmpty(message: MessageRecord, changed: ChangedFields, files: readonly UploadedFile[]): boolean {
  const lists = [changed.embeds, changed.components, changed.attachments, files, message.stickers, message.snapshots];
  return changed.content === '' && message.poll === null && lists.every((list) => list.length === 0);
}

function forgetDropped(world: World, message: MessageRecord, changed: ChangedFields): void {
  for (const { id } of message.attachments) {
    if (!changed.attachments.some((one) => one.id === id)) world.files.delete(id);
  }
}

/** SUPPRESS_EMBEDS goes both ways, IS_COMPONENTS_V2 can only be set, all others stay (resources/message, "Edit Message"). */
function editedFlags(before: MessageFlags, wish: number): MessageFlags {
  const settable = Flags.SuppressEmbeds | Flags.IsComponentsV2;
  return (before & ~Flags.SuppressEmbeds) | (wish & settable);
}

function repliedTo(world: World, message: MessageRecord): string | null {
  const { reference } = message;
  if (!reference?.message_id || message.snapshots.length > 0) return null;
  return world.channels.get(reference.channel_id)?.log.byId.get(reference.message_id)?.authorId ?? null;
}
