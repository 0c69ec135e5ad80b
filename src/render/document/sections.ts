import type { SessionRecord } from '../../core/record.js';
import type { SectionName } from '../../core/sessions.js';
import { discussionBody } from './discussion.js';
import { type DocumentOptions, pageOf } from './page.js';
import { takeawaysBody } from './takeaways.js';

/** The bodies of the two sections of a session's document; null where there is nothing to say. */
export function renderSections(record: SessionRecord, options: DocumentOptions): Record<SectionName, string | null> {
  const page = pageOf(record, options);
  return { discussion: discussionBody(page, options.matrix ?? false), takeaways: takeawaysBody(page) };
}
