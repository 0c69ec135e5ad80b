import { answersAmong } from './answers.js';
import type { Id } from './ids.js';
import type { Names } from './names.js';
import { type KeptQuestion, keptQuestions } from './open-questions.js';
import type { RelationKind, SessionRecord } from './record.js';
import { agreement, type StandingClaim, standingClaims } from './standing.js';

/** How a claim stands to another one that stands as well. */
export interface StandingRelation {
  readonly kind: RelationKind;
  /** The other claim's number. */
  readonly to: string;
}

/** A claim that relates to another one. */
export interface RelatedClaim {
  readonly kind: RelationKind;
  /** Its number. */
  readonly from: string;
}

/** A standing claim with what the conversation made of it. */
export interface ClaimTalk extends StandingClaim {
  readonly author: Id;
  /** True when the speaker said it and this audience may know. */
  readonly bySpeaker: boolean;
  /** How many people agree with it, itself not counted. */
  readonly agree: number;
  /** Another person's claim objects to it (design 8). */
  readonly contested: boolean;
  readonly relation: StandingRelation | null;
  /** Claims that relate to this one; none that was kept after closing. */
  readonly related: readonly RelatedClaim[];
  /** When it is a question: to whom, and what answers there are. */
  readonly question: KeptQuestion | null;
  /** Numbers of the kept questions that it answers. */
  readonly answers: readonly string[];
  /** Numbers of the claims that answer it. */
  readonly answeredIn: readonly string[];
}

/** All claims that stand before an audience, by number, in the order of their numbers. */
export type ClaimTalks = ReadonlyMap<string, ClaimTalk>;

/**
 * Derives what is known of each standing claim. A speaker whom this audience may not know by name is not marked as the
 * speaker either: the document names the presenter, so the mark would name them.
 */
export function claimTalks(record: SessionRecord, names: Names): ClaimTalks {
  const standing = standingClaims(record, names);
  const people = agreement(record, standing);
  const questions = keptQuestions(record, standing);
  const relations = resolveRelations(standing);
  const related = relatedClaims(relations, standing);
  const { speaker } = record.session;
  const known = speaker !== null && names.name(speaker) !== null ? speaker : null;
  const { answers, answeredIn } = answersAmong(standing, questions, known);
  const talks = new Map<string, ClaimTalk>();
  for (const [number, claim] of standing) {
    const replies = related.get(number) ?? [];
    const { author } = claim.reply;
    talks.set(number, {
      ...claim,
      author,
      bySpeaker: author === known,
      agree: people.get(number)?.size ?? 0,
      contested: replies.some(({ kind, from }) => kind === 'objects' && standing.get(from)?.reply.author !== author),
      relation: relations.get(number) ?? null,
      related: replies,
      question: questions.get(number) ?? null,
      answers: answers.get(number) ?? [],
      answeredIn: answeredIn.get(number) ?? [],
    });
  }
  return talks;
}

function resolveRelations(standing: ReadonlyMap<string, StandingClaim>): ReadonlyMap<string, StandingRelation> {
  const relations = new Map<string, StandingRelation>();
  for (const { claim, number } of standing.values()) {
    const to = claim.relation?.claim;
    if (!claim.relation || to === undefined || to === number || !standing.has(to)) continue;
    const earlier = standing.get(number)?.late === false;
    if (earlier && standing.get(to)?.late) continue;
    relations.set(number, { kind: claim.relation.kind, to });
  }
  return relations;
}

/** What came after closing changes nothing of what stood before: a late claim says itself what it relates to. */
function relatedClaims(
  relations: ReadonlyMap<string, StandingRelation>,
  standing: ReadonlyMap<string, StandingClaim>,
): ReadonlyMap<string, RelatedClaim[]> {
  const related = new Map<string, RelatedClaim[]>();
  for (const [from, { kind, to }] of relations) {
    if (standing.get(from)?.late) continue;
    const there = related.get(to);
    if (there) there.push({ kind, from });
    else related.set(to, [{ kind, from }]);
  }
  return related;
}
