import { refuse } from './discord-error.js';
import type { ChannelRecord, World } from './types.js';

/** How a reaction names its emoji: a guild's own has an id, a Unicode one has none. */
export interface EmojiReference {
  readonly id: string | null;
  readonly name: string;
  readonly animated?: boolean;
}

/** The flag for whole emoji sequences. A literal with it would need a later language target than Node 20 does. */
const WHOLE_SEQUENCES: string = 'v';
const UNICODE_EMOJI = new RegExp('^\\p{RGI_Emoji}$', WHOLE_SEQUENCES);

/** Reads `name:id` or a Unicode emoji (with or without its variation selector). Throws 10014 for all else. */
export function readEmoji(world: World, channel: ChannelRecord, text: string): EmojiReference {
  const custom = /^(?:a:)?\w{2,32}:(\d{17,20})$/.exec(text);
  if (custom) {
    for (const guild of world.guilds.values()) {
      const emoji = guild.emojis.get(custom[1] ?? '');
      // An emoji of another server needs a right of its own; we know only the guild's own ones.
      if (emoji && guild.id === channel.guildId) return { id: emoji.id, name: emoji.name, animated: emoji.animated };
    }
    throw refuse('unknownEmoji');
  }
  if (text.length > 40) throw refuse('unknownEmoji');
  if (UNICODE_EMOJI.test(text) || UNICODE_EMOJI.test(`${text}\uFE0F`)) return { id: null, name: text };
  throw refuse('unknownEmoji');
}

/** Whether two references mean the same emoji; a variation selector makes no difference. */
export function sameEmoji(left: EmojiReference, right: EmojiReference): boolean {
  if (left.id !== null || right.id !== null) return left.id === right.id;
  return left.name.replaceAll('\uFE0F', '') === right.name.replaceAll('\uFE0F', '');
}
