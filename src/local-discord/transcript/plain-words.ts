import type { ChannelRecord, World } from '../world/types.js';

/** A user's name as the people of that channel see it: nickname, display name, username. */
export function nameIn(world: World, channel: ChannelRecord, userId: string): string {
  const user = world.users.get(userId);
  const nick = world.guilds.get(channel.guildId ?? '')?.members.get(userId)?.nick;
  return nick ?? user?.globalName ?? user?.username ?? 'somebody';
}

/** Discord's text with mentions, custom emoji and times in words instead of ids; the rest of the Markdown stays. */
export function plainWords(world: World, channel: ChannelRecord, text: string): string {
  const guild = world.guilds.get(channel.guildId ?? '');
  return text
    .replace(/<@!?(\d{17,20})>/g, (_, id: string) => `@${nameIn(world, channel, id)}`)
    .replace(/<@&(\d{17,20})>/g, (_, id: string) => `@${guild?.roles.get(id)?.name ?? 'a role'}`)
    .replace(/<#(\d{17,20})>/g, (_, id: string) => `#${world.channels.get(id)?.name ?? 'a channel'}`)
    .replace(/<a?:(\w{2,32}):\d{17,20}>/g, ':$1:')
    .replace(/<\/([^:<>\n]{1,100}):\d{17,20}>/g, '/$1')
    .replace(/<t:(-?\d{1,12})(?::[tTdDfFsSR])?>/g, (_, seconds: string) => utcTime(Number(seconds)));
}

function utcTime(seconds: number): string {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return 'a time';
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** The beginning of a text on one line. */
export function startOf(text: string, most = 40): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line.slice(0, most * 2)];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}

/** A number of bytes for people. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 102.4) / 10} KB`;
  return `${Math.round(bytes / (102.4 * 1024)) / 10} MB`;
}
