import type { Chat } from '../core/ports/chat.js';

/**
 * A Discord that is not there, for work on archives: receipts are dropped, which are a courtesy anyway. Asking it for
 * anything else is a bug of ours, and says so.
 */
export function quietChat(): Chat {
  const receipts: Pick<Chat, 'react' | 'unreact'> = { react: async () => {}, unreact: async () => {} };
  // All other operations throw below, so that this stays whole when the port grows.
  return new Proxy(receipts as Chat, {
    get(target, name) {
      if (name === 'react' || name === 'unreact') return target[name];
      throw new Error(`Discord was asked for ${String(name)} where there is none`);
    },
  });
}
