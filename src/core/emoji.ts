/** One of a server's own emoji. */
export interface ServerEmoji {
  readonly id: string;
  readonly name: string;
}

/** How an emoji looks, which is no part of which it is: the variation selector and skin tones. */
const LOOKS = /[\u{1F3FB}-\u{1F3FF}\uFE0F]/gu;

/** An emoji without its looks, to be compared. */
function plainEmoji(emoji: string): string {
  return emoji.replace(LOOKS, '');
}

/** Whether two are one emoji as people see it. A server's own is known by its id, whatever it is called meanwhile. */
export function isSameEmoji(one: string, other: string): boolean {
  return withoutName(one) === withoutName(other);
}

function withoutName(emoji: string): string {
  const [name = '', id] = emoji.split(':');
  return id === undefined ? plainEmoji(name) : id;
}

/** Exactly one emoji of Unicode’s list for interchange; properties of whole strings need the flag `v`. */
const WHOLE_STRINGS = 'v';
const ONE_EMOJI = new RegExp('^\\p{RGI_Emoji}$', WHOLE_STRINGS);
/** As Discord writes a server's own in a message, and as people type it. */
const OWN = /^(?:<a?:(\w{2,32}):(\d{1,20})>|:?(\w{2,32}):?)$/;

/**
 * The one emoji that somebody typed, as routes of reactions name it: the character itself, without a skin tone, or
 * `name:id` for one of the server's own (Discord reference, "Create Reaction"). Null for anything else, emoji of other
 * servers among it, with which the bot could not react.
 */
export function readEmoji(typed: string, own: readonly ServerEmoji[]): string | null {
  const text = typed.trim();
  const [, name, id, bare] = OWN.exec(text) ?? [];
  if (name !== undefined || bare !== undefined) {
    const found = own.find((each) => (id === undefined ? each.name === bare : each.id === id));
    return found ? `${found.name}:${found.id}` : null;
  }
  const toneless = text.replace(/[\u{1F3FB}-\u{1F3FF}]/gu, '');
  return [toneless, `${toneless}\uFE0F`].find((each) => ONE_EMOJI.test(each)) ?? null;
}

/** An emoji as a message shows it: the server's own need brackets. */
export function shownEmoji(emoji: string): string {
  return emoji.includes(':') ? `<:${emoji}>` : emoji;
}
