import { Client, GatewayIntentBits } from 'discord.js';

/** The word with which this program is a plain client instead of a bench. */
export const PLAIN_WORD = 'plain';

/** discord.js as it comes, in a process of its own: what a bot that stores nothing takes. It runs until it is ended. */
export async function runPlainClient(apiUrl: string, token: string): Promise<void> {
  const { Guilds, GuildMessages, GuildMessageReactions, MessageContent } = GatewayIntentBits;
  const client = new Client({
    intents: [Guilds, GuildMessages, GuildMessageReactions, MessageContent],
    rest: { api: apiUrl },
  });
  await client.login(token);
}
