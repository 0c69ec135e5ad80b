import { type ClaimTalk, claimTalks } from './claim-talk.js';
import { lookAlikeKeys } from './document/look-alike.js';
import type { Named } from './document/names.js';
import { insideNames } from './names.js';
import type { SessionRecord } from './record.js';
import { isOpen } from './talk-groups.js';

/** A kept sentence that was found, with what is known of its session: as much as tells how it stands. */
export interface RecallHit {
  readonly record: SessionRecord;
  readonly claim: ClaimTalk;
}

/** One ingredient or recipe of all sessions, under every name that it has in any of them. */
export interface KnownThing {
  /** The name it was first met under. */
  readonly name: string;
  readonly ids: readonly string[];
  /** All names, aliases and ids that stand for it. */
  readonly names: readonly string[];
}

/**
 * Puts what was found in the order in which a group wants to meet it again: what somebody objects to first, then what
 * waits for an answer, then by agreement; of equals the newest. What no longer stands in its message is left out.
 *
 * @param found each session's part of the record, with the numbers that were looked for
 */
export function rankHits(
  found: readonly { readonly record: SessionRecord; readonly numbers: readonly string[] }[],
): readonly RecallHit[] {
  const hits = found.flatMap(({ record, numbers }) => {
    const talks = claimTalks(record, insideNames(record));
    return numbers.flatMap((number) => {
      const claim = talks.get(number);
      return claim === undefined ? [] : [{ record, claim }];
    });
  });
  return hits.sort((a, b) => urgency(a) - urgency(b) || b.claim.agree - a.claim.agree || keptAt(b) - keptAt(a));
}

function urgency({ claim }: RecallHit): number {
  if (claim.contested) return 0;
  return isOpen(claim) ? 1 : 2;
}

function keptAt({ claim }: RecallHit): number {
  return claim.claim.keptAt.getTime();
}

/** Joins the names of several tables: what shares an id, a name or an alias, or one that looks the same, is one thing. */
export function knownThings(tables: readonly (readonly Named[])[]): readonly KnownThing[] {
  const byKey = new Map<string, Set<Named>>();
  for (const named of tables.flat()) {
    const things = new Set(keysOf(named).flatMap((key) => byKey.get(key) ?? []));
    const joined = new Set([...things].flatMap((thing) => [...thing]));
    joined.add(named);
    for (const each of joined) for (const key of keysOf(each)) byKey.set(key, joined);
  }
  return [...new Set(byKey.values())].map((thing) => ({
    name: [...thing][0]?.name ?? '',
    ids: [...new Set([...thing].map(({ id }) => id))],
    names: [...thing].flatMap(namesOf),
  }));
}

/** The thing of this name, alias or id, or of one that looks the same; null when there is none. */
export function thingNamed(things: readonly KnownThing[], typed: string): KnownThing | null {
  const wanted = lookAlikeKeys(typed.trim());
  const isIt = (name: string) => lookAlikeKeys(name).some((key) => wanted.includes(key));
  return things.find(({ names }) => names.some(isIt)) ?? null;
}

function keysOf(named: Named): readonly string[] {
  return namesOf(named).flatMap(lookAlikeKeys);
}

function namesOf({ id, name, aliases }: Named): readonly string[] {
  return [id, name, ...aliases];
}
