import type { DoctorTexts } from './texts.js';

export const en: DoctorTexts = {
  description: 'What is amiss: permissions, intents, the database, and where to change it',
  channelOption: 'Another channel to look at',
  well: '**All is well.**',
  unwell: '**Something has to be done.**',
  noChannels: 'No channel is chosen and no session is open. Name a channel: `/doctor channel`.',
  uses: {
    sessions: 'sessions',
    digest: 'the digest',
    meeting: 'the meeting',
    asked: 'as asked',
  },
  channelWell: (channel, uses) => `✓ ${channel} (${uses}): every permission is there.`,
  lacking: (channel, uses, permissions) =>
    `✗ ${channel} (${uses}): I lack ${permissions}. Edit Channel › Permissions › my role.`,
  forbidden: (channel, uses) =>
    `✗ ${channel} (${uses}): it is closed to me. Edit Channel › Permissions › my role › View Channel.`,
  missing: (channel, uses) =>
    `✗ ${channel} (${uses}): it is not there any more. Choose another one with \`/settings\` or \`/digest schedule\`.`,
  unfit: (channel) => `✗ ${channel}: sessions go into a text channel or a forum. Choose one with \`/settings\`.`,
  demandsTag: (channel) =>
    `✗ ${channel}: this forum wants a tag on every post, and mine have none. Edit Channel › Require people to select tags when posting › off.`,
  forumInstead: 'A forum would do with fewer permissions: it needs no Create Public Threads.',
  forumOrText:
    'A forum suits several sessions best, since each question is a post of its own there; in a text channel the threads stand beside the other talk.',
  unreadable: (title, threads) =>
    `✗ “${title}”: I cannot read ${threads} of its threads; \`/session status\` says which and why.`,
  silent: (title) => `– “${title}”: I can read its threads; nobody has written there yet.`,
  contentShown: '✓ Discord shows me what people write.',
  contentWithheld:
    '✗ Discord withholds from me what people write. Developer Portal › my application › Bot › Message Content Intent › on; then start me again.',
  databaseWell: (version) => `✓ The database answers (PostgreSQL ${version}), its tables are up to date.`,
  noForcedWrites:
    '– The database does not force its writes to the disk: after a power cut the last seconds may be missing, and are read from Discord again.',
  databaseAway: '✗ The database does not answer. Whoever runs me finds the reason in my log.',
  encryption: '– I cannot see whether the disk is encrypted; Discord’s terms ask for it.',
  clockAhead: (seconds) => `✗ My clock is ${seconds} seconds ahead of Discord’s. Set it by NTP.`,
  clockBehind: (seconds) => `✗ My clock is ${seconds} seconds behind Discord’s. Set it by NTP.`,
  noZones: '✗ Time zones are unknown here. Run me with a Node.js that has its full ICU data.',
  tagRefused: {
    message: 'This forum wants a tag on every post, and mine have none.',
    hint: 'Turn that off (Edit Channel, Require people to select tags when posting), or choose another channel. Nothing was posted.',
  },
  notHost: { message: 'Only hosts can look at this.', hint: 'Ask somebody who may manage this server.' },
};
