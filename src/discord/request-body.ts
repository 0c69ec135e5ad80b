import type { RawFile } from 'discord.js';
import type { OutgoingFile, OutgoingMessage } from '../core/ports/chat.js';

/** Nobody is ever notified. An edit without it would fall back to Discord's default, so everything carries it (facts 1.1). */
export const SILENT = { parse: [], replied_user: false } as const;

/** A request of a message: its JSON, and the files that go beside it. */
export interface MessageRequest {
  readonly body: Readonly<Record<string, unknown>>;
  readonly files: RawFile[];
}

/** The request for a message's body, mentions silenced. Keys that the body does not name are left out. */
export function messageRequest(message: OutgoingMessage): MessageRequest {
  const { content, components, flags, files, replyTo } = message;
  return {
    body: {
      ...(content === undefined ? {} : { content }),
      ...(components === undefined ? {} : { components }),
      ...(flags === undefined ? {} : { flags }),
      // An empty list takes away what an edited message had.
      ...(files === undefined ? {} : { attachments: files.map(attachment) }),
      // The answered message may be gone by now; the answer still stands.
      ...(replyTo === undefined ? {} : { message_reference: { message_id: replyTo, fail_if_not_exists: false } }),
      allowed_mentions: SILENT,
    },
    files: (files ?? []).map(rawFile),
  };
}

function attachment(file: OutgoingFile, index: number): object {
  return {
    id: index,
    filename: file.name,
    ...(file.description === undefined ? {} : { description: file.description }),
  };
}

/** Bytes only: a string would be taken for a path or an address (facts 5.5). */
function rawFile(file: OutgoingFile): RawFile {
  return { name: file.name, data: Buffer.from(file.data), contentType: file.contentType };
}
