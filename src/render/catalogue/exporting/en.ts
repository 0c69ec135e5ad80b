import type { ExportingTexts } from './texts.js';

export const en: ExportingTexts = {
  description: 'The session document with its two sections filled',
  now: (session) => `“${session}” as it stands now.`,
  sections: { discussion: 'Discussion', takeaways: 'What we took from it' },
  changed: (where) =>
    `Somebody changed my text under ${where}, so this is the document as it was loaded. Which text is to stay?`,
  place: (section, line) => `*${section}* (line ${line})`,
  theirs: 'The one in the document',
  ours: 'The newest of mine',
  keptTheirs: 'Your text stands, and I leave it alone from now on. Load this file again, so that it stays so.',
  tookOurs: 'My text stands, as it is now. Load this file again, so that it stays so.',
};
