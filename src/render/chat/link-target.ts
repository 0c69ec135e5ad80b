const attachmentHost = /(?:cdn|media|images-ext-\d+)\.discord(?:app)?\.(?:com|net)/i;
// Without a scheme it is no link, but the words would still be an address that dies within a day.
const bareAttachment = /(?<![\w./-])(?:cdn|media|images-ext-\d+)\.discord(?:app)?\.(?:com|net)\/\S*/gi;
const anyAttachment =
  /(?:https?:\/\/)?(?:cdn|media|images-ext-\d+)\.discord(?:app)?\.(?:com|net)(?::\d+)?(?:\/[^\s<>()`"'\]]*)?/gi;

/**
 * True for an address that holds one of Discord's upload hosts, wherever it stands in it. Words are printed instead of
 * it: such links are signed and expire (facts 1.1).
 */
export function isAttachment(url: string): boolean {
  return attachmentHost.test(url);
}

/** Puts `words` for addresses of uploads that were typed without a scheme, outside of code. */
export function dropBareAttachments(text: string, words: string): string {
  return /discord/i.test(text) ? text.replace(bareAttachment, () => words) : text;
}

/** Puts `words` for every address of an upload, for code, where nothing else is touched. */
export function dropAllAttachments(code: string, words: string): string {
  return /discord/i.test(code) ? code.replace(anyAttachment, () => words) : code;
}

const unsafe = /[\\`|"<>[\]$\s]|[\u200b-\u200f\u2060]/g;

function isBalanced(url: string): boolean {
  let depth = 0;
  for (const char of url) {
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** An address that does nothing else in Discord: no `@everyone`, no backtick or bar that opens code or a spoiler. */
export function quietAddress(url: string): string {
  return url.replace(/@(?=everyone|here)/gi, '%40').replace(/[`|]/g, encodeURIComponent);
}

/** An address as it may stand in `<…>` of CommonMark: what could end it or open something is percent-encoded. */
export function autolinkTarget(url: string): string {
  return quietAddress(url).replace(unsafe, encodeURIComponent);
}

/** An address as it may stand in `[…](…)` of CommonMark. */
export function linkTarget(url: string): string {
  const safe = autolinkTarget(url).replace(/&(?=[#A-Za-z][\w]*;)/g, '&amp;');
  return isBalanced(safe) ? safe : safe.replace(/[()]/g, (char) => (char === '(' ? '%28' : '%29'));
}
