import type { Language } from '../../core/document/session.js';
import type { LeftOpen } from '../../core/left-open.js';
import type { SessionRecord } from '../../core/record.js';
import { bringingTexts } from '../catalogue/bringing/bringing-texts.js';
import { clip } from '../chat/escape.js';
import { pageOf } from './page.js';
import { plainMarkdown } from './person.js';
import { inlineWords } from './quoted-text.js';

/** A longer question is read in its own session. */
const LONGEST = 600;

/**
 * A question that stayed open as one line of the next document's Markdown, with the session it comes from; a kept one in
 * its writer's words, naming nobody who has no name outside.
 *
 * @param language of the next document
 * @returns null for what does not fit a line
 */
export function leftOpenLine(record: SessionRecord, open: LeftOpen, language: Language): string | null {
  const words = open.kind === 'asked' ? spoken(record, open.claim.claim.quote) : written(open.question);
  if (words === null || words.includes('\n') || words.length > LONGEST) return null;
  const title = plainMarkdown(clip(record.session.title, 80));
  return `${words} *(${bringingTexts[language].leftOpenIn(title)})*`;
}

function spoken(record: SessionRecord, quote: string): string | null {
  return inlineWords(pageOf(record, { zone: record.document.zone ?? 'UTC' }), quote);
}

function written({ headline, body }: { readonly headline: string; readonly body: string }): string {
  return body === '' || body.includes('\n') ? headline : `${headline} ${body}`;
}
