import { key } from '../core/archive/match-threads.js';
import { IMPORTED } from '../core/posting.js';
import type { Change } from '../core/replies.js';
import type { App } from './app.js';

/**
 * Whether a message is a session's own question, posted by hand: the first message of a linked forum post that holds
 * its question's headline. It is no reply. Exports are read by the same rule.
 */
export function isOwnQuestion(app: Pick<App, 'memory'>, change: Change): boolean {
  if (change.kind !== 'message' || change.message.id !== change.message.channel) return false;
  const { server, channel, text } = change.message;
  const standing = app.memory.standing(server, channel);
  if (standing?.place.fingerprint !== IMPORTED) return false;
  const asked = standing.record.questions.find(({ number }) => number === standing.place.question);
  const headline = key(asked?.headline ?? '');
  return headline !== '' && key(text).includes(headline);
}
