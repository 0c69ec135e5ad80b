import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SessionArchive } from '../../core/archive/session-archive.js';
import type { LocalDiscord } from '../../local-discord/local-discord.js';

/**
 * Writes `discord.json`, what the local Discord holds, and `store.json`, what we hold, for anyone to compare.
 */
export async function dump(folder: string, local: LocalDiscord, archive: SessionArchive): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'discord.json'), JSON.stringify(discordState(local), null, 1));
  await writeFile(join(folder, 'store.json'), JSON.stringify(storeState(archive), null, 1));
}

function discordState(local: LocalDiscord) {
  const channels = [...local.world.channels.values()].map((channel) => ({
    id: channel.id,
    parent: channel.parentId,
    name: channel.name,
    messages: [...channel.log.byId.values()].map((message) => ({
      id: message.id,
      author: message.authorId,
      bot: local.world.users.get(message.authorId)?.bot === true,
      type: message.type,
      content: message.content,
      edits: message.history,
      editedAt: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
      reactions: message.reactions.map(({ emoji, userIds }) => ({ emoji: emoji.name, users: [...userIds] })),
    })),
  }));
  return { channels };
}

function storeState({ replies, tombstones, ...rest }: SessionArchive) {
  const standing = replies.map(({ text, ...reply }) => ({ ...reply, content: text, deletedAt: null }));
  // Of a deleted message nothing is kept but its id, so when it went is not known either.
  const gone = tombstones.map((id) => ({ id, thread: null, content: null, editedAt: null, deletedAt: 'unknown' }));
  return { ...rest, replies: [...standing, ...gone] };
}
