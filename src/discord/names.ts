import type { REST } from 'discord.js';
import { type APIGuildMember, Routes } from 'discord-api-types/v10';
import type { Id } from '../core/ids.js';
import { apiCode } from './api-errors.js';
import { boundedMap } from './bounded-map.js';

/** Nicknames by server and person: history read over REST does not carry them, dispatches do. */
export interface Names {
  /** Notes what a dispatch said; null: no nickname. */
  learn(server: Id, user: Id, nick: string | null): void;
  /** What is known, null when nothing is. */
  nick(server: Id, user: Id): string | null;
  /** Asks Discord for those of `users` that are not known yet. Who left the server has none. */
  look(server: Id, users: Iterable<Id>): Promise<void>;
}

const REMEMBERED = 10_000;

/** Makes an empty {@link Names} that asks through `rest`. */
export function createNames(rest: REST): Names {
  const known = boundedMap<string, string | null>(REMEMBERED);
  return {
    learn: (server, user, nick) => known.set(`${server}:${user}`, nick),
    nick: (server, user) => known.get(`${server}:${user}`) ?? null,
    async look(server, users) {
      for (const user of new Set(users)) {
        if (known.has(`${server}:${user}`)) continue;
        known.set(`${server}:${user}`, await askNick(rest, server, user));
      }
    },
  };
}

async function askNick(rest: REST, server: Id, user: Id): Promise<string | null> {
  try {
    // The route's answer is a guild member by Discord's own description.
    const member = (await rest.get(Routes.guildMember(server, user))) as APIGuildMember;
    return member.nick ?? null;
  } catch (error) {
    // A refusal costs a nickname, never the message.
    if (apiCode(error) !== null) return null;
    throw error;
  }
}
