import { createHash } from 'node:crypto';
import type { Period } from './digest.js';
import type { Id } from './ids.js';

/** Words of a person in something that was published: a claim, an accepted takeaway, a reason. */
export interface QuotedItem {
  readonly session: string;
  /** `2.1` for a claim, `t3` for the third takeaway, `t3/t1` for the first reason given, on the third takeaway. */
  readonly item: string;
  /** The message the words come from; null when they came by a form. */
  readonly message: Id | null;
  /** A hash of the words and of how files call who said them; the words themselves are not kept here. */
  readonly words: string;
}

/** Names one posted digest: of which group, and the end of its period. */
export interface DigestKey {
  readonly server: Id;
  readonly group: string;
  readonly due: Date;
}

/** A digest that was posted, or is about to be, and all that writing it anew needs. */
export interface DigestPost extends DigestKey {
  readonly channel: Id;
  /** Null until it was sent. */
  readonly message: Id | null;
  readonly period: Period;
  /** The IANA zone it was written in. */
  readonly zone: string;
}

/** A digest whose words may have been withdrawn, held by whoever looks into it. */
export interface DoubtedDigest extends DigestPost {
  /** The newest reason to look; what comes later is looked into again. */
  readonly wanted: number;
  readonly quotes: readonly QuotedItem[];
}

/** A filled document that somebody took out of the server. */
export interface ExportedFile {
  readonly server: Id;
  readonly session: string;
  readonly by: Id;
  readonly at: Date;
  readonly file: string;
  readonly items: readonly QuotedItem[];
}

/** A file that left the server and may hold words that were erased. */
export interface StrayFile extends Pick<ExportedFile, 'by' | 'at' | 'file'> {
  /** The session's title. */
  readonly session: string;
}

/** How words stand now, by {@link quotedKey}. */
export type StandingWords = ReadonlyMap<string, QuotedItem>;

/** The key of an item among those of several sessions. */
export function quotedKey({ session, item }: Pick<QuotedItem, 'session' | 'item'>): string {
  return `${session} ${item}`;
}

/** What was published and may not be any more: gone, in other words, or by somebody who is to be called differently. */
export function withdrawnItems(published: readonly QuotedItem[], now: StandingWords): readonly QuotedItem[] {
  return published.filter((quoted) => now.get(quotedKey(quoted))?.words !== quoted.words);
}

/** A hash of words, by which they are known again though they are kept nowhere. 22 characters. */
export function wordsPrint(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
