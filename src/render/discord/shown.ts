import type { Id } from '../../core/ids.js';
import { insideNames } from '../../core/names.js';
import type { Claim, SessionRecord } from '../../core/record.js';
import { isZone } from '../../core/zoned.js';
import { clip, escapeChat } from '../chat/escape.js';
import { convertGfm } from '../chat/gfm-inline.js';
import { makeHarmless } from '../chat/harmless.js';
import { fitUnits, saidLine, saidPlain } from '../chat/said.js';

/** How what people said, and they themselves, are shown inside their server. */
export interface Shown {
  /** A person's words as one line of Discord's Markdown, at most `longest` code points. */
  line(text: string, longest: number): string;
  /** A kept sentence likewise, between quotation marks unless it is a note that nobody confirmed (design 8). */
  quote(claim: Pick<Claim, 'message' | 'quote'>, longest: number): string;
  /** The same as plain words, at most `longest` UTF-16 units; never empty, since a label must not be. */
  plain(text: string, longest: number): string;
  /** A person's name, without a mention. */
  name(id: Id): string;
}

/** Prepares showing what was said in one session. */
export function shownIn(record: SessionRecord): Shown {
  const names = insideNames(record);
  const { zone } = record.document;
  const options = { zone: zone && isZone(zone) ? zone : 'UTC', language: record.session.language };
  const line = (text: string, longest: number) => saidLine(text, names, options, longest);
  return {
    line,
    quote: ({ message, quote }, longest) =>
      record.notes.get(message)?.confirmedAt === null ? line(quote, longest) : `“${line(quote, longest)}”`,
    plain: (text, longest) => fitUnits(saidPlain(text, names, options, longest), longest) || '…',
    name: (id) => escapeChat(clip(names.called(id).replace(/\s+/g, ' '), 40)),
  };
}

/** What a reader sees of a name or headline in the document's Markdown, on one line of at most `longest` UTF-16 units. */
export function plainName(markdown: string, longest: number): string {
  return (
    fitUnits(
      convertGfm(makeHarmless(markdown.slice(0, 2_000)), 'plain')
        .replace(/\s+/g, ' ')
        .trim(),
      longest,
    ) || '…'
  );
}
