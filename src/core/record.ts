import type { Id } from './ids.js';
import type { Note } from './notes.js';
import type { ReactionMeaning, Reply } from './replies.js';
import type { LoadedSession } from './sessions.js';

/** What a person chose to be called in files, Git and pages. `unset` and `none` read as *a participant*. */
export type OutsideName = 'unset' | 'name' | 'initials' | 'none' | 'absent';

/** A person of one server. */
export interface Person {
  readonly id: Id;
  /** The last name we saw in the server. */
  readonly name: string;
  readonly outside: OutsideName;
}

export type RelationKind = 'agrees' | 'objects' | 'narrows';

/** How one claim stands to another claim of the session. */
export interface Relation {
  readonly kind: RelationKind;
  /** The other claim's number, such as `1.2`. */
  readonly claim: string;
}

/** What a quote's author says of being quoted so. */
export interface AuthorSays {
  readonly at: Date;
  /** What they put right, raw Discord Markdown in one line; null: it is fine as it stands. */
  readonly correction: string | null;
}

/** A kept sentence: an exact quote of one reply. */
export interface Claim {
  readonly question: number;
  /** Counts from 1 within the question; never reused. */
  readonly number: number;
  /** The reply it quotes. */
  readonly message: Id;
  readonly quote: string;
  /** What stood before and after the quote when it was kept. */
  readonly before: string;
  readonly after: string;
  /** True when the words stood more than once, so that the surroundings chose between them. */
  readonly repeated: boolean;
  readonly keeper: Id;
  readonly keptAt: Date;
  /** When it took the new wording of an edited message; agreement from before was with other words. Null for never. */
  readonly rewordedAt: Date | null;
  /** Ids of ingredients and of recipes; the cells are their full product. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Who confirmed the tags; null while they are only suggestions, which are never printed. */
  readonly confirmedBy: Id | null;
  readonly relation: Relation | null;
  /** Null while its author said nothing of it, and after *Use the new wording*: it was of other words. */
  readonly authorSays: AuthorSays | null;
  /** When its author, or a host, said that the question in it is answered; null for never. */
  readonly answeredAt: Date | null;
}

/** How a person stands to a proposed takeaway; `none` takes an earlier stance back. */
export type Stance = 'agree' | 'disagree' | 'none';

/** One vote. Votes are only ever added; a person's newest one counts. */
export interface Vote {
  readonly user: Id;
  readonly stance: Stance;
  readonly reason: string | null;
  readonly at: Date;
}

/** What became of a proposal; a superseded one was replaced by another that the group took in its place. */
export type TakeawayState = 'proposed' | 'accepted' | 'superseded' | 'withdrawn';

/** A sentence the group may take from the session. */
export interface Takeaway {
  /** Counts from 1 within the session; never reused. */
  readonly number: number;
  /** Our message in the takeaways thread that carries its buttons; null until it was sent. */
  readonly message: Id | null;
  /** The person's own message that was marked; null when it came from the modal. */
  readonly source: Id | null;
  readonly proposer: Id;
  readonly sentence: string;
  /** Numbers of the claims it rests on. */
  readonly claims: readonly string[];
  readonly state: TakeawayState;
  readonly proposedAt: Date;
  /** When it came into its present state; null while it is proposed. */
  readonly decidedAt: Date | null;
  /** When it was accepted, whatever came after that; null for never. */
  readonly acceptedAt: Date | null;
  /** The number of the takeaway that stands in its place; it counts while that one was accepted. */
  readonly supersededBy: number | null;
  /** When it took the new wording of its edited message; votes from before were about other words. Null for never. */
  readonly rewordedAt: Date | null;
  /** The place a host moved it to, from 1; null for the usual order. */
  readonly position: number | null;
  readonly votes: readonly Vote[];
}

/** One reaction that means something, by a person. */
export interface Reaction {
  readonly message: Id;
  readonly user: Id;
  readonly meaning: ReactionMeaning;
  /** When we first saw it; null where nobody knows, as for what an export brought. */
  readonly at: Date | null;
}

/** All that is known of one session: the input of every view. Removed claims and deleted replies are not in it. */
export interface SessionRecord extends LoadedSession {
  /** Oldest first. */
  readonly replies: readonly Reply[];
  /** Which of the replies are notes of what somebody said, by message. */
  readonly notes: ReadonlyMap<Id, Note>;
  /** In the order of their numbers. */
  readonly claims: readonly Claim[];
  readonly takeaways: readonly Takeaway[];
  readonly reactions: readonly Reaction[];
  readonly people: ReadonlyMap<Id, Person>;
}

/** A claim's number as people write it: `question.n`. */
export function claimNumber(claim: { readonly question: number; readonly number: number }): string {
  return `${claim.question}.${claim.number}`;
}
