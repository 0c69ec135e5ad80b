import { type APIMessage, MessageFlags, MessageReferenceType, MessageType } from 'discord-api-types/v10';
import type { Id } from '../core/ids.js';
import type { IncomingMessage } from '../core/replies.js';
import { readContent } from './read-content.js';

/** What a message's own JSON does not say. */
export interface MessageContext {
  readonly server: Id;
  /** The bot's own user id. */
  readonly self: Id;
  /** The author's nickname in the server as far as it is known, null when there is none. */
  readonly nick: string | null;
}

/**
 * Why a message is not kept. `withheld` means that Discord kept its words from us: the content intent or a permission is
 * missing (facts 1.9). `unknown-kind` is a type of message newer than this table.
 */
export type SkipReason = 'own' | 'bot' | 'webhook' | 'system' | 'partial' | 'withheld' | 'unknown-kind';

/** A message as read: kept, or skipped with the reason. */
export type MessageReading = { readonly kept: IncomingMessage } | { readonly skipped: SkipReason };

/** What the operator is told when that happens. */
export const WITHHELD = 'Discord withholds the words of messages: is the Message Content intent on?';

/** The kinds people write themselves; everything else is Discord's own notice or a bot's answer (facts 1.12). */
const WRITTEN: ReadonlySet<MessageType> = new Set([MessageType.Default, MessageType.Reply]);

const KNOWN: ReadonlySet<number> = new Set(Object.values(MessageType).filter((value) => typeof value === 'number'));

/**
 * Reads one of Discord's messages by the table of kinds to keep and to skip (facts 1.12).
 *
 * @param message from REST or from a dispatch; an update may lack fields, and then it is `partial` and says nothing
 */
export function readMessage(message: Partial<APIMessage>, context: MessageContext): MessageReading {
  if (!isWhole(message)) return { skipped: 'partial' };
  const skipped = skipReason(message, context.self);
  if (skipped !== null) return { skipped };
  const content = readContent(message);
  if (content === null) return { skipped: showsSomethingElse(message) ? 'system' : 'withheld' };
  return {
    kept: {
      server: context.server,
      id: message.id,
      channel: message.channel_id,
      author: message.author.id,
      authorName: displayName(message.author, context.nick),
      kind: content.kind,
      text: content.text,
      postedAt: new Date(message.timestamp),
      editedAt: message.edited_timestamp ? new Date(message.edited_timestamp) : null,
      replyTo: replyTarget(message),
    },
  };
}

/** The name people see in the server: nickname, else display name, else user name. */
export function displayName(
  user: { readonly username: string; readonly global_name?: string | null },
  nick: string | null | undefined,
): string {
  return nick || user.global_name || user.username;
}

function isWhole(message: Partial<APIMessage>): message is APIMessage {
  return (
    message.id !== undefined &&
    message.channel_id !== undefined &&
    message.author !== undefined &&
    message.type !== undefined &&
    message.timestamp !== undefined &&
    message.content !== undefined
  );
}

function skipReason(message: APIMessage, self: Id): SkipReason | null {
  if (message.author.id === self) return 'own';
  if (message.webhook_id !== undefined) return 'webhook';
  if (message.author.bot === true || message.author.system === true) return 'bot';
  if (WRITTEN.has(message.type)) return isEphemeral(message) ? 'system' : null;
  return KNOWN.has(message.type) ? 'system' : 'unknown-kind';
}

/** An invitation to an activity and the like: no words, and none are missing. */
function showsSomethingElse(message: APIMessage): boolean {
  return (message.embeds?.length ?? 0) > 0 || (message.components?.length ?? 0) > 0 || message.activity !== undefined;
}

function isEphemeral(message: APIMessage): boolean {
  return ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
}

/** Only an answer within the same channel is one to us; a forward also carries a reference, and a pin does. */
function replyTarget(message: APIMessage): Id | null {
  const reference = message.message_reference;
  if (message.type !== MessageType.Reply || reference?.message_id === undefined) return null;
  if ((reference.type ?? MessageReferenceType.Default) !== MessageReferenceType.Default) return null;
  return reference.channel_id === message.channel_id ? reference.message_id : null;
}
