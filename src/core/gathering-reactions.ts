import type { Id } from './ids.js';
import { type ReactionMeaning, reactionMeaning, type SessionEmoji } from './replies.js';

/** How many people reacted with an emoji, as a message itself says; our own reaction is not counted. */
export interface ShownReaction {
  readonly message: Id;
  readonly emoji: string;
  readonly count: number;
  /** Super reactions are among them; Discord lists those apart (facts 1.11). */
  readonly hasSuper: boolean;
}

/** How many reactions of one meaning we hold of a message. */
export interface HeldReactions {
  readonly message: Id;
  readonly meaning: ReactionMeaning;
  readonly count: number;
}

/** A message whose reactions of one meaning are to be counted again. */
export interface RecountOrder {
  readonly message: Id;
  readonly meaning: ReactionMeaning;
  /** By which emoji. None: nobody reacts so any more, and nobody need be asked. */
  readonly asks: readonly Pick<ShownReaction, 'emoji' | 'hasSuper'>[];
}

const MEANINGS: readonly ReactionMeaning[] = ['keep', 'agree'];

/**
 * Which reactions to count again: those whose number on the message differs from what we hold.
 *
 * @param messages the messages looked at
 * @param emoji what reactions mean in the session
 * @param thorough also those whose number agrees: one that came and one that went, both unheard, leave it as it was
 */
export function planRecount(
  messages: readonly Id[],
  shown: readonly ShownReaction[],
  held: readonly HeldReactions[],
  thorough: boolean,
  emoji: SessionEmoji,
): readonly RecountOrder[] {
  const heldCounts = new Map(held.map((each) => [`${each.message} ${each.meaning}`, each.count]));
  const shownOf = new Map<string, ShownReaction[]>();
  for (const each of shown) {
    const key = `${each.message} ${reactionMeaning(each.emoji, emoji) ?? ''}`;
    shownOf.set(key, [...(shownOf.get(key) ?? []), each]);
  }
  const orders: RecountOrder[] = [];
  for (const message of messages) {
    for (const meaning of MEANINGS) {
      const key = `${message} ${meaning}`;
      const found = shownOf.get(key) ?? [];
      let count = 0;
      for (const each of found) count += each.count;
      const agrees = count === (heldCounts.get(key) ?? 0);
      if (agrees && (!thorough || count === 0)) continue;
      const asks = found.filter((each) => each.count > 0).map(({ emoji, hasSuper }) => ({ emoji, hasSuper }));
      orders.push({ message, meaning, asks });
    }
  }
  return orders;
}
