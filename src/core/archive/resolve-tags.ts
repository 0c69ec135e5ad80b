import { citations } from '../citations.js';
import type { Named } from '../document/names.js';
import type { Id } from '../ids.js';
import type { OutsideName, RelationKind } from '../record.js';
import { key } from './match-threads.js';
import { rawMentions } from './raw-mentions.js';
import type { TaggedClaim, TaggedTakeaway, TaggedText, TaggedVote, TagsFile } from './tags.js';

/** A message as it will stand when the exports are imported. */
export interface TaggableReply {
  readonly question: number | null;
  readonly author: Id;
  readonly text: string;
}

/** All that a tags file can speak of. */
export interface TagContext {
  readonly server: Id;
  readonly replies: ReadonlyMap<Id, TaggableReply>;
  /** Messages that were deleted. */
  readonly deleted: ReadonlySet<Id>;
  /** Everybody who is known, with all names they were seen under. */
  readonly people: ReadonlyMap<Id, readonly string[]>;
  readonly ingredients: readonly Named[];
  readonly recipes: readonly Named[];
}

/** A claim of this file by its place in the list, or one that is there by its number. */
export type ClaimReference = { readonly own: number } | { readonly number: string; readonly line: number };

export interface ResolvedClaim {
  readonly line: number;
  readonly message: Id;
  /** Offsets of the quote in the message's text. */
  readonly start: number;
  readonly end: number;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly relation: { readonly kind: RelationKind; readonly to: ClaimReference; readonly line: number } | null;
  readonly keeper: Id | null;
}

export interface ResolvedVote {
  readonly user: Id;
  readonly reason: string | null;
}

export interface ResolvedTakeaway {
  readonly line: number;
  readonly sentence: string;
  readonly claims: readonly ClaimReference[];
  readonly proposer: Id | null;
  readonly accepted: boolean;
  readonly agree: readonly ResolvedVote[];
  readonly disagree: readonly ResolvedVote[];
}

export interface ResolvedTags {
  readonly speaker: Id | null;
  readonly people: readonly { readonly id: Id; readonly outside: OutsideName; readonly name: string }[];
  /** In the file's order; null for a quote of a deleted message, which is no mistake. */
  readonly claims: readonly (ResolvedClaim | null)[];
  readonly takeaways: readonly ResolvedTakeaway[];
}

/**
 * Finds what a tags file speaks of. All names, messages, quotes, rows, columns and labels that are not there are told at
 * once, each with its line; numbers of claims are looked up when the claims are there.
 */
export function resolveTags(
  tags: TagsFile,
  context: TagContext,
): { readonly resolved: ResolvedTags; readonly problems: readonly string[]; readonly notes: readonly string[] } {
  const problems: string[] = [];
  const notes: string[] = [];
  const person = personFinder(context, problems);
  const labels = labelsOf(tags.claims, problems);
  const reference = (to: TaggedText): ClaimReference | null => findReference(to, labels, problems);
  const votes = (list: readonly TaggedVote[]): readonly ResolvedVote[] =>
    list.flatMap((vote) => {
      const user = person(vote.person);
      return user === null ? [] : [{ user, reason: vote.reason }];
    });
  const takeaway = ({ claims, proposer, agree, disagree, ...rest }: TaggedTakeaway): ResolvedTakeaway => ({
    ...rest,
    claims: claims.flatMap((claim) => reference(claim) ?? []),
    proposer: proposer && person(proposer),
    agree: votes(agree),
    disagree: votes(disagree),
  });
  const resolved = {
    speaker: tags.speaker && person(tags.speaker),
    people: tags.people.flatMap((each) => {
      const id = person(each.person);
      return id === null ? [] : [{ id, outside: each.outside, name: each.name ?? context.people.get(id)?.[0] ?? '' }];
    }),
    claims: tags.claims.map((claim) => {
      const relation = relationOf(claim, reference);
      const keeper = claim.keeper && person(claim.keeper);
      const rows = claim.rows.flatMap((name) => named(name, 'row', context.ingredients, problems));
      const columns = claim.columns.flatMap((name) => named(name, 'column', context.recipes, problems));
      const place = findPlace(claim, context, problems, notes);
      return place && { line: claim.line, ...place, rows, columns, relation, keeper };
    }),
    takeaways: tags.takeaways.map(takeaway),
  };
  return { resolved, problems: problems.sort(byLine), notes };
}

/**
 * Numbers of claims that a tags file names and that are not there, one sentence each with its line. Importing messages
 * may number claims, so this is asked when they are imported.
 */
export function unknownNumbers(tags: ResolvedTags, known: ReadonlySet<string>): readonly string[] {
  const named = [
    ...tags.claims.flatMap((claim) => claim?.relation?.to ?? []),
    ...tags.takeaways.flatMap((takeaway) => [...takeaway.claims, ...cited(takeaway)]),
  ];
  return named.flatMap((to) =>
    'own' in to || known.has(to.number) ? [] : [`line ${to.line}: no sentence is kept as ${to.number}.`],
  );
}

