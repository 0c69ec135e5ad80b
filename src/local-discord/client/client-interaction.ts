import { isRecord } from '../validate/mend.js';
import { DiscordError } from '../world/discord-error.js';
import type { UploadedFile } from '../world/types.js';

/** What a person's client says they did. `data` is judged by whoever carries it out. */
export interface ClientInteraction {
  readonly type: number;
  readonly channelId: string;
  /** The gateway session that is told of the answer. */
  readonly sessionId: string;
  /** The message whose component was used; empty elsewhere. */
  readonly messageId: string;
  /** The client's own mark, given back with every event about it. */
  readonly nonce: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly files: readonly UploadedFile[];
}

/** Reads the body of `POST /interactions`. Throws 50035 when a part of it is missing. */
export function readInteraction(body: unknown, files: readonly UploadedFile[]): ClientInteraction {
  if (!isRecord(body) || typeof body.type !== 'number' || !isRecord(body.data)) throw incomplete('type and data');
  if (typeof body.channel_id !== 'string' || typeof body.session_id !== 'string') {
    throw incomplete('channel_id and session_id');
  }
  const { type, data, channel_id: channelId, session_id: sessionId, nonce, message_id: messageId } = body;
  return { type, data, channelId, sessionId, messageId: textOf(messageId), nonce: textOf(nonce), files };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function incomplete(what: string): DiscordError {
  return new DiscordError(400, 50035, `Invalid Form Body: ${what} are required.`);
}
