import type { SessionArchive } from '../../core/archive/session-archive.js';
import type { SessionRecord } from '../../core/record.js';
import { DEFAULT_EMOJI, reactionMeaning } from '../../core/replies.js';
import type { LocalDiscord } from '../../local-discord/local-discord.js';

/** Where the store and Discord do not say the same. */
export interface Differences {
  /** In Discord and not in the store. */
  readonly lost: readonly string[];
  /** In the store and not, or no longer, in Discord. */
  readonly surplus: readonly string[];
  /** Other words or another time of the last edit. */
  readonly different: readonly string[];
  /** Other people with 📌 or 👍 on it. */
  readonly reactions: readonly string[];
  /** A deleted message of which more than its id is left. */
  readonly halfWritten: readonly string[];
}

interface Standing {
  readonly text: string;
  readonly editedAt: number | null;
  readonly reacted: string;
}

/** Compares message by message what people said in the threads with what is stored. */
export function compare(
  local: LocalDiscord,
  threads: readonly string[],
  record: SessionRecord,
  archive: SessionArchive,
): Differences {
  const discord = inDiscord(local, threads);
  const store = inStore(record);
  const shared = [...discord].flatMap(([id, there]) => {
    const here = store.get(id);
    return here ? [{ id, there, here }] : [];
  });
  const tombs = new Set(archive.tombstones);
  return {
    lost: [...discord.keys()].filter((id) => !store.has(id)),
    surplus: [...store.keys()].filter((id) => !discord.has(id)),
    different: shared
      .filter(({ there, here }) => there.text !== here.text || there.editedAt !== here.editedAt)
      .map(({ id }) => id),
    reactions: shared.filter(({ there, here }) => there.reacted !== here.reacted).map(({ id }) => id),
    halfWritten: archive.replies.filter((reply) => tombs.has(reply.id)).map((reply) => reply.id),
  };
}

/** How many differences there are. */
export function countOf(differences: Differences): number {
  return Object.values(differences).reduce((sum, ids: readonly string[]) => sum + ids.length, 0);
}

function inDiscord(local: LocalDiscord, threads: readonly string[]): Map<string, Standing> {
  const standing = new Map<string, Standing>();
  const isBot = (user: string) => local.world.users.get(user)?.bot === true;
  for (const thread of threads) {
    for (const message of local.world.channels.get(thread)?.log.byId.values() ?? []) {
      if (isBot(message.authorId) || (message.type !== 0 && message.type !== 19)) continue;
      const reacted = message.reactions.flatMap(({ emoji, userIds }) => {
        const meaning = reactionMeaning(emoji.name, DEFAULT_EMOJI);
        return meaning ? [...userIds].filter((user) => !isBot(user)).map((user) => `${meaning} ${user}`) : [];
      });
      standing.set(message.id, { text: message.content, editedAt: message.editedAt, reacted: sorted(reacted) });
    }
  }
  return standing;
}

function inStore(record: SessionRecord): Map<string, Standing> {
  const reacted = new Map<string, string[]>();
  for (const { message, meaning, user } of record.reactions) {
    reacted.set(message, [...(reacted.get(message) ?? []), `${meaning} ${user}`]);
  }
  return new Map(
    record.replies.map(({ id, text, editedAt }) => [
      id,
      { text, editedAt: editedAt?.getTime() ?? null, reacted: sorted(reacted.get(id) ?? []) },
    ]),
  );
}

function sorted(names: readonly string[]): string {
  return [...new Set(names)].sort().join(', ');
}