/** The claims that a takeaway's own words cite, as `[2.1]`. */
function cited({ sentence, line }: ResolvedTakeaway): readonly ClaimReference[] {
  return citations(sentence).claims.map((number) => ({ number, line }));
}

function byLine(one: string, other: string): number {
  return Number.parseInt(one.slice(5), 10) - Number.parseInt(other.slice(5), 10);
}

function personFinder({ people }: TagContext, problems: string[]): (person: TaggedText) => Id | null {
  const byName = new Map<string, Set<Id>>();
  for (const [id, names] of people) {
    for (const name of names) byName.set(key(name), (byName.get(key(name)) ?? new Set<Id>()).add(id));
  }
  return ({ text, line }) => {
    const named = text.trim().replace(/^<@!?(\d+)>$/, '$1');
    if (/^[1-9][0-9]{14,18}$/.test(named) || people.has(named)) return named;
    const found = [...(byName.get(key(named)) ?? [])];
    if (found.length === 1) return found[0] ?? null;
    const why = found.length === 0 ? 'nobody here is' : `${found.length} people are (${found.join(', ')}: write an id)`;
    problems.push(`line ${line}: ${why} called “${named}”.`);
    return null;
  };
}

function labelsOf(claims: readonly TaggedClaim[], problems: string[]): ReadonlyMap<string, number> {
  const labels = new Map<string, number>();
  for (const [index, { label, line }] of claims.entries()) {
    if (label === null) continue;
    if (/^\d+\.\d+$/.test(label)) problems.push(`line ${line}: “${label}” looks like a claim’s number; use a word.`);
    else if (labels.has(label)) problems.push(`line ${line}: the label “${label}” stands twice.`);
    labels.set(label, index);
  }
  return labels;
}

function findReference(
  { text, line }: TaggedText,
  labels: ReadonlyMap<string, number>,
  problems: string[],
): ClaimReference | null {
  const own = labels.get(text);
  if (own !== undefined) return { own };
  if (/^\d{1,9}\.\d{1,9}$/.test(text)) return { number: text, line };
  problems.push(`line ${line}: no claim of this file has the label “${text}”.`);
  return null;
}

function relationOf(
  { relation }: TaggedClaim,
  reference: (to: TaggedText) => ClaimReference | null,
): ResolvedClaim['relation'] {
  const to = relation && reference(relation.to);
  return to && relation && { kind: relation.kind, to, line: relation.to.line };
}

function named({ text, line }: TaggedText, what: string, things: readonly Named[], problems: string[]): readonly Id[] {
  const wanted = key(text);
  const found = things.find(
    ({ id, name, aliases }) => id === text || [name, ...aliases].some((each) => key(each) === wanted),
  );
  if (found) return [found.id];
  const known = things.slice(0, 30).map(({ name }) => name);
  problems.push(`line ${line}: the table has no ${what} “${text}”; there are ${known.join(', ') || 'none'}.`);
  return [];
}

/** Where the quote stands: exactly once, or it would not print (design 8). */
function findPlace(
  claim: TaggedClaim,
  context: TagContext,
  problems: string[],
  notes: string[],
): Pick<ResolvedClaim, 'message' | 'start' | 'end'> | null {
  const message = messageOf(claim.message, context, problems);
  if (message === null) return null;
  const reply = context.replies.get(message);
  if (reply === undefined || reply.question === null) {
    if (context.deleted.has(message))
      notes.push(`The message quoted in line ${claim.line} was deleted; it is left out.`);
    else problems.push(`line ${claim.message.line}: no reply to a question has the id ${message}.`);
    return null;
  }
  const { line, text: asWritten } = claim.quote;
  const mentioned = [...reply.text.matchAll(/<@!?(\d{1,19})>/g)].map(([, id = '']) => ({
    id,
    names: context.people.get(id) ?? [],
  }));
  for (const quote of [asWritten, rawMentions(asWritten, mentioned)]) {
    const start = quote.trim() === '' ? -1 : reply.text.indexOf(quote);
    if (start === -1) continue;
    if (reply.text.indexOf(quote, start + 1) === -1) return { message, start, end: start + quote.length };
    problems.push(`line ${line}: these words stand more than once in message ${message}; quote more of it.`);
    return null;
  }
  problems.push(`line ${line}: these words do not stand in message ${message}.`);
  return null;
}

function messageOf({ text, line }: TaggedText, { server }: TagContext, problems: string[]): Id | null {
  const link = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(\d+)\/\d+\/(\d{1,19})\/?$/.exec(text.trim());
  const id = link?.[2] ?? (/^\d{1,19}$/.test(text.trim()) ? text.trim() : null);
  if (id === null) problems.push(`line ${line}: “${text}” is neither a message’s id nor a link to one.`);
  else if (link && link[1] !== server) problems.push(`line ${line}: this message is of another server.`);
  else return id;
  return null;
}
