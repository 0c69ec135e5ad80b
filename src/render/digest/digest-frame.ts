import { dateWriter } from '../../core/catalogue/dates.js';
import type { Words } from '../../core/catalogue/words.js';
import { wordsFor } from '../../core/catalogue/words-for.js';
import type { Period } from '../../core/digest.js';
import type { Language } from '../../core/document/session.js';
import type { DigestContent, SessionDigest } from './digest-content.js';

/** What stands around the sessions of a digest, in one language. */
export interface DigestFrame {
  readonly words: Words;
  /** Its title with the dates of the period. */
  readonly title: string;
  /** Says that it stands for several periods; null when it stands for one. */
  readonly missed: string | null;
}

/**
 * The frame of a digest. Its language is that of the newest session in it.
 *
 * @param fallback the language of a quiet week
 */
export function digestFrame(content: DigestContent, zone: string, fallback: Language): DigestFrame {
  const language = content.sessions[0]?.page.talk.record.session.language ?? fallback;
  const words = wordsFor(language);
  const { from, to, weeks } = content.period;
  return {
    words,
    title: words.digest.title(dateWriter(language, zone, to).span(from, to)),
    missed: weeks > 1 ? words.digest.missed(weeks) : null,
  };
}

/** A session's first lines: source text of its title, the speaker if there is one, when and how much was written. */
export interface SessionHead {
  readonly title: string;
  /** The speaker's name as it is, or null. */
  readonly speaker: string | null;
  readonly activity: string | null;
}

/** What a digest says of a session before its topics. The speaker's own name goes before the document's, where known. */
export function sessionHead(session: SessionDigest): SessionHead {
  const { words, dates, talk } = session.page;
  const { speaker } = talk.record.session;
  const counts = words.discussion.messages(session.messages, session.people);
  const span = session.first && session.last ? `${dates.span(session.first, session.last)} · ` : '';
  return {
    title: talk.record.document.title,
    speaker: (speaker === null ? null : talk.names.name(speaker)) ?? talk.record.document.presenter,
    activity: session.messages === 0 ? null : span + counts,
  };
}

/** A period's last day as `2026-10-12`, for file names. */
export function lastDay(period: Period, zone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    period.to,
  );
}
