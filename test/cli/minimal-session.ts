import { DEFAULT_EMOJI } from '../../src/core/replies.js';

/** The least that is a session file. */
export const MINIMAL = {
  ...{ format: 'rapporteur-session', version: 1, draft: null, generated: {} },
  document: { title: 'A', file: 'a.md', language: 'en', text: '# A\n\n## Questions\n\n1. Why?\n' },
  ...{ questions: [], places: [], replies: [], tombstones: [], claims: [], takeaways: [], people: [] },
  session: {
    ...{ server: '5', id: '1', group: 'default', slug: 'a', state: 'loaded', loadedBy: '7' },
    ...{ speaker: null, channel: null, postedAt: null, closedAt: null },
    ...DEFAULT_EMOJI,
  },
};
