import { type APIMessage, type RESTAPIPoll, StickerFormatType } from 'discord-api-types/v10';
import { type AttachedFile, uploadedFile } from '../interactions/option-values.js';
import { channelFor } from '../world/access.js';
import { createMessage } from '../world/messages/create-message.js';
import { deleteMessage, deleteMessages } from '../world/messages/delete-message.js';
import { editMessage } from '../world/messages/edit-message.js';
import { messageView } from '../world/messages/message-view.js';
import { addReaction, removeReaction } from '../world/reactions.js';
import type { MessageRecord, World } from '../world/types.js';
import { userOf } from '../world/views/user-view.js';

/** What a message may have besides words. */
export interface SayOptions {
  readonly replyTo?: string;
  readonly files?: readonly AttachedFile[];
  /** Message flag bits: suppress notifications, voice message. */
  readonly flags?: number;
  readonly poll?: { readonly question: string; readonly answers: readonly string[] };
  /** Forwards that message instead of saying anything. */
  readonly forward?: { readonly channelId: string; readonly messageId: string };
  /** A sticker's name. */
  readonly sticker?: string;
}

/** How a user writes, edits, deletes, reacts and reads. */
export function speaking(world: World, userId: string) {
  const view = (message: MessageRecord): APIMessage => messageView(world, message, { userId, readsContent: true });
  return {
    say: async (channelId: string, words: string, options: SayOptions = {}) =>
      view(createMessage(world, userId, channelId, bodyOf(words, options), extrasOf(world, options))),
    edit: async (channelId: string, messageId: string, words: string) =>
      view(editMessage(world, userId, channelId, messageId, { content: words })),
    remove: async (channelId: string, messageId: string) => deleteMessage(world, userId, channelId, messageId),
    removeMany: async (channelId: string, ids: readonly string[]) => deleteMessages(world, userId, channelId, ids),
    react: async (channelId: string, messageId: string, emoji: string) =>
      addReaction(world, userId, channelId, messageId, emoji),
    unreact: async (channelId: string, messageId: string, emoji: string) =>
      removeReaction(world, userId, channelId, messageId, emoji),
    sees: (channelId: string) => seen(world, userId, channelId).map(view),
    refuseDirect: async () => {
      userOf(world, userId).refusesDirect = true;
    },
    inbox: () => {
      const direct = [...world.channels.values()].filter(({ recipientIds }) => recipientIds.includes(userId));
      return direct.flatMap((channel) => seen(world, userId, channel.id)).map(view);
    },
  };
}

function bodyOf(words: string, options: SayOptions) {
  const { replyTo, forward, flags, poll } = options;
  const reference = forward
    ? { type: 1, channel_id: forward.channelId, message_id: forward.messageId }
    : replyTo !== undefined && { message_id: replyTo };
  return {
    content: words,
    ...(reference && { message_reference: reference }),
    ...(flags !== undefined && { flags }),
    ...(poll && { poll: pollOf(poll) }),
  };
}

function pollOf(poll: NonNullable<SayOptions['poll']>): RESTAPIPoll {
  return { question: { text: poll.question }, answers: poll.answers.map((text) => ({ poll_media: { text } })) };
}

function extrasOf(world: World, { files, sticker }: SayOptions) {
  return {
    files: (files ?? []).map(uploadedFile),
    ...(sticker !== undefined && {
      stickers: [{ id: world.nextId(), name: sticker, format_type: StickerFormatType.PNG as const }],
    }),
  };
}

function seen(world: World, userId: string, channelId: string): MessageRecord[] {
  const { log } = channelFor(world, userId, channelId);
  const messages: MessageRecord[] = [];
  for (const id of log.order) {
    const message = log.byId.get(id);
    if (message && (message.ephemeralTo === null || message.ephemeralTo === userId)) messages.push(message);
  }
  return messages;
}
