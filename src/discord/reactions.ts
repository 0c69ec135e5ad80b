import { type APIEmoji, type APIUser, RESTJSONErrorCodes, Routes } from 'discord-api-types/v10';
import type { ServerEmoji } from '../core/emoji.js';
import type { Id } from '../core/ids.js';
import { apiCode, reaching } from './api-errors.js';
import type { Connection } from './connection.js';
import { PAGE } from './history.js';
import { inOpenThread } from './open-thread.js';

/** Ordinary and super reactions are listed apart (facts 1.11); both are a person's reaction. */
const ORDINARY = '0';
const SUPER = '1';

/** Nobody has that many reactions; a list that never ends does. */
const MOST_PAGES = 1000;

/** Sets the bot's own reaction; there already, it stays. */
export async function addReaction(connection: Connection, channel: Id, message: Id, emoji: string): Promise<void> {
  const route = Routes.channelMessageOwnReaction(channel, message, encodeURIComponent(emoji));
  await reaching(`Message ${message}`, () => inOpenThread(connection, channel, () => connection.rest.put(route)));
}

/** Takes the bot's own reaction away; not there, nothing happens. */
export async function removeReaction(connection: Connection, channel: Id, message: Id, emoji: string): Promise<void> {
  const route = Routes.channelMessageOwnReaction(channel, message, encodeURIComponent(emoji));
  await reaching(`Message ${message}`, async () => {
    try {
      await inOpenThread(connection, channel, () => connection.rest.delete(route));
    } catch (error) {
      if (apiCode(error) !== RESTJSONErrorCodes.UnknownEmoji) throw error;
    }
  });
}

/** Everybody but bots who reacted with an emoji, each once. */
export async function findReactors(
  connection: Connection,
  channel: Id,
  message: Id,
  emoji: string,
  hasSuper: boolean,
): Promise<readonly Id[]> {
  const people = new Set<Id>();
  const route = Routes.channelMessageReaction(channel, message, encodeURIComponent(emoji));
  for (const type of hasSuper ? [ORDINARY, SUPER] : [ORDINARY]) {
    let after: Id | undefined;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const query = new URLSearchParams({ limit: String(PAGE), type, ...(after === undefined ? {} : { after }) });
      const page = await reaching(`Message ${message}`, () => usersOf(connection, route, query));
      for (const user of page) if (user.bot !== true) people.add(user.id);
      after = page.at(-1)?.id;
      if (page.length < PAGE) break;
    }
  }
  return [...people];
}

async function usersOf({ rest }: Connection, route: `/${string}`, query: URLSearchParams): Promise<readonly APIUser[]> {
  try {
    // The route's answer is a list of users by Discord's own description.
    return (await rest.get(route, { query })) as APIUser[];
  } catch (error) {
    if (apiCode(error) === RESTJSONErrorCodes.UnknownEmoji) return [];
    throw error;
  }
}

/** A server's own emoji that can be used. */
export async function listEmoji({ rest }: Connection, server: Id): Promise<readonly ServerEmoji[]> {
  // The route's answer is a list of emoji by Discord's own description.
  const found = (await reaching(`Server ${server}`, () => rest.get(Routes.guildEmojis(server)))) as APIEmoji[];
  return found.flatMap(({ id, name, available }) => (id && name && available !== false ? [{ id, name }] : []));
}
