import type { Scene } from '../scene.js';
import { agree, answer, edit, keep, pin, say, tag } from '../scenes.js';
import { COLUMN, ROW } from './table.js';

/** Question 5: can a synthetic recipe beat its generator? */
export const generators: readonly Scene[] = [
  say(
    'Mon 13:50',
    'speaker',
    5,
    'beat.ceiling',
    `It depends on what the generator hands over. If that is the *answers*, the student copies a teacher and the teacher is the ceiling. If the generator writes only the *tasks* and a container decides, the ceiling is the container. RL on a generated task is nearer to the second, SFT on a teacher's trajectories is the first.`,
  ),
  keep('Mon 14:02', 'builder', 'beat.ceiling', {
    claim: 'ceiling',
    sentence: 'If the generator writes only the *tasks* and a container decides, the ceiling is the container.',
    rows: [ROW.tasks, ROW.reward],
    columns: [COLUMN.tmax],
  }),
  ...agree('Mon 14:03', ['builder', 'newcomer', 'tester'], 'beat.ceiling'),
  answer(
    'Tue 14:20',
    'sceptic',
    5,
    'beat.book',
    'beat.ceiling',
    `Half of it. The generator still decides what is never asked, and no container can pay for a task that is not there. You can be better than your teacher at every exercise in the book and fail at whatever the book leaves out. Nine axes sampled by one model are nine axes that this model could fill in.`,
  ),
  keep('Tue 14:31', 'tester', 'beat.book', {
    claim: 'never-asked',
    sentence: 'The generator still decides what is never asked, and no container can pay for a task that is not there.',
    rows: [ROW.tasks],
    columns: [COLUMN.tmax],
    relation: { kind: 'objects', to: 'ceiling' },
  }),
  ...agree('Tue 14:32', ['tester', 'host', 'speaker'], 'beat.book'),

  answer(
    'Tue 15:10',
    'builder',
    5,
    'beat.person',
    'beat.book',
    `That is what I like about the middle column. In Terminal-World the idea comes from a person and the model only builds it out. Somebody once had a reason to write that skill down. The set of reasons is still finite, but it is not the model's own.`,
  ),
  keep('Tue 15:18', 'sceptic', 'beat.person', {
    claim: 'person',
    sentence: 'In Terminal-World the idea comes from a person and the model only builds it out.',
    rows: [ROW.tasks],
    columns: [COLUMN.terminalWorld],
    relation: { kind: 'narrows', to: 'never-asked' },
  }),
  ...agree('Tue 15:19', ['sceptic', 'newcomer'], 'beat.person'),

  say(
    'Tue 21:00',
    'tester',
    5,
    'beat.compilers',
    `Another trade answered this long ago. Compilers are tested with random programs that no one would ever write, see [Csmith](https://github.com/csmith-project/csmith). A dumb generator with a smart checker finds real bugs, so beating the generator is nothing strange. What it takes is a checker that knows more than the generator does.`,
  ),
  keep('Tue 21:12', 'builder', 'beat.compilers', {
    claim: 'dumb-generator',
    sentence: 'A dumb generator with a smart checker finds real bugs, so beating the generator is nothing strange.',
    rows: [ROW.tasks, ROW.quality],
  }),
  ...agree('Tue 21:13', ['builder', 'speaker', 'host'], 'beat.compilers'),

  say(
    'Wed 07:45',
    'newcomer',
    5,
    'beat.mean',
    `what would beating it even mean here?? a higher number than teh model that wrote the tasks, on tests it didnt write?`,
  ),
  edit(
    'Wed 07:46',
    'newcomer',
    'beat.mean',
    `what would beating it even mean here? a higher number than the model that wrote the tasks, on tests it didn't write?`,
  ),
  answer(
    'Wed 09:40',
    'sceptic',
    5,
    'beat.budget',
    'beat.mean',
    `I would say that a recipe beats its generator when it solves tasks the generator cannot, in the same container and with the same number of turns.`,
  ),
  pin('Wed 09:50', 'newcomer', 'beat.budget', 'budget'),
  ...agree('Wed 09:51', ['newcomer', 'builder', 'tester', 'speaker'], 'beat.budget'),
  tag('Wed 10:00', 'host', 'budget', ROW.tasks),

  say(
    'Wed 12:30',
    'host',
    5,
    'beat.meeting',
    `I like that we now have a definition to be wrong about. Let us start with this one when we meet, <t:1791478800:F>, and leave question 3 for the end. If you have a sentence you would like us to take home, put it into the last thread before then.`,
  ),
];
