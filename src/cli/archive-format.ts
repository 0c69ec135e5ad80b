import { z } from 'zod';
import type { SessionArchive } from '../core/archive/session-archive.js';
import { UserError } from '../core/errors.js';
import { AGREE, KEEP } from '../core/replies.js';

// docs/export-format.md says what each field means; a change that older programs would misread raises the version.

const FORMAT = 'rapporteur-session';
const VERSION = 1;

const LARGEST_ID = 2n ** 63n - 1n;
const id = z.string().refine((text) => /^(?:0|[1-9][0-9]{0,18})$/.test(text) && BigInt(text) <= LARGEST_ID, 'is no id');
const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((date) => date.getTime() >= 0, 'is before 1970');
const number = z.int().min(1).max(1_000_000_000);
const claimNumber = z.string().regex(/^\d{1,10}\.\d{1,10}$/, 'is no number of a claim');
const words = z.string().max(100_000);
const kind = z.enum(['text', 'forward', 'voice', 'sticker', 'attachment', 'poll']);

const document = z.object({
  title: words,
  file: words,
  language: z.enum(['en', 'de', 'es', 'fr', 'ja', 'ko']),
  text: z.string().max(16 * 1024 * 1024),
});

const decision = z.object({ by: id.nullable(), at: instant });

const generated = z.object({ body: z.string().nullable(), placeholder: z.string().nullable() });

const archive = z.object({
  session: z.object({
    server: id,
    id,
    group: words,
    slug: words,
    state: z.enum(['loaded', 'posted', 'closed']),
    loadedBy: id,
    speaker: id.nullable(),
    channel: id.nullable(),
    postedAt: instant.nullable(),
    closedAt: instant.nullable(),
    // Files from before there were any have none.
    hosts: z.array(id).default([]),
    // Files from before groups could choose them have neither.
    keepEmoji: words.default(KEEP),
    agreeEmoji: words.default(AGREE),
  }),
  document: document.nullable(),
  draft: document.nullable(),
  questions: z.array(
    z.object({ number, headline: z.string(), body: z.string(), about: z.array(words), removed: z.boolean() }),
  ),
  places: z.array(
    z.object({
      kind: z.enum(['overview', 'question', 'takeaways']),
      question: number.nullable(),
      channel: id,
      message: id,
      thread: id.nullable(),
      fingerprint: words,
      cursor: id.nullable(),
      gone: z.boolean(),
    }),
  ),
  generated: z.object({ discussion: generated.exactOptional(), takeaways: generated.exactOptional() }),
  replies: z.array(
    z.object({
      id,
      thread: id,
      question: number.nullable(),
      author: id,
      authorName: words,
      kind,
      text: words,
      postedAt: instant,
      editedAt: instant.nullable(),
      replyTo: id.nullable(),
      versions: z.array(z.object({ since: instant, kind, text: words })),
      reactions: z.array(z.object({ user: id, emoji: words, at: instant.nullable().default(null) })),
    }),
  ),
  notes: z.array(z.object({ message: id, by: id, confirmedAt: instant.nullable() })).default([]),
  tombstones: z.array(id),
  claims: z.array(
    z.object({
      question: number,
      number,
      message: id,
      quote: words,
      before: words,
      after: words,
      repeated: z.boolean().default(false),
      keeper: id,
      keptAt: instant,
      rewordedAt: instant.nullable().default(null),
      rows: z.array(words),
      columns: z.array(words),
      confirmedBy: id.nullable(),
      relation: z.object({ kind: z.enum(['agrees', 'objects', 'narrows']), claim: claimNumber }).nullable(),
      authorSays: z.object({ at: instant, correction: words.nullable() }).nullable().default(null),
      answeredAt: instant.nullable().default(null),
      removed: z.object({ by: id, at: instant }).nullable(),
    }),
  ),
  caughtUp: z.array(z.object({ person: id, at: instant })).default([]),
  leftOut: z.array(z.object({ message: id, by: id, at: instant })).default([]),
  takeaways: z.array(
    z.object({
      number,
      message: id.nullable(),
      source: id.nullable(),
      proposer: id,
      sentence: words,
      claims: z.array(claimNumber),
      proposedAt: instant,
      rewordedAt: instant.nullable(),
      position: number.nullable(),
      accepted: decision.nullable(),
      superseded: decision.extend({ inFavourOf: number }).nullable(),
      withdrawn: decision.nullable(),
      votes: z.array(
        z.object({ user: id, stance: z.enum(['agree', 'disagree', 'none']), reason: words.nullable(), at: instant }),
      ),
    }),
  ),
  people: z.array(
    z.object({
      id,
      name: words,
      nameSeenAt: instant,
      outside: z.enum(['unset', 'name', 'initials', 'none', 'absent']),
    }),
  ),
});

/** A session as the text of its file; the same session gives the same text. */
export function writeArchiveText(session: SessionArchive): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...session }, null, 2)}\n`;
}

/** True for a parsed JSON file that says it is a session's. */
export function isArchive(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT;
}

/**
 * Checks a parsed session file.
 *
 * @param file its path, for messages to people
 * @throws UserError when it is of a newer version, or is not what docs/export-format.md says
 */
export function readArchiveValue(value: unknown, file: string): SessionArchive {
  const version = z.object({ version: z.int().min(1) }).safeParse(value).data?.version ?? null;
  if (version !== null && version > VERSION) {
    throw new UserError({
      message: `${file} was written by a newer Rapporteur: its format is ${version}, and this one reads up to ${VERSION}.`,
      hint: 'Import it with that version or a later one. Nothing was imported.',
    });
  }
  const read = version === null ? null : archive.safeParse(value);
  const mistakes = read?.error
    ? read.error.issues.map((issue) => `${issue.path.join('.') || 'the whole'} ${issue.message}`)
    : read
      ? doubled(read.data)
      : ['version is missing'];
  if (read?.success && mistakes.length === 0) return read.data;
  throw new UserError({
    message: `${file} is no session file as docs/export-format.md describes it:\n  ${mistakes.slice(0, 20).join('\n  ')}`,
    hint: 'Export the session again. Nothing was imported.',
  });
}

/** What stands twice although it is what things are known by, or is missing although all stands on it. */
function doubled(read: z.output<typeof archive>): readonly string[] {
  const keys: readonly (readonly [string, readonly (string | number | null)[]])[] = [
    ['questions', read.questions.map((each) => each.number)],
    ['places', read.places.map((each) => `${each.kind} ${each.question ?? ''}`)],
    ['places', read.places.map((each) => each.thread)],
    ['replies', read.replies.map((each) => each.id)],
    ['claims', read.claims.map((each) => `${each.question}.${each.number}`)],
    ['takeaways', read.takeaways.map((each) => each.number)],
    ['takeaways', read.takeaways.map((each) => each.source)],
    ['people', read.people.map((each) => each.id)],
  ];
  const mistakes = keys.flatMap(([list, all]) => {
    const known = all.filter((key) => key !== null);
    const seen = new Set(known);
    return seen.size === known.length ? [] : [`${list} has one twice`];
  });
  if (read.document === null && read.draft === null) mistakes.push('document and draft are both missing');
  return mistakes;
}
