import type { ReplyKind } from './replies.js';

/** What a message says, and of which kind it is. */
export interface ReplyContent {
  readonly kind: ReplyKind;
  readonly text: string;
}

/** A file with a message; `description` is its alternative text. */
export interface AttachedFile {
  readonly name: string;
  readonly description?: string | undefined;
}

/** What is to be seen of a message that a person wrote, wherever it was read. */
export interface MessageParts {
  readonly content: string;
  /** The snapshot of a forwarded message; `missing` when the message is a forward and its snapshot is not there. */
  readonly forwarded:
    | { content: string; stickers: readonly string[]; files: readonly AttachedFile[] }
    | 'missing'
    | null;
  readonly poll: { readonly question: string; readonly answers: readonly string[] } | null;
  /** Of a voice message: its length in seconds, or null where nobody says it. */
  readonly voice: { readonly seconds: number | null } | null;
  readonly stickers: readonly string[];
  readonly files: readonly AttachedFile[];
}

/** The longest message a person can send (facts 1.1). */
const LONGEST = 4000;

/**
 * The words of a message a person wrote. What has no words of its own is kept as a placeholder that names what is there:
 * a forward's snapshot, a voice message's length, stickers, files with their alternative text, a poll (facts 1.12).
 *
 * @returns null when there is nothing at all to see
 */
export function replyContent(parts: MessageParts): ReplyContent | null {
  const found = contentOf(parts);
  return found === null ? null : { kind: found.kind, text: clip(found.text) };
}

function contentOf({ content, forwarded, poll, voice, stickers, files }: MessageParts): ReplyContent | null {
  if (forwarded !== null) return forwarded === 'missing' ? null : { kind: 'forward', text: forwardedText(forwarded) };
  if (poll !== null) {
    const lines = [content, poll.question, ...poll.answers.map((answer) => `- ${answer}`)];
    return { kind: 'poll', text: lines.filter((line) => line !== '').join('\n') };
  }
  if (content !== '') return { kind: 'text', text: content };
  if (voice !== null) return { kind: 'voice', text: voice.seconds === null ? '' : playingTime(voice.seconds) };
  if (stickers.length > 0) return { kind: 'sticker', text: stickers.join('\n') };
  return files.length > 0 ? { kind: 'attachment', text: fileText(files) } : null;
}

function forwardedText(snapshot: Exclude<MessageParts['forwarded'], 'missing' | null>): string {
  if (snapshot.content !== '') return snapshot.content;
  return [...snapshot.stickers, fileText(snapshot.files)].filter((part) => part !== '').join('\n');
}

/** Minutes and seconds, as a player shows them. */
function playingTime(length: number): string {
  const seconds = Math.round(length);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function fileText(files: readonly AttachedFile[]): string {
  return files.map(({ name, description }) => (description ? `${name} (${description})` : name)).join('\n');
}

/** Cuts at the limit of a person's message, never inside a surrogate pair. */
function clip(text: string): string {
  if (text.length <= LONGEST) return text;
  const last = text.charCodeAt(LONGEST - 1);
  const isLead = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isLead ? LONGEST - 1 : LONGEST);
}
