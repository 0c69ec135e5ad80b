import { compareIds, type Id } from '../ids.js';
import { type AuthorSays, claimNumber, type Vote } from '../record.js';
import type { SessionState } from '../sessions.js';
import type {
  ArchivedClaim,
  ArchivedPerson,
  ArchivedPlace,
  ArchivedSession,
  ArchivedTakeaway,
  SessionArchive,
} from './session-archive.js';

/** All of an archive but replies and tombstones, which are merged like everything that comes from Discord. */
export type ArchiveFrame = Omit<SessionArchive, 'replies' | 'tombstones'>;

const STATES: readonly SessionState[] = ['loaded', 'posted', 'closed'];

/**
 * Why two archives are not of one session: a number that both gave, to different things. One sentence each; numbers are
 * never shifted (design 2), so nothing of such archives can be put together.
 */
export function archiveConflicts(here: SessionArchive, there: SessionArchive): readonly string[] {
  const found: string[] = [];
  const places = new Map(here.places.map((place) => [placeKey(place), place]));
  for (const place of there.places) {
    const other = places.get(placeKey(place));
    if (!other || other.thread === place.thread) continue;
    found.push(`The thread of ${placeKey(place)} is ${other.thread} here and ${place.thread} in the file.`);
  }
  const threads = new Map(here.places.map((place) => [place.thread, place]));
  for (const place of there.places) {
    const other = place.thread === null ? undefined : threads.get(place.thread);
    if (!other || placeKey(other) === placeKey(place)) continue;
    found.push(`Thread ${place.thread} is of ${placeKey(other)} here and of ${placeKey(place)} in the file.`);
  }
  const claims = new Map(here.claims.map((claim) => [claimNumber(claim), claim]));
  for (const claim of there.claims) {
    const other = claims.get(claimNumber(claim));
    if (other && other.message !== claim.message) {
      found.push(`Claim ${claimNumber(claim)} quotes another message here than in the file.`);
    }
  }
  const takeaways = new Map(here.takeaways.map((takeaway) => [takeaway.number, takeaway]));
  for (const { number, sentence, proposer, rewordedAt } of there.takeaways) {
    const other = takeaways.get(number);
    const isReworded = rewordedAt !== null || other?.rewordedAt !== null;
    if (other && ((other.sentence !== sentence && !isReworded) || other.proposer !== proposer)) {
      found.push(`Takeaway ${number} is another sentence here than in the file.`);
    }
  }
  const sources = new Map(here.takeaways.map((takeaway) => [takeaway.source, takeaway.number]));
  for (const { number, source } of there.takeaways) {
    const other = source === null ? undefined : sources.get(source);
    if (other !== undefined && other !== number) {
      found.push(`What message ${source} proposes is takeaway ${other} here and ${number} in the file.`);
    }
  }
  return found;
}

/**
 * What is here, with all that an archive of the same session has beside it. Where both say something of one thing, it
 * stands as it stands here, except that what was removed, withdrawn, closed or deleted in either stays so, and that a
 * confirmation counts wherever it was made.
 */
export function mergeArchives(here: SessionArchive, there: SessionArchive): ArchiveFrame {
  return {
    session: mergeSession(here.session, there.session),
    document: here.document ?? there.document,
    draft: here.draft ?? (here.document === null ? there.draft : null),
    questions: union(here.questions, there.questions, (question) => String(question.number), keep),
    places: union(here.places, there.places, placeKey, mergePlace),
    generated: { ...there.generated, ...here.generated },
    notes: union(
      here.notes,
      there.notes,
      (note) => note.message,
      (one, other) => ({ ...one, confirmedAt: one.confirmedAt ?? other.confirmedAt }),
    ),
    claims: union(here.claims, there.claims, claimNumber, mergeClaim),
    leftOut: union(here.leftOut, there.leftOut, (each) => each.message, keep),
    caughtUp: union(here.caughtUp, there.caughtUp, (each) => each.person, newer),
    takeaways: union(here.takeaways, there.takeaways, (takeaway) => String(takeaway.number), mergeTakeaway),
    people: union(here.people, there.people, (person) => person.id, mergePerson),
  };
}

