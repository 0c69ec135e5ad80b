import type { ErasingTexts } from './texts.js';

export const en: ErasingTexts = {
  description: 'Administrators: erase everything that is held of this server',
  title: 'Erase all data of this server',
  whatGoes:
    'Everything held of this server goes, of all its groups: sessions and their documents, what people wrote, kept sentences, takeaways, chosen names, settings, the digest’s schedule. Posted digests lose it, and posted notes and briefs are deleted.',
  whatStays: 'What stays: threads and messages in Discord itself, and a line that says when and how much was erased.',
  typeName: 'Type the server’s name to erase it all',
  typeNameHint: 'This cannot be undone',
  notAdministrator: {
    message: 'Only an administrator of this server can have all of its data erased.',
    hint: 'Ask one of them; a host can delete a single session with /session delete.',
  },
  otherName: {
    message: 'That is not the name of this server, so nothing was erased.',
    hint: 'Use /privacy erase again and type the name as it stands above the channels.',
  },
  nothing: 'Nothing is held of this server, so there was nothing to erase.',
  erased: (rows) =>
    `Everything held of this server is erased: ${rows === 1 ? 'one entry' : `${rows} entries`}. Threads and messages stay in Discord.`,
  digestsLeft: (n) =>
    n === 1
      ? 'One posted digest could not be changed yet; it is tried again.'
      : `${n} posted digests could not be changed yet; they are tried again.`,
  purge: (files) =>
    `These files left the server before and still hold its words; whoever has them can delete them:\n${files}`,
  file: (when, by, session) => `- “${session}”, exported ${when} by ${by}`,
  moreFiles: (n) => `- and ${n} more`,
};
