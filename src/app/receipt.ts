import { UnreachableError } from '../core/ports/chat.js';
import { KEEP, type Reply } from '../core/replies.js';
import type { App } from './app.js';

/**
 * Puts the bot's own 📌, or what the session has for it, beside a kept reply, or takes it away. It is a courtesy: where the bot may not react, keeping
 * still counts.
 */
export async function receipt(app: App, reply: Reply, act: 'react' | 'unreact'): Promise<void> {
  try {
    const emoji = app.memory.session(reply.server, reply.session)?.session.keepEmoji ?? KEEP;
    await app.chat[act](reply.thread, reply.id, emoji);
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    app.log.warn({ server: reply.server, thread: reply.thread, reason: error.reason }, 'no receipt for a kept reply');
  }
}
