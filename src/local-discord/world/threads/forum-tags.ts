import { ChannelFlags, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { has, permissionsIn } from '../../permissions.js';
import { invalidField, refuse } from '../discord-error.js';
import type { ChannelRecord, ForumTagRecord, World } from '../types.js';

/** Tags on one post (resources/channel). */
const MOST_APPLIED = 5;
/** Tags of one forum. */
const MOST_TAGS = 20;
const LONGEST_NAME = 20;

/** A forum's tag as a request writes it. */
export interface TagWish {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly moderated?: boolean | undefined;
  readonly emoji_id?: string | null | undefined;
  readonly emoji_name?: string | null | undefined;
}

/**
 * Throws unless the user may give these tags to a post: 10087 unknown, 50013 for a moderated one that is new
 * without MANAGE_THREADS, 40067 when the forum demands one (40066 when none is open to this user).
 */
export function requireTags(
  world: World,
  userId: string,
  forum: ChannelRecord,
  tags: readonly string[],
  before: readonly string[],
): void {
  if (tags.length > MOST_APPLIED) {
    throw invalidField(['applied_tags'], 'BASE_TYPE_MAX_LENGTH', `Must be ${MOST_APPLIED} or fewer in length.`);
  }
  const known = forum.forum?.tags ?? [];
  const mayModerate = has(permissionsIn(world, userId, forum), P.ManageThreads);
  for (const id of tags) {
    const tag = known.find((one) => one.id === id);
    if (!tag) throw refuse('unknownTag');
    if (tag.moderated && !mayModerate && !before.includes(id)) throw refuse('missingPermissions');
  }
  if (tags.length > 0 || (forum.flags & ChannelFlags.RequireTag) === 0) return;
  const isAnyOpen = known.some((tag) => !tag.moderated || mayModerate);
  throw refuse(isAnyOpen ? 'tagRequired' : 'noTagForUser');
}

/** Makes the tags of a forum of what a request lists: those with a known id stay, others are new. Throws 40061, 50035. */
export function readTags(
  world: World,
  wishes: readonly TagWish[],
  before: readonly ForumTagRecord[],
): ForumTagRecord[] {
  if (wishes.length > MOST_TAGS) {
    throw invalidField(['available_tags'], 'BASE_TYPE_MAX_LENGTH', `Must be ${MOST_TAGS} or fewer in length.`);
  }
  const names = new Set<string>();
  return wishes.map((wish, place) => {
    if (wish.name.length === 0 || wish.name.length > LONGEST_NAME) {
      const message = `Must be between 1 and ${LONGEST_NAME} in length.`;
      throw invalidField(['available_tags', String(place), 'name'], 'BASE_TYPE_BAD_LENGTH', message);
    }
    if (names.has(wish.name)) throw refuse('tagNameTaken');
    names.add(wish.name);
    const known = before.find((tag) => tag.id === wish.id);
    return {
      id: known?.id ?? world.nextId(),
      name: wish.name,
      moderated: wish.moderated ?? known?.moderated ?? false,
      emojiId: wish.emoji_id ?? null,
      emojiName: wish.emoji_name ?? null,
    };
  });
}
