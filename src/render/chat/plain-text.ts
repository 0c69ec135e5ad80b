// A letter begins no block, and of the characters left out one may be a mark, a break, a part of an address or unseen.
/** No message is longer; the pattern remembers every sign it passes. */
const LONGEST = 4_000;
const plain = /^(?:\p{L}(?: |[^\p{C}\p{Z}\\<>[\]@`|$&*_~#/])*(?:\n|$))+$/u;

/**
 * Lines that mean in Markdown what they mean in Discord, as most of what people write does: each begins with a letter
 * and holds no mark of either language, no address and nothing unseen. Most of a chat need not be converted at all.
 */
export function isPlainText(text: string): boolean {
  return text.length <= LONGEST && plain.test(text);
}
