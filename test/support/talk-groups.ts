import type { Audience } from '../../src/core/names.js';
import { type SessionTalk, sessionTalk } from '../../src/core/talk.js';
import type { Entry } from '../../src/core/talk-groups.js';
import { recordOf } from './record-builder.js';
import type { Spec } from './session-spec.js';

/** The talk of a session of two questions. */
export function talkOf(spec: Partial<Spec>, audience: Audience = 'outside'): SessionTalk {
  return sessionTalk(recordOf({ questions: ['One?', 'Two?'], ...spec }), audience);
}

/** `1.1[1.2 1.3*]`: a head with its replies; `*` marks one that is printed elsewhere. */
function shape(entries: readonly Entry[]): string {
  return entries
    .map(({ head, replies }) => {
      const below = replies.map((reply) => reply.claim.number + (reply.elsewhere ? '*' : ''));
      return head.number + (below.length > 0 ? `[${below.join(' ')}]` : '');
    })
    .join(' ');
}

/** The groups of one question that are not empty, each as {@link shape}. */
export function groups(
  spec: Partial<Spec>,
  audience: Audience = 'outside',
  question = 0,
): Readonly<Record<string, string>> {
  const { speaker, agreed, differ, kept, open, late } = talkOf(spec, audience).questions[question] ?? ({} as never);
  const found = {
    speaker: shape(speaker),
    agreed: shape(agreed),
    differ: shape(differ),
    kept: shape(kept),
    open: shape(open),
  };
  const all = { ...found, late: late.map((claim) => claim.number).join(' ') };
  return Object.fromEntries(Object.entries(all).filter(([, numbers]) => numbers !== ''));
}
