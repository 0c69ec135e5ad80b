// What begins no block: letters, opening quotation marks and brackets, emoji, numbers that number nothing.
const start = String.raw`(?:\p{L}|\p{So}|["'“„«‘‚(¿¡…（「『]|\d+(?![\d.)]))`;
// Of the signs left out one may be a mark, a break, an entity, a part of an address or a mention, or unseen.
const sign = String.raw`(?: |[^\p{C}\p{Z}\\<[\]@\x60|$&*_~/]|\/(?!\/)|@(?![eh])|&(?![#a-z]))`;
const plain = new RegExp(String.raw`^(?:${start}${sign}*(?:\n|$))+$`, 'iu');
const upload = /discord/i;
/** The pattern remembers every sign it passes; a message of Discord has at most 4,000. */
const LONGEST = 100_000;

/**
 * True for lines that mean in Markdown what they mean in Discord, as most of what people write does: none begins as a
 * block could, and none holds a mark of either language, an address or anything unseen. They need no converting.
 */
export function isPlainText(text: string): boolean {
  return text.length <= LONGEST && plain.test(text) && !upload.test(text);
}
