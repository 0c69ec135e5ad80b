import {
  type APIStickerItem,
  ChannelType,
  MessageFlags,
  PermissionFlagsBits as P,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord-api-types/v10';
import { has, permissionsIn } from '../../permissions.js';
import { channelFor } from '../access.js';
import { invalidField, refuse } from '../discord-error.js';
import { storeFiles } from '../files.js';
import { resolveMentions } from '../mentions.js';
import type { ChannelRecord, MessageRecord, UploadedFile, World } from '../types.js';
import { insertMessage } from './insert-message.js';
import { messageText } from './message-text.js';
import { messageOfNonce, rememberNonce } from './nonces.js';
import { newPoll } from './polls.js';
import { resolveReference } from './references.js';
import { requirePatience } from './slowmode.js';

/** What comes with a message besides its JSON. */
export interface MessageExtras {
  readonly files?: readonly UploadedFile[];
  readonly stickers?: readonly APIStickerItem[];
}

/** Bots have 2000; people with a subscription 4000 (resources/message, "Create Message"). */
const LONGEST = { bot: 2000, person: 4000 } as const;
const MOST_FILES = 10;

/**
 * A user sends a message. Everything Discord checks beyond the form of the body is checked here:
 * 10003, 40058, 50001, 50006, 50007, 50008, 50013, 50035, 160002, 160005, 20016, and 10008 for a nonce whose message is gone.
 */
export function createMessage(
  world: World,
  userId: string,
  channelId: string,
  body: RESTPostAPIChannelMessageJSONBody,
  extras: MessageExtras = {},
): MessageRecord {
  const channel = channelFor(world, userId, channelId);
  requireWritable(world, userId, channel);
  requireContent(world, userId, body, extras);
  requireRights(world, userId, channel, body, extras);
  if (body.nonce !== undefined && body.enforce_nonce) {
    const earlier = messageOfNonce(world, channel, userId, body.nonce);
    if (earlier) return earlier;
  }
  requirePatience(world, userId, channel);
  const message = write(world, userId, channel, body, extras);
  if (body.nonce !== undefined && body.enforce_nonce) rememberNonce(world, channel, message, body.nonce);
  return message;
}

function write(
  world: World,
  userId: string,
  channel: ChannelRecord,
  body: RESTPostAPIChannelMessageJSONBody,
  extras: MessageExtras,
): MessageRecord {
  const { repliedTo, ...reference } = resolveReference(world, userId, channel, body.message_reference);
  const isForward = reference.snapshots.length > 0;
  return insertMessage(world, channel, {
    ...reference,
    authorId: userId,
    content: body.content ?? '',
    embeds: body.embeds ?? [],
    components: body.components ?? [],
    attachments: storeFiles(world, channel.id, extras.files ?? [], body.attachments),
    flags: (body.flags ?? 0) | (isForward ? MessageFlags.HasSnapshot : 0),
    tts: body.tts ?? false,
    stickers: extras.stickers ?? [],
    poll: body.poll ? newPoll(world, body.poll) : null,
    nonce: body.nonce ?? null,
    mentions: resolveMentions(world, {
      channel,
      authorId: userId,
      text: messageText(body.content ?? '', body.components ?? []),
      allowed: body.allowed_mentions,
      byDefault: 'all',
      repliedTo,
    }),
  });
}

/** Throws unless the channel takes messages and the user may write there. */
export function requireWritable(world: World, userId: string, channel: ChannelRecord): void {
  if (channel.recipientIds.some((id) => id !== userId && world.users.get(id)?.refusesDirect))
    throw refuse('cannotMessageUser');
  if (channel.forum) throw refuse('notInThatKind');
  if (channel.type === ChannelType.GuildCategory) throw refuse('notText');
  const bits = permissionsIn(world, userId, channel);
  if (!has(bits, channel.thread ? P.SendMessagesInThreads : P.SendMessages)) throw refuse('missingPermissions');
  if (channel.thread?.locked && !has(bits, P.ManageThreads)) throw refuse('threadLocked');
}

function requireContent(
  world: World,
  userId: string,
  body: RESTPostAPIChannelMessageJSONBody,
  extras: MessageExtras,
): void {
  requireLength(world, userId, body.content ?? '');
  if ((extras.files?.length ?? 0) > MOST_FILES) throw refuse('tooManyAttachments');
  const lists = [body.embeds, body.components, body.sticker_ids, extras.files, extras.stickers];
  const isForward = body.message_reference?.type === 1;
  if (body.content?.trim() || body.poll || isForward || lists.some((list) => (list?.length ?? 0) > 0)) return;
  throw refuse('emptyMessage');
}

/** Throws 50035 when the content is longer than its author may write. */
export function requireLength(world: World, userId: string, content: string): void {
  const limit = world.users.get(userId)?.bot ? LONGEST.bot : LONGEST.person;
  if (content.length <= limit) return;
  throw invalidField(['content'], 'BASE_TYPE_MAX_LENGTH', `Must be ${limit} or fewer in length.`);
}

/** Embeds, files and polls have permissions of their own (topics/permissions). */
export function requireRights(
  world: World,
  userId: string,
  channel: ChannelRecord,
  body: Pick<RESTPostAPIChannelMessageJSONBody, 'embeds' | 'poll'>,
  extras: MessageExtras,
): void {
  const bits = permissionsIn(world, userId, channel);
  const needs = [
    [P.EmbedLinks, (body.embeds?.length ?? 0) > 0],
    [P.AttachFiles, (extras.files?.length ?? 0) > 0],
    [P.SendPolls, body.poll !== undefined],
  ] as const;
  for (const [flag, applies] of needs) if (applies && !has(bits, flag)) throw refuse('missingPermissions');
}
