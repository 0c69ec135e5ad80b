import { createHash } from 'node:crypto';
import type { Place, PlaceKind } from './sessions.js';

/** One part of a session as it should stand in Discord. */
export interface Part {
  readonly kind: PlaceKind;
  /** The question's number, null for the other kinds. */
  readonly question: number | null;
  /** A hash of what its first message should say. */
  readonly fingerprint: string;
}

export type PostingAct = 'create' | 'edit' | 'leave';

export interface PostingStep<P extends Part> {
  readonly act: PostingAct;
  readonly part: P;
  /** Where it stands already; null for `create`. */
  readonly place: Place | null;
}

/**
 * Compares what should stand with what stands. The steps keep the parts' order: overview, questions, takeaways.
 * A place whose question was removed is in no step: its replies are kept and its thread is left as it is.
 */
export function planPosting<P extends Part>(parts: readonly P[], places: readonly Place[]): readonly PostingStep<P>[] {
  return parts.map((part) => {
    const place = places.find((each) => each.kind === part.kind && each.question === part.question) ?? null;
    if (!place) return { act: 'create', part, place };
    const isLeft = place.fingerprint === part.fingerprint || place.fingerprint === IMPORTED;
    return { act: isLeft ? 'leave' : 'edit', part, place };
  });
}

/** The fingerprint of a place that an export told of: its first message is a person's, and not ours to edit. */
export const IMPORTED = 'imported';

/** A part's name in the ledger of work: `overview`, `question:2`, `takeaways`. */
export function partName(part: { readonly kind: PlaceKind; readonly question: number | null }): string {
  return part.question === null ? part.kind : `${part.kind}:${part.question}`;
}

/** A short hash of a message body, to tell whether what was posted still says the same. */
export function fingerprint(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16);
}
