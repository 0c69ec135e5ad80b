import { UserError } from '../errors.js';
import type { ChatExport } from './chat-export.js';
import { field, id, idOrNull, isAbsent, items, type JsonValue, textOrEmpty, wrong } from './json-value.js';
import { isThreadType } from './message-kind.js';
import { readExportedMessage, time } from './read-exported-message.js';

/**
 * Reads the parsed JSON of one export of DiscordChatExporter, any version since 2.18.
 *
 * @param file its path, for messages to people
 * @throws UserError when it is something else, is of a direct message, or lacks what every version writes
 */
export function readExport(value: unknown, file: string): ChatExport {
  const whole: JsonValue = { value, file, path: '' };
  const guild = field(whole, 'guild');
  const channel = field(whole, 'channel');
  if (isAbsent(guild) || isAbsent(channel) || isAbsent(field(whole, 'messages'))) {
    throw new UserError({
      message: `${file} is no export of a channel: it has no guild, channel and messages.`,
      hint: 'Export with DiscordChatExporter and its format Json; nothing was imported.',
    });
  }
  if (idOrNull(field(guild, 'id')) === null) {
    throw new UserError({
      message: `${file} is an export of direct messages.`,
      hint: 'A session stands in a server: export its threads there. Nothing was imported.',
    });
  }
  const place = { server: id(field(guild, 'id')), channel: id(field(channel, 'id')) };
  const range = field(whole, 'dateRange');
  const bound = (name: string) => (isAbsent(range) ? null : timeOrNull(field(range, name)));
  return {
    file,
    server: place.server,
    channel: {
      id: place.channel,
      name: textOrEmpty(field(channel, 'name')),
      parent: idOrNull(field(channel, 'categoryId')),
      isThread: isThreadType(field(channel, 'type').value),
    },
    exportedAt: timeOrNull(field(whole, 'exportedAt')),
    after: bound('after'),
    before: bound('before'),
    count: countOf(field(whole, 'messageCount')),
    messages: items(field(whole, 'messages')).map((message) => readExportedMessage(message, place)),
  };
}

function timeOrNull(from: JsonValue): Date | null {
  return isAbsent(from) ? null : time(from);
}

function countOf(from: JsonValue): number | null {
  if (isAbsent(from)) return null;
  if (typeof from.value !== 'number') throw wrong(from, 'a number');
  return from.value;
}
