import type { PublishingTexts } from './texts.js';

export const en: PublishingTexts = {
  notes: (title) => `Notes of “${title}”`,
  notesAgain: (title) => `Notes of “${title}”, brought up to date`,
  digest: (day) => `Digest of ${day}`,
  digestAgain: (day) => `Digest of ${day}, brought up to date`,
  removed: (n) => (n === 1 ? 'Remove a file that is no longer public' : `Remove ${n} files that are no longer public`),
  several: (first, others) => `${first}, and ${others} more`,
  option: 'Publish in Git',
  done: (path) => `✓ Git: published as ${path}`,
  soon: '– Git: another process is at it; it comes within the minute.',
  notYet: '– Git: not yet. Post the filled document or close the session as well; notes are public from then on.',
  failed: (reason, again) => `Git: not published: ${reason} I try again ${again}.`,
  reasons: {
    away: 'the repository does not answer.',
    refused: 'the repository does not take my commit. May I push to its branch?',
    busy: 'others push all the time.',
    diverged: 'the branch of the pull request contradicts the other one. Merge it or delete it.',
    'not-text': 'something else stands where a file should be.',
    path: 'a path leads out of the repository.',
    fault: 'something went wrong on my side; the log tells whoever runs me.',
  },
  troubles: {
    block: (path, where) =>
      `Git: somebody changed my text in ${path} (${where}), so I leave it as it is. Undo that change there, or write *kept* into the mark.`,
    versions: (path) =>
      `Git: ${path} was changed in the repository, and the document was loaded anew here. The file keeps the repository’s; load that one here, or bring both together there.`,
    digest: (path) => `Git: somebody changed ${path}, so I leave it as it is. Undo that change there.`,
    document: (path) => `Git: I cannot write into ${path}: see what \`rapporteur check\` says of it.`,
    'no-file': (path) => `Git: something else stands at ${path}. Move it away.`,
  },
  history: (path, numbers) =>
    `Git: older commits of ${path} still hold ${numbers}. Whoever looks after the repository has to rewrite its history`,
};
