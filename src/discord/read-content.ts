import {
  type APIAttachment,
  type APIMessage,
  type APIPoll,
  MessageFlags,
  MessageReferenceType,
} from 'discord-api-types/v10';
import { type AttachedFile, type MessageParts, type ReplyContent, replyContent } from '../core/reply-content.js';

/**
 * The words of a message a person wrote, by the rule of `core/reply-content`.
 *
 * @returns null when there is nothing at all to see, which Discord allows only when it withholds content (facts 1.9)
 */
export function readContent(message: APIMessage): ReplyContent | null {
  const attachments = message.attachments ?? [];
  return replyContent({
    content: message.content,
    forwarded: isForward(message) ? snapshotOf(message) : null,
    poll: message.poll ? pollOf(message.poll) : null,
    voice: voiceOf(message.flags ?? 0, attachments),
    stickers: (message.sticker_items ?? []).map((sticker) => sticker.name),
    files: attachments.map(fileOf),
  });
}

function isForward(message: APIMessage): boolean {
  if (message.message_reference?.type === MessageReferenceType.Forward) return true;
  return ((message.flags ?? 0) & MessageFlags.HasSnapshot) !== 0;
}

function snapshotOf(message: APIMessage): MessageParts['forwarded'] {
  if (!message.message_snapshots?.[0]) return 'missing';
  const snapshot = message.message_snapshots[0].message;
  return {
    content: snapshot?.content ?? '',
    stickers: (snapshot?.sticker_items ?? []).map((sticker) => sticker.name),
    files: (snapshot?.attachments ?? []).map(fileOf),
  };
}

function pollOf({ question, answers }: APIPoll): MessageParts['poll'] {
  return {
    question: question.text ?? '',
    answers: answers.map((answer) => answer.poll_media.text ?? answer.poll_media.emoji?.name ?? ''),
  };
}

function voiceOf(flags: number, attachments: readonly APIAttachment[]): MessageParts['voice'] {
  if ((flags & MessageFlags.IsVoiceMessage) === 0 || !attachments[0]) return null;
  return { seconds: attachments[0].duration_secs ?? 0 };
}

function fileOf({ filename, description }: APIAttachment): AttachedFile {
  return { name: filename, description };
}
