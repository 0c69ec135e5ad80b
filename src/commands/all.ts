import { catchUpTopic } from './catch-up.js';
import { claimTopic } from './claim.js';
import type { Topic } from './command.js';
import { digestTopic } from './digest.js';
import { doctorTopic } from './doctor.js';
import { helpTopic } from './help.js';
import { keepTopic } from './keep.js';
import { meTopic } from './me.js';
import { noteTopic } from './note.js';
import { peopleTopic } from './people.js';
import { privacyTopic } from './privacy.js';
import { recallTopic } from './recall.js';
import { openAsTopic } from './session/open-as.js';
import { sessionTopic } from './session/session.js';
import { settingsTopic } from './settings.js';
import { tableTopic } from './table.js';
import { takeawayTopic } from './takeaway.js';

/** Everything people can do in Discord. */
export const allTopics: readonly Topic[] = [
  sessionTopic,
  openAsTopic,
  keepTopic,
  claimTopic,
  takeawayTopic,
  tableTopic,
  recallTopic,
  digestTopic,
  noteTopic,
  catchUpTopic,
  peopleTopic,
  meTopic,
  privacyTopic,
  settingsTopic,
  doctorTopic,
  helpTopic,
];
