import type { SessionRecord } from './record.js';
import type { Unwrapped } from './wrap.js';

/** The one thing a host does next (design 8, wrap). */
export type NextStep = 'post' | 'speaker' | 'keep' | 'propose' | 'wrap' | 'publish' | 'close' | 'done';

/**
 * What comes next in a session, by how far it is.
 *
 * @param isPublished whether its notes stand in Discord
 */
export function nextStep(record: SessionRecord, waiting: Unwrapped, isPublished: boolean): NextStep {
  const { session, document, claims, takeaways } = record;
  if (session.state === 'loaded') return 'post';
  if (session.state === 'posted') {
    if (session.speaker === null && document.presenter !== null) return 'speaker';
    if (claims.length + waiting.unchosen.length === 0) return 'keep';
    if (takeaways.length === 0) return 'propose';
  }
  if (waiting.unchosen.length + waiting.candidates.length + waiting.proposals.length > 0) return 'wrap';
  if (!isPublished) return 'publish';
  return session.state === 'posted' ? 'close' : 'done';
}
