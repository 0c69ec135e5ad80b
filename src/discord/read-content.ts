import {
  type APIAttachment,
  type APIMessage,
  type APIPoll,
  MessageFlags,
  MessageReferenceType,
} from 'discord-api-types/v10';
import type { ReplyKind } from '../core/replies.js';

/** What a message says, and of which kind it is. */
export interface MessageContent {
  readonly kind: ReplyKind;
  readonly text: string;
}

/** The longest message a person can send (facts 1.1). */
const LONGEST = 4000;

/**
 * The words of a message a person wrote. What has no words of its own is kept as a placeholder that names what is there:
 * a forward's snapshot, a voice message's length, stickers, files with their alternative text, a poll (facts 1.12).
 *
 * @returns null when there is nothing at all to see, which Discord allows only when it withholds content (facts 1.9)
 */
export function readContent(message: APIMessage): MessageContent | null {
  const found = contentOf(message);
  return found === null ? null : { kind: found.kind, text: clip(found.text) };
}

function contentOf(message: APIMessage): MessageContent | null {
  const flags = message.flags ?? 0;
  if (isForward(message))
    return message.message_snapshots?.[0] ? { kind: 'forward', text: forwardedText(message) } : null;
  if (message.poll) return { kind: 'poll', text: pollText(message.poll, message.content) };
  if (message.content !== '') return { kind: 'text', text: message.content };
  const attachments = message.attachments ?? [];
  if ((flags & MessageFlags.IsVoiceMessage) !== 0 && attachments[0])
    return { kind: 'voice', text: voiceText(attachments[0]) };
  const stickers = message.sticker_items ?? [];
  if (stickers.length > 0) return { kind: 'sticker', text: stickers.map((sticker) => sticker.name).join('\n') };
  if (attachments.length > 0) return { kind: 'attachment', text: attachmentText(attachments) };
  return null;
}

function isForward(message: APIMessage): boolean {
  if (message.message_reference?.type === MessageReferenceType.Forward) return true;
  return ((message.flags ?? 0) & MessageFlags.HasSnapshot) !== 0;
}

function forwardedText(message: APIMessage): string {
  const snapshot = message.message_snapshots?.[0]?.message;
  if (snapshot === undefined) return '';
  if (snapshot.content) return snapshot.content;
  const stickers = (snapshot.sticker_items ?? []).map((sticker) => sticker.name);
  return [...stickers, attachmentText(snapshot.attachments ?? [])].filter((part) => part !== '').join('\n');
}

function pollText(poll: APIPoll, content: string): string {
  const answers = poll.answers.map((answer) => `- ${answer.poll_media.text ?? answer.poll_media.emoji?.name ?? ''}`);
  return [content, poll.question.text ?? '', ...answers].filter((line) => line !== '').join('\n');
}

/** Minutes and seconds, as a player shows them. */
function voiceText(recording: APIAttachment): string {
  const seconds = Math.round(recording.duration_secs ?? 0);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function attachmentText(attachments: readonly APIAttachment[]): string {
  return attachments
    .map(({ filename, description }) => (description ? `${filename} (${description})` : filename))
    .join('\n');
}

/** Cuts at the limit of a person's message, never inside a surrogate pair. */
function clip(text: string): string {
  if (text.length <= LONGEST) return text;
  const last = text.charCodeAt(LONGEST - 1);
  const isLead = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isLead ? LONGEST - 1 : LONGEST);
}
