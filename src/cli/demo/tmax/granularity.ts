import type { Scene } from '../scene.js';
import { agree, answer, edit, keep, pin, say, tag } from '../scenes.js';
import { COLUMN, ROW } from './table.js';

/** Question 2: how much does the reward's granularity matter? */
export const granularity: readonly Scene[] = [
  say(
    'Mon 12:40',
    'speaker',
    2,
    'grain.three',
    `Three things change at once between T1's two runs: the pool, the reward and where the run starts. So the comparison cannot tell us which of them did it. What it does say is smaller. A binary reward on this pool, from a base model, bought 3.4 points, and the SFT checkpoint stood above that before any RL.`,
  ),
  keep('Mon 12:52', 'host', 'grain.three', {
    claim: 'three',
    sentence: "Three things change at once between T1's two runs: the pool, the reward and where the run starts.",
    rows: [ROW.reward, ROW.training],
    columns: [COLUMN.t1],
  }),
  ...agree('Mon 12:53', ['host', 'sceptic'], 'grain.three'),

  say(
    'Mon 21:03',
    'builder',
    2,
    'grain.slope',
    `I would still put most of it on the reward. Count assertions and you get a slope where pass or fail has a cliff. With 300 turns per task, all-or-nothing has to travel back a very long way. On short tasks I would not expect to see any of this.`,
  ),
  keep('Mon 21:15', 'newcomer', 'grain.slope', {
    claim: 'travel',
    sentence: 'With 300 turns per task, all-or-nothing has to travel back a very long way.',
    rows: [ROW.reward],
    columns: [COLUMN.t1],
  }),
  ...agree('Mon 21:16', ['newcomer', 'speaker'], 'grain.slope'),
  answer(
    'Mon 21:30',
    'tester',
    2,
    'grain.easy',
    'grain.slope',
    `Careful. Counting pays for the easy assertions: \`assert path.exists()\` is worth as much as the one line that checks the answer. In most test files I get to review, half of the lines are of the first kind. A model can live on those and never finish anything.`,
  ),
  keep('Mon 21:41', 'sceptic', 'grain.easy', {
    claim: 'easy',
    sentence:
      'Counting pays for the easy assertions: `assert path.exists()` is worth as much as the one line that checks the answer.',
    rows: [ROW.reward],
    columns: [COLUMN.t1],
    relation: { kind: 'objects', to: 'travel' },
  }),
  ...agree('Mon 21:42', ['sceptic', 'newcomer'], 'grain.easy'),

  say(
    'Tue 07:50',
    'newcomer',
    2,
    'grain.scale',
    `I think scale explains all of it, a 122B model would learn from any reward.`,
  ),
  pin('Tue 07:58', 'builder', 'grain.scale', 'scale'),
  answer(
    'Tue 08:20',
    'sceptic',
    2,
    'grain.honest',
    'grain.easy',
    `> worth as much as the one line that checks the answer
Which makes this question 3 in another coat. A count is only as fine as the test file is honest, so granularity and verifier quality are one question. If T1's audit is what made its assertions worth counting, then the audit belongs in the reward row and not only under quality control.`,
  ),
  keep('Tue 08:33', 'builder', 'grain.honest', {
    claim: 'one-question',
    sentence:
      'A count is only as fine as the test file is honest, so granularity and verifier quality are one question.',
    rows: [ROW.quality, ROW.reward],
    columns: [COLUMN.t1],
  }),
  ...agree('Tue 08:34', ['builder', 'tester', 'speaker', 'host'], 'grain.honest'),

  say('Tue 13:15', 'tester', 2, 'grain.far', `部分点は「どこまで進んだか」を測り、合否は「終わったか」を測る。`),
  say(
    'Tue 13:16',
    'tester',
    2,
    'grain.far-english',
    `Sorry, that came out in the language I thought it in. A partial score measures how far you got, pass or fail measures whether you are done. You want the first while training and the second on the leaderboard, and it is fine that they differ.`,
  ),
  pin('Tue 13:30', 'host', 'grain.far', 'far'),
  tag('Tue 13:31', 'host', 'far', ROW.reward),
  ...agree('Tue 13:32', ['host', 'speaker'], 'grain.far'),

  say(
    'Wed 09:10',
    'sceptic',
    2,
    'grain.missing',
    `All the runs we have move two things at a time. The run that would settle it is T1's own pool with a binary reward, started from T1's own SFT checkpoint. If that climbs as well, it was the data; if it stays flat, it was the count. Has anybody run T1's pool with a binary reward, {@speaker}?`,
  ),
  keep('Wed 09:13', 'builder', 'grain.missing', {
    claim: 'missing-run',
    sentence:
      "The run that would settle it is T1's own pool with a binary reward, started from T1's own SFT checkpoint.",
    rows: [ROW.reward, ROW.training],
    columns: [COLUMN.t1],
  }),
  keep('Wed 09:15', 'sceptic', 'grain.missing', {
    claim: 'anybody',
    sentence: "Has anybody run T1's pool with a binary reward, {@speaker}?",
  }),
  ...agree('Wed 12:00', ['builder', 'tester', 'speaker', 'newcomer', 'host'], 'grain.missing'),
  edit(
    'Thu 17:40',
    'newcomer',
    'grain.scale',
    `I take the scale thing back, {name:sceptic} is right that one run would tell us.`,
  ),
];
