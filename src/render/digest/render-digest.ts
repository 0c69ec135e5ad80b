import type { Period } from '../../core/digest.js';
import type { Language } from '../../core/document/session.js';
import type { OutgoingFile, OutgoingMessage } from '../../core/ports/chat.js';
import type { SessionRecord } from '../../core/record.js';
import { type DigestContent, digestContent } from './digest-content.js';
import { digestFrame, lastDay } from './digest-frame.js';
import { digestMarkdown } from './digest-markdown.js';
import { digestMessage } from './digest-message.js';

export interface DigestOptions {
  /** The group's IANA zone. */
  readonly zone: string;
  /** The language of a quiet week; otherwise the newest session's counts. English by default. */
  readonly language?: Language;
  /** Gives a quiet week's message its file too, as a preview that somebody wants to keep. */
  readonly fileAlways?: boolean;
}

/** A digest in both its forms. */
export interface RenderedDigest {
  readonly message: OutgoingMessage;
  /** The file that goes with it; a quiet period's message has none unless asked for. */
  readonly file: OutgoingFile;
  readonly quiet: boolean;
}

/**
 * Writes the digest of a period from the group's sessions. The message shows names as the server does, the file as
 * people chose for outside (design 11). The same records give the same digest.
 */
export function renderDigest(
  records: readonly SessionRecord[],
  period: Period,
  options: DigestOptions,
): RenderedDigest {
  const { zone, language = 'en' } = options;
  const inside = digestContent(records, period, { zone, audience: 'inside' });
  const outside = digestContent(records, period, { zone, audience: 'outside' });
  const file: OutgoingFile = {
    name: fileName(outside, zone),
    data: new TextEncoder().encode(digestMarkdown(outside, digestFrame(outside, zone, language))),
    contentType: 'text/markdown; charset=utf-8',
  };
  const quiet = inside.sessions.length === 0;
  return {
    message: digestMessage(inside, digestFrame(inside, zone, language), quiet && !options.fileAlways ? null : file),
    file,
    quiet,
  };
}

/** Letters that survive in the name of an attachment, since the message refers to the file by it. */
function fileName(content: DigestContent, zone: string): string {
  const [only, ...others] = content.sessions;
  const slug = others.length > 0 ? '' : (only?.page.talk.record.session.slug ?? '');
  const plain = slug
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain === '' ? 'digest' : plain}-${lastDay(content.period, zone)}.md`;
}
