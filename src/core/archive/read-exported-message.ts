import type { Id } from '../ids.js';
import { DEFAULT_EMOJI, reactionMeaning } from '../replies.js';
import { type MessageParts, replyContent } from '../reply-content.js';
import type { ExportedMessage, ExportedReaction } from './chat-export.js';
import { exportedTime } from './exported-time.js';
import { field, id, idOrNull, isAbsent, itemsOrNone, type JsonValue, textOrEmpty, wrong } from './json-value.js';
import { type MessageKind, messageKind } from './message-kind.js';
import { rawMentions } from './raw-mentions.js';

/** Where a message stands. */
export interface ExportPlace {
  readonly server: Id;
  readonly channel: Id;
}

/**
 * Reads one message of an export.
 * @throws UserError that names file and field when something that every version writes is missing or no such thing
 */
export function readExportedMessage(from: JsonValue, place: ExportPlace): ExportedMessage {
  const postedAt = time(field(from, 'timestamp'));
  const kind = messageKind(field(from, 'type').value);
  if (kind === null) throw wrong(field(from, 'type'), 'a kind of message');
  const common = { id: id(field(from, 'id')), postedAt, reactions: reactionsOf(from) };
  const author = field(from, 'author');
  // The pointer bears the name of whoever started the thread; whether a bot did says nothing of what it points at.
  if (kind === 'starter') return { ...common, reading: { skipped: kind } };
  if (field(author, 'isBot').value === true) return { ...common, reading: { skipped: 'bot' } };
  if (kind !== 'written' && kind !== 'reply') return { ...common, reading: { skipped: kind } };
  const content = replyContent(partsOf(from));
  if (content === null) return { ...common, reading: { skipped: hasEmbeds(from) ? 'system' : 'withheld' } };
  const edited = field(from, 'timestampEdited');
  return {
    ...common,
    reading: {
      kept: {
        ...place,
        id: common.id,
        author: id(field(author, 'id')),
        authorName: nameOf(author),
        ...content,
        postedAt,
        editedAt: isAbsent(edited) ? null : time(edited),
        replyTo: replyTarget(from, kind, place.channel),
      },
    },
  };
}

/** An instant. @throws UserError when it is none */
export function time(from: JsonValue): Date {
  const instant = typeof from.value === 'string' ? exportedTime(from.value) : null;
  if (instant === null) throw wrong(from, 'an instant with its offset, such as 2026-03-02T10:00:00+01:00');
  return instant;
}

/** The name in the server, else the account's; of somebody who is gone there may be none. */
function nameOf(author: JsonValue): string {
  return textOrEmpty(field(author, 'nickname')) || textOrEmpty(field(author, 'name'));
}

function partsOf(from: JsonValue): MessageParts {
  const forwarded = field(from, 'forwardedMessage');
  const reference = field(from, 'reference');
  const isForward = !isAbsent(reference) && /^(?:forward|1)$/i.test(String(field(reference, 'type').value));
  const mentioned = itemsOrNone(field(from, 'mentions')).map((each) => ({
    id: id(field(each, 'id')),
    names: [textOrEmpty(field(each, 'nickname')), textOrEmpty(field(each, 'name'))],
  }));
  const files = filesOf(from);
  return {
    content: rawMentions(textOrEmpty(field(from, 'content')), mentioned),
    forwarded: isAbsent(forwarded) ? (isForward ? 'missing' : null) : snapshotOf(forwarded),
    poll: pollOf(field(from, 'poll')),
    // Exports have no flags; Discord names the file of a voice message so, and it stands alone.
    voice: files.length === 1 && files[0]?.name === 'voice-message.ogg' ? { seconds: null } : null,
    stickers: stickersOf(from),
    files,
  };
}

function snapshotOf(forwarded: JsonValue): MessageParts['forwarded'] {
  return {
    content: textOrEmpty(field(forwarded, 'content')),
    stickers: stickersOf(forwarded),
    files: filesOf(forwarded),
  };
}

function stickersOf(from: JsonValue): readonly string[] {
  return itemsOrNone(field(from, 'stickers')).map((sticker) => textOrEmpty(field(sticker, 'name')));
}

function filesOf(from: JsonValue): MessageParts['files'] {
  return itemsOrNone(field(from, 'attachments')).map((file) => ({
    name: textOrEmpty(field(file, 'fileName')),
    description: textOrEmpty(field(file, 'description')) || undefined,
  }));
}

/** Only other writers put polls into JSON, in Discord's own shape or a flat one. */
function pollOf(poll: JsonValue): MessageParts['poll'] {
  if (isAbsent(poll)) return null;
  return { question: pollText(field(poll, 'question')), answers: itemsOrNone(field(poll, 'answers')).map(pollText) };
}

function pollText(from: JsonValue): string {
  if (typeof from.value === 'string') return from.value;
  if (typeof from.value !== 'object' || from.value === null || Array.isArray(from.value)) return '';
  for (const name of ['text', 'answer', 'question']) {
    const inner = field(from, name).value;
    if (typeof inner === 'string') return inner;
  }
  for (const name of ['pollMedia', 'poll_media', 'media']) {
    const inner = field(from, name);
    if (!isAbsent(inner)) return textOrEmpty(field(inner, 'text'));
  }
  return '';
}

function hasEmbeds(from: JsonValue): boolean {
  return itemsOrNone(field(from, 'embeds')).length > 0;
}

/** Pins, forwards and crossposts carry a reference too; only an answer within the channel is one. */
function replyTarget(from: JsonValue, kind: MessageKind, channel: Id): Id | null {
  const reference = field(from, 'reference');
  if (kind !== 'reply' || isAbsent(reference)) return null;
  const target = idOrNull(field(reference, 'channelId'));
  return target === null || target === channel ? idOrNull(field(reference, 'messageId')) : null;
}

function reactionsOf(from: JsonValue): readonly ExportedReaction[] {
  return itemsOrNone(field(from, 'reactions')).flatMap((reaction) => {
    const emoji = field(reaction, 'emoji');
    const name = textOrEmpty(field(emoji, 'name'));
    // A server's own emoji has an id; exports are not asked for what a session has instead of 📌 and 👍.
    if (idOrNull(field(emoji, 'id')) !== null || reactionMeaning(name, DEFAULT_EMOJI) === null) return [];
    const listed = itemsOrNone(field(reaction, 'users'));
    const people = listed.filter((user) => field(user, 'isBot').value !== true).map((user) => id(field(user, 'id')));
    const count = field(reaction, 'count').value;
    const nameless = typeof count === 'number' ? Math.max(0, count - listed.length) : 0;
    return [{ emoji: name, users: [...new Set(people)], nameless }];
  });
}
