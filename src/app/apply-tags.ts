import type { ClaimReference, ResolvedClaim, ResolvedTags, ResolvedTakeaway } from '../core/archive/resolve-tags.js';
import { citations } from '../core/citations.js';
import type { Id } from '../core/ids.js';
import { anchor } from '../core/quote.js';
import { type Claim, claimNumber, type OutsideName, type SessionRecord } from '../core/record.js';
import type { App } from './app.js';
import { isLeftOut } from './leaving-out.js';

/** Nobody in particular: what an operator imports was done by no member of the server. */
export const NOBODY: Id = '0';

/** What tags did; `notes` are sentences about what was left as it is. */
export interface TagReport {
  readonly claims: number;
  readonly takeaways: number;
  readonly notes: readonly string[];
}

interface Tagging {
  readonly app: App;
  readonly server: Id;
  readonly session: string;
  readonly notes: string[];
}

/**
 * Writes what a tags file says of a session whose messages are there. Doing it twice changes nothing; what people did in
 * Discord stays: a removed claim is not kept again, confirmed tags, votes and chosen names are not overwritten.
 */
export async function applyTags(app: App, server: Id, session: string, tags: ResolvedTags): Promise<TagReport> {
  const tagging: Tagging = { app, server, session, notes: [] };
  if (tags.speaker !== null) await app.store.sessions.setSpeaker(server, session, tags.speaker);
  for (const person of tags.people) await nameOutside(tagging, person);
  const kept = await keepClaims(tagging, tags.claims);
  const before = await recordOf(tagging);
  const known = new Set(before.claims.map(claimNumber));
  const numberOf = (to: ClaimReference): string | null => {
    if ('own' in to) return kept.numbers[to.own] ?? null;
    return known.has(to.number) ? to.number : null;
  };
  for (const [index, claim] of tags.claims.entries())
    await relate(tagging, before, claim, kept.numbers[index], numberOf);
  let takeaways = 0;
  for (const takeaway of tags.takeaways) if (await propose(tagging, before, takeaway, numberOf)) takeaways += 1;
  await app.memory.refresh(server, session);
  return { claims: kept.added, takeaways, notes: tagging.notes };
}

async function recordOf({ app, server, session }: Tagging): Promise<SessionRecord> {
  const record = await app.store.record(server, session);
  if (record === null) throw new Error(`Session ${session} went away while it was tagged`);
  return record;
}

const PRIVACY: readonly OutsideName[] = ['unset', 'name', 'initials', 'none', 'absent'];

/** A file may say more discreetly how somebody is called than they did themselves, never less so. */
async function nameOutside({ app, server, notes }: Tagging, person: ResolvedTags['people'][number]): Promise<void> {
  const there = await app.store.people.find(server, person.id);
  if (there?.outside === person.outside && there.name === person.name) return;
  if (PRIVACY.indexOf(person.outside) < PRIVACY.indexOf(there?.outside ?? 'unset')) {
    notes.push(`${person.name || person.id} chose “${there?.outside}” for outside, and it stays so.`);
    return;
  }
  await app.store.people.chooseName(server, person.id, person.name, person.outside);
}

async function keepClaims(
  tagging: Tagging,
  claims: readonly (ResolvedClaim | null)[],
): Promise<{ readonly numbers: readonly (string | null)[]; readonly added: number }> {
  const { app, server, session } = tagging;
  const archive = await app.store.archives.read(server, session);
  const removed = new Set(
    (archive?.claims ?? []).filter((claim) => claim.removed).map(({ message, quote }) => `${message} ${quote}`),
  );
  const numbers: (string | null)[] = [];
  let added = 0;
  for (const claim of claims) {
    const kept = claim && (await keepClaim(tagging, claim, removed));
    numbers.push(kept ? claimNumber(kept.claim) : null);
    if (kept?.added) added += 1;
  }
  return { numbers, added };
}

