import type { HostingTexts } from './texts.js';

export const en: HostingTexts = {
  hostsDescription: 'Who hosts the session; add or remove somebody',
  addDescription: 'Somebody who is to host it, too',
  removeDescription: 'Somebody who no longer hosts it',
  deleteDescription: 'Delete all that is kept of a session; its threads stay in Discord',
  templateDescription: 'A session document to begin with',
  titleDescription: 'The title of the session',
  hosts: (session, hosts) => `Hosts of “${session}”: ${hosts}`,
  added: (user) => `${user} hosts it now, too.`,
  removed: (user) => `${user} hosts it no longer.`,
  managersToo: 'Whoever may manage this server, or has a host role in /settings, is a host as well.',
  tooMany: (most) => ({
    message: `A session has at most ${most} further hosts.`,
    hint: 'Give them a role, and make it a host role in /settings.',
  }),
  deleteTitle: 'Delete the session',
  typeTitle: 'Type its title to delete it',
  typeTitleHint: 'This cannot be undone',
  whatGoes:
    'Everything kept of it goes: the document, what people wrote, kept sentences, takeaways. Posted digests lose it, and the posted notes are deleted. The threads stay in Discord; delete them there if you want.',
  otherTitle: {
    message: 'That is not its title, so nothing was deleted.',
    hint: 'Use /session delete again and type the title as it stands there.',
  },
  deleted: (session) => `“${session}” is deleted. Its threads stay in Discord.`,
  purge: (files) => `These files left the server and still hold its words. Ask for them to be deleted:\n${files}`,
  file: (when, by) => `- exported ${when} by ${by}`,
  moreFiles: (n) => `- and ${n} more`,
  template: (file) => `Fill in ${file}, then load it with /session load.`,
};
