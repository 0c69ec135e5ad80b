import { RESTJSONErrorCodes, Routes } from 'discord-api-types/v10';
import type { Id } from '../core/ids.js';
import { apiCode, loggable } from './api-errors.js';
import type { Connection } from './connection.js';

/**
 * Does `act` in a channel. In an archived thread Discord refuses edits and reactions (50083, facts 1.3): it is opened for
 * the act and archived again, so that nobody's list of threads changes.
 */
export async function inOpenThread<T>(connection: Connection, channel: Id, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (apiCode(error) !== RESTJSONErrorCodes.InvalidActionOnArchivedThread) throw error;
  }
  await setArchived(connection, channel, false);
  try {
    return await act();
  } finally {
    await setArchived(connection, channel, true).catch((error) =>
      connection.log.warn({ channel, ...loggable(error) }, 'a thread stays open that was archived'),
    );
  }
}

async function setArchived({ rest }: Connection, thread: Id, archived: boolean): Promise<void> {
  await rest.patch(Routes.channel(thread), { body: { archived } });
}
