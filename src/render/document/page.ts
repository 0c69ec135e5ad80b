import { type DateWriter, dateWriter } from '../../core/catalogue/dates.js';
import type { Words } from '../../core/catalogue/words.js';
import { wordsFor } from '../../core/catalogue/words-for.js';
import { type NameMask, nameMask } from '../../core/name-mask.js';
import type { Audience } from '../../core/names.js';
import type { SessionRecord } from '../../core/record.js';
import { type SessionTalk, sessionTalk } from '../../core/talk.js';
import { isZone } from '../../core/zoned.js';
import { type ChatSetting, chatSetting } from '../chat/chat-setting.js';

/** How the sections of a document are written. */
export interface DocumentOptions {
  /** IANA zone of the dates; an unknown one reads as UTC. */
  readonly zone: string;
  /** Outside by default: files, Git and pages always are (design 11). */
  readonly audience?: Audience;
  /** Adds the table of claim numbers below the discussion. */
  readonly matrix?: boolean;
}

/** All that the writers of one document share: the talk, the words of its language, its dates. */
export interface Page {
  readonly talk: SessionTalk;
  readonly words: Words;
  readonly dates: DateWriter;
  readonly chat: ChatSetting;
  /** Applied to whatever people wrote before it is converted. */
  readonly mask: NameMask;
}

/** The page of a record. Years are left out where they are those of the session. */
export function pageOf(record: SessionRecord, options: DocumentOptions): Page {
  const { language, postedAt } = record.session;
  const zone = isZone(options.zone) ? options.zone : 'UTC';
  const talk = sessionTalk(record, options.audience ?? 'outside');
  return {
    talk,
    mask: nameMask(record, talk.names),
    words: wordsFor(language),
    dates: dateWriter(language, zone, postedAt ?? record.replies[0]?.postedAt ?? null),
    chat: chatSetting({ zone, language, nobody: talk.names.nobody }),
  };
}
