import type { Scene } from '../scene.js';
import { agree, confirm, correct, leaveOut, note, pin, say, tag } from '../scenes.js';
import { COLUMN, ROW } from './table.js';

/** What is said aloud on Thursday, and what the speaker makes of being quoted. */
export const meeting: readonly Scene[] = [
  note(
    'Thu 19:08',
    'host',
    'speaker',
    2,
    'meet.worst',
    'Count assertions if you like, but print your two worst verifiers beside the score.',
  ),
  pin('Thu 19:10', 'newcomer', 'meet.worst', 'worst'),
  ...agree('Thu 19:12', ['newcomer', 'tester', 'sceptic'], 'meet.worst'),
  tag('Thu 19:13', 'newcomer', 'worst', ROW.reward, COLUMN.t1),
  confirm('Thu 21:30', 'speaker', 'meet.worst'),
  note(
    'Thu 19:21',
    'tester',
    'builder',
    3,
    'meet.drawer',
    'We keep the loose verifiers in a drawer and look at them once a quarter.',
  ),
  pin('Thu 19:22', 'host', 'meet.drawer', 'drawer'),

  say('Thu 09:10', 'speaker', 3, 'meet.spring', 'I shipped a verifier last spring that passed on an empty folder.'),
  pin('Thu 09:31', 'newcomer', 'meet.spring', 'spring'),
  leaveOut('Thu 21:36', 'speaker', 'spring'),
  correct('Thu 21:40', 'speaker', 'manner', 'At 9B, and with that teacher; I would not say it of a large one.'),
];
