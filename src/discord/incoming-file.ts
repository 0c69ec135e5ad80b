import type { APIAttachment } from 'discord-api-types/v10';
import type { IncomingFile } from '../commands/command.js';

/** A file a person gave with a command or a modal; nothing of it is fetched. */
export function incomingFile(attachment: APIAttachment): IncomingFile {
  return { name: attachment.filename, url: attachment.url, size: attachment.size };
}