function union<T>(
  here: readonly T[],
  there: readonly T[],
  key: (item: T) => string,
  merge: (here: T, there: T) => T,
): readonly T[] {
  const found = new Map(here.map((item) => [key(item), item]));
  for (const item of there) {
    const known = found.get(key(item));
    found.set(key(item), known === undefined ? item : merge(known, item));
  }
  return [...found.values()];
}

function newer<T extends { readonly at: Date }>(here: T, there: T): T {
  return here.at >= there.at ? here : there;
}

function keep<T>(here: T): T {
  return here;
}

function placeKey({ kind, question }: Pick<ArchivedPlace, 'kind' | 'question'>): string {
  return question === null ? kind : `${kind} ${question}`;
}

function mergeSession(here: ArchivedSession, there: ArchivedSession): ArchivedSession {
  return {
    ...here,
    state: later(STATES, here.state, there.state),
    speaker: here.speaker ?? there.speaker,
    hosts: [...new Set([...here.hosts, ...there.hosts])].filter((host) => host !== here.loadedBy),
    channel: here.channel ?? there.channel,
    postedAt: here.postedAt ?? there.postedAt,
    closedAt: here.closedAt ?? there.closedAt,
  };
}

function later<T>(order: readonly T[], one: T, other: T): T {
  return order.indexOf(one) >= order.indexOf(other) ? one : other;
}

/** The rows that a cursor vouches for come with it, so the farther one is true of both together. */
function mergePlace(here: ArchivedPlace, there: ArchivedPlace): ArchivedPlace {
  return { ...here, cursor: newest(here.cursor, there.cursor), gone: here.gone || there.gone };
}

function newest(one: Id | null, other: Id | null): Id | null {
  if (one === null || other === null) return one ?? other;
  return compareIds(one, other) >= 0 ? one : other;
}

function mergeClaim(here: ArchivedClaim, there: ArchivedClaim): ArchivedClaim {
  const confirmed = here.confirmedBy === null && there.confirmedBy !== null ? there : here;
  const says = [here, there].filter(({ quote }) => quote === confirmed.quote).map(({ authorSays }) => authorSays);
  const answeredAt = here.quote === there.quote ? (here.answeredAt ?? there.answeredAt) : confirmed.answeredAt;
  return { ...confirmed, authorSays: newestWord(says), answeredAt, removed: here.removed ?? there.removed };
}

/** An author's later word takes the place of their earlier one. */
function newestWord(says: readonly (AuthorSays | null)[]): AuthorSays | null {
  const said = says.filter((each) => each !== null);
  return said.sort((one, other) => other.at.getTime() - one.at.getTime())[0] ?? null;
}

/** The newer wording is what is proposed; what was decided about older words is gone with them. */
function mergeTakeaway(here: ArchivedTakeaway, there: ArchivedTakeaway): ArchivedTakeaway {
  const isNewer = (there.rewordedAt?.getTime() ?? 0) > (here.rewordedAt?.getTime() ?? 0);
  const { sentence, claims, rewordedAt, position } = isNewer ? there : here;
  const sameWords = here.rewordedAt?.getTime() === there.rewordedAt?.getTime();
  return {
    ...here,
    ...{ sentence, claims, rewordedAt, position },
    message: here.message ?? there.message,
    source: here.source ?? there.source,
    accepted: sameWords ? (here.accepted ?? there.accepted) : (isNewer ? there : here).accepted,
    superseded: here.superseded ?? there.superseded,
    withdrawn: here.withdrawn ?? there.withdrawn,
    votes: mergeVotes(here.votes, there.votes),
  };
}

/** A person's newest vote counts, so votes that come together stand in the order of their times. */
function mergeVotes(here: readonly Vote[], there: readonly Vote[]): readonly Vote[] {
  const votes = union(here, there, ({ user, stance, reason, at }) => JSON.stringify([user, stance, reason, at]), keep);
  return [...votes].sort((one, other) => one.at.getTime() - other.at.getTime());
}

function mergePerson(here: ArchivedPerson, there: ArchivedPerson): ArchivedPerson {
  const { name, nameSeenAt } = there.nameSeenAt.getTime() > here.nameSeenAt.getTime() ? there : here;
  return { id: here.id, name, nameSeenAt, outside: here.outside === 'unset' ? there.outside : here.outside };
}
