import { type APIGuild, Routes } from 'discord-api-types/v10';
import type { Id } from '../core/ids.js';
import { reaching } from './api-errors.js';
import type { Connection } from './connection.js';

/** What a server is called at this moment. */
export async function findServerName({ rest }: Connection, server: Id): Promise<string> {
  // The route's answer is a server by Discord's own description.
  const guild = (await reaching(`Server ${server}`, () => rest.get(Routes.guild(server)))) as APIGuild;
  return guild.name;
}
