import { createHash } from 'node:crypto';
import type { Id } from './ids.js';

/** Names one piece of one-time work. Two processes that name the same piece share one row. */
export interface WorkKey {
  readonly server: Id;
  readonly kind:
    | 'post'
    | 'digest'
    | 'digest-now'
    | 'takeaway'
    | 'import'
    | 'notes'
    | 'close'
    | 'post-at'
    | 'open'
    | 'retention'
    | 'brief'
    | 'speaker'
    | 'repository';
  /** A session's id for postings, imports and notes, a group's name for digests, `files` for the repository. */
  readonly subject: string;
  /** What in it: `overview`, `question:2`, a channel's id, a person who gets a copy. */
  readonly target: string;
  /** When it is due; the epoch for work that no clock decides. */
  readonly due: Date;
}

export type WorkState = 'claimed' | 'acting' | 'done';

export interface Work extends WorkKey {
  readonly state: WorkState;
  /** True when an earlier holder had begun to act: look in Discord before acting again. */
  readonly begunBefore: boolean;
  readonly channel: Id | null;
  readonly message: Id | null;
}

/** Work that no clock decides is due at the epoch. */
export const NO_DUE = new Date(0);

/**
 * The nonce of a piece of work: the same for every try, so that Discord gives the first message again instead of a
 * second one. 24 characters, below Discord's 25 (Create Message, `nonce`).
 */
export function workNonce(key: WorkKey): string {
  const text = [key.server, key.kind, key.subject, key.target, key.due.toISOString()].join('\n');
  return createHash('sha256').update(text).digest('base64url').slice(0, 24);
}