async function keepClaim({ app, server, session, notes }: Tagging, claim: ResolvedClaim, removed: ReadonlySet<string>) {
  const reply = await app.store.replies.find(server, claim.message);
  if (reply === null || reply.question === null) return null;
  const words = anchor(reply.text, claim.start, claim.end);
  if (removed.has(`${reply.id} ${words.quote}`)) {
    notes.push(`The claim in line ${claim.line} was removed by somebody, and is not kept again.`);
    return null;
  }
  if (isLeftOut(await app.store.leftOut.ofMessage(server, reply.id), reply, claim)) {
    notes.push(`The words in line ${claim.line} were left out of the notes by somebody, and stay out.`);
    return null;
  }
  const { rows, columns } = claim;
  const keeper = claim.keeper ?? NOBODY;
  const isTagged = rows.length > 0 || columns.length > 0;
  const kept = await app.store.claims.keep({
    ...{ server, session, question: reply.question, message: reply.id, ...words, rows, columns, keeper },
    keptAt: app.clock(),
    rewordedAt: null,
    authorSays: null,
    answeredAt: null,
    confirmedBy: isTagged ? keeper : null,
    relation: null,
  });
  if (kept.added || !isTagged || isSame(kept.claim, claim)) return kept;
  const number = claimNumber(kept.claim);
  if (!isFree(kept.claim, claim)) {
    notes.push(`Claim ${number} (line ${claim.line}) was tagged by somebody in Discord, and stays so.`);
    return kept;
  }
  await app.store.claims.change(server, session, number, { rows, columns, confirmedBy: keeper });
  return kept;
}

function isSame(there: Claim, { rows, columns }: ResolvedClaim): boolean {
  const list = (ids: readonly string[]) => [...ids].sort().join('\n');
  return there.confirmedBy !== null && list(there.rows) === list(rows) && list(there.columns) === list(columns);
}

/** Nobody has confirmed it, or a file did. */
function isFree(there: Claim, claim: ResolvedClaim): boolean {
  return there.confirmedBy === null || there.confirmedBy === NOBODY || there.confirmedBy === claim.keeper;
}

async function relate(
  { app, server, session, notes }: Tagging,
  record: SessionRecord,
  claim: ResolvedClaim | null,
  number: string | null | undefined,
  numberOf: (to: ClaimReference) => string | null,
): Promise<void> {
  if (!claim?.relation || !number) return;
  const { kind, to, line } = claim.relation;
  const target = numberOf(to);
  if (target === null || target === number) {
    notes.push(`The claim that line ${line} relates to is not there; the relation is left out.`);
    return;
  }
  const there = record.claims.find((each) => claimNumber(each) === number);
  if (!there || (there.relation?.kind === kind && there.relation.claim === target)) return;
  if (there.relation !== null && !isFree(there, claim)) {
    notes.push(
      `Claim ${number} (line ${claim.line}) relates to ${there.relation.claim} by what somebody chose, and stays so.`,
    );
    return;
  }
  await app.store.claims.change(server, session, number, { relation: { kind, claim: target } });
}

/** @returns whether the takeaway is new */
async function propose(
  { app, server, session, notes }: Tagging,
  record: SessionRecord,
  tagged: ResolvedTakeaway,
  numberOf: (to: ClaimReference) => string | null,
): Promise<boolean> {
  const read = citations(tagged.sentence);
  const sentence = read.text;
  const cited = [...tagged.claims, ...read.claims.map((number) => ({ number, line: tagged.line }))].map(numberOf);
  if (cited.includes(null))
    notes.push(`A claim that the takeaway in line ${tagged.line} rests on is not there; it is left out.`);
  const claims = [...new Set(cited.flatMap((number) => number ?? []))];
  const there = record.takeaways.find((each) => each.sentence === sentence);
  if (there?.state === 'withdrawn') {
    notes.push(`The takeaway in line ${tagged.line} was withdrawn, and stays so.`);
    return false;
  }
  const at = app.clock();
  const proposer = tagged.proposer ?? NOBODY;
  const proposal = { server, session, source: null, proposer, sentence, claims, proposedAt: at };
  const number = there?.number ?? (await app.store.takeaways.propose(proposal, null))?.number ?? 0;
  const voted = new Set((there?.votes ?? []).map((vote) => vote.user));
  for (const stance of ['agree', 'disagree'] as const) {
    for (const { user, reason } of tagged[stance]) {
      if (voted.has(user)) continue;
      voted.add(user);
      await app.store.takeaways.vote(server, session, number, { user, stance, reason, at });
    }
  }
  if (tagged.accepted && there?.state !== 'accepted') {
    await app.store.takeaways.accept({ server, session, number }, { by: NOBODY, at }, null);
  }
  return there === undefined;
}
