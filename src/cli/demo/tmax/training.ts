import type { Scene } from '../scene.js';
import { agree, answer, keep, pin, say, tag } from '../scenes.js';
import { COLUMN, ROW } from './table.js';

/** Question 4: SFT or RL? */
export const training: readonly Scene[] = [
  say(
    'Mon 13:30',
    'speaker',
    4,
    'train.manner',
    `I read it as a question about who arrives at the pool. A warm start teaches a small model its teacher's manner, and where the manner does not fit, RL has to undo it first. T1 starts from something large enough to keep its own. Please take that as a reading: only TMax shows both roads at one size, and that size is 9B.`,
  ),
  keep('Mon 13:44', 'sceptic', 'train.manner', {
    claim: 'manner',
    sentence:
      "A warm start teaches a small model its teacher's manner, and where the manner does not fit, RL has to undo it first.",
    rows: [ROW.training],
    columns: [COLUMN.tmax],
  }),
  ...agree('Mon 13:45', ['builder', 'newcomer'], 'train.manner'),

  say(
    'Tue 10:40',
    'builder',
    4,
    'train.format',
    `We have seen warm starts hurt too, on much smaller agents of our own. Each time a warm start hurt us it was the *format* and not the skill. The model had learned to write its teacher's long plans and ran out of turns. We cut the plans from the same trajectories and the damage was gone.`,
  ),
  keep('Tue 10:52', 'tester', 'train.format', {
    claim: 'format',
    sentence: 'Each time a warm start hurt us it was the *format* and not the skill.',
    rows: [ROW.training],
  }),
  ...agree('Tue 10:53', ['tester', 'speaker', 'sceptic'], 'train.format'),

  say(
    'Tue 11:25',
    'sceptic',
    4,
    'train.luck',
    `“SFT or RL” cuts in the wrong place. What matters is whether the first correct trajectory comes from a teacher or from luck. A 9B model on nine sampled axes meets enough easy tasks for luck to do. At 300 turns there is no luck, and somebody has to go first.`,
  ),
  keep('Tue 11:36', 'host', 'train.luck', {
    claim: 'luck',
    sentence: 'What matters is whether the first correct trajectory comes from a teacher or from luck.',
    rows: [ROW.training],
    columns: [COLUMN.tmax, COLUMN.t1],
  }),
  ...agree('Tue 11:37', ['host', 'speaker', 'builder'], 'train.luck'),
  answer(
    'Tue 12:02',
    'tester',
    4,
    'train.buy',
    'train.luck',
    `But luck can be bought: put easier tasks on the same axis and RL finds its first success alone. That is a curriculum instead of a teacher, and I would guess the cheaper of the two. It only fails where nobody knows how to make the task easier without making it another task.`,
  ),
  keep('Tue 12:15', 'newcomer', 'train.buy', {
    claim: 'buy',
    sentence: 'But luck can be bought: put easier tasks on the same axis and RL finds its first success alone.',
    rows: [ROW.tasks, ROW.training],
    columns: [COLUMN.tmax],
    relation: { kind: 'narrows', to: 'luck' },
  }),
  ...agree('Tue 12:16', ['newcomer', 'builder'], 'train.buy'),

  say(
    'Tue 20:05',
    'newcomer',
    4,
    'train.sizes',
    `31.5 from a 32B and 27 from a 9B is not SFT against RL, it is two sizes.`,
  ),
  pin('Tue 20:12', 'tester', 'train.sizes', 'sizes'),
  ...agree('Tue 20:13', ['tester', 'sceptic', 'host', 'speaker'], 'train.sizes'),
  tag('Wed 08:05', 'host', 'sizes', ROW.training, COLUMN.terminalWorld),

  say(
    'Wed 18:30',
    'builder',
    4,
    'train.only',
    `Then let me make it concrete, since I have to choose next month. I have one 9B, one pool and money for one run. Would you still warm start if the 9B were all you had, {@speaker}?`,
  ),
  keep('Wed 18:34', 'builder', 'train.only', {
    claim: 'still-warm',
    sentence: 'Would you still warm start if the 9B were all you had, {@speaker}?',
  }),
  answer(
    'Thu 08:15',
    'speaker',
    4,
    'train.spend',
    'train.only',
    `No. With only a 9B I would spend the teacher's money on easier tasks. If the first hundred steps show no success at all on the hard axes, that is the moment to ask a teacher, and only for those.`,
  ),
  keep('Thu 08:22', 'builder', 'train.spend', {
    claim: 'spend',
    sentence: "With only a 9B I would spend the teacher's money on easier tasks.",
    rows: [ROW.training],
    columns: [COLUMN.tmax],
  }),
  ...agree('Thu 08:24', ['tester'], 'train.spend'),
];
