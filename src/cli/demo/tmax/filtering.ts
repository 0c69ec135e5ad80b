import type { Scene } from '../scene.js';
import { agree, answer, edit, keep, say } from '../scenes.js';
import { COLUMN, ROW } from './table.js';

/** Question 1: is RL filtering a substitute for validation? */
export const filtering: readonly Scene[] = [
  say(
    'Mon 12:10',
    'speaker',
    1,
    'filter.bin',
    `My short answer after reading all three side by side: no, but it is a decent bin. Filtering looks at outcomes, validation looks at the task. Dropping all-zero groups throws out what nobody solved. It cannot say whether that task was broken or only hard, and for a 9B model those two look the same.`,
  ),
  keep('Mon 12:31', 'sceptic', 'filter.bin', {
    claim: 'looks-at',
    sentence: 'Filtering looks at outcomes, validation looks at the task.',
    rows: [ROW.quality],
    columns: [COLUMN.tmax],
  }),
  ...agree('Mon 12:33', ['sceptic', 'tester'], 'filter.bin'),

  say(
    'Mon 18:42',
    'builder',
    1,
    'filter.one-sided',
    `My worry in one line. The filter is one-sided: a verifier that is too strict drops out with its all-zero group, one that is too loose stays and gets *gradient*. So what is left after this cleaning is richer in tasks that teach cheating than what went in. I would rather hear that before the run than from an eval.`,
  ),
  keep('Mon 18:55', 'tester', 'filter.one-sided', {
    claim: 'one-sided',
    sentence:
      'The filter is one-sided: a verifier that is too strict drops out with its all-zero group, one that is too loose stays and gets *gradient*.',
    rows: [ROW.quality, ROW.reward],
    columns: [COLUMN.tmax],
  }),
  ...agree('Mon 18:57', ['tester', 'sceptic', 'speaker'], 'filter.one-sided'),
  ...agree('Tue 08:02', ['host'], 'filter.one-sided'),

  answer(
    'Mon 19:05',
    'newcomer',
    1,
    'filter.zero',
    'filter.one-sided',
    `sorry if basic. the no-op checker and the stub binaries scored 0 on the benchmark, so teh benchmark never paid for them. why do we blame the filter then?`,
  ),
  edit(
    'Mon 19:06',
    'newcomer',
    'filter.zero',
    `sorry if basic. the no-op checker and the stub binaries scored 0 on the benchmark, so the benchmark never paid for them. why do we blame the filter then?`,
  ),
  answer(
    'Mon 19:20',
    'sceptic',
    1,
    'filter.habit',
    'filter.zero',
    `> why do we blame the filter then?
Not basic at all. An eval does not teach, it only shows. A model that swaps a checker for a no-op at test time was most likely paid for something like it in training. The zero tells us that the benchmark caught it, not that the pool did.`,
  ),
  keep('Mon 19:26', 'builder', 'filter.habit', {
    claim: 'habit',
    sentence:
      'A model that swaps a checker for a no-op at test time was most likely paid for something like it in training.',
    rows: [ROW.reward],
    columns: [COLUMN.tmax],
  }),
  ...agree('Mon 19:27', ['builder', 'speaker'], 'filter.habit'),
  answer(
    'Mon 20:11',
    'tester',
    1,
    'filter.before',
    'filter.habit',
    `I would not be so sure. A base model has read a great many repositories in which somebody stubs out a failing test; RL only has to leave that alone. Without the same eval *before* RL you cannot tell a learned trick from a kept one. So: run the hacking check on step 0, then we can argue about blame.`,
  ),
  keep('Mon 20:20', 'newcomer', 'filter.before', {
    claim: 'before',
    sentence: 'Without the same eval *before* RL you cannot tell a learned trick from a kept one.',
    rows: [ROW.reward],
    columns: [COLUMN.tmax],
    relation: { kind: 'objects', to: 'habit' },
  }),
  ...agree('Mon 20:22', ['newcomer', 'host'], 'filter.before'),

  say(
    'Tue 09:30',
    'builder',
    1,
    'filter.checks',
    `Back to the question as asked: where would a step pay for itself? Cheapest first.
- start the verifier on the *untouched* container: it has to fail (Terminal-World does this)
- start it on a reference solution: it has to pass (T1 does this)
- only then spend rollouts
\`\`\`sh
docker run --rm "$TASK" sh -c "$VERIFIER" && echo "passes with nothing done: drop it"
\`\`\`
The must-fail check costs one container start per task, 14,600 of them, against a run of about $3,150. That is a few seconds each to protect the whole bill.`,
  ),
  keep('Tue 09:44', 'host', 'filter.checks', {
    claim: 'must-fail',
    sentence: 'The must-fail check costs one container start per task, 14,600 of them, against a run of about $3,150.',
    rows: [ROW.quality, ROW.cost],
    columns: [COLUMN.tmax, COLUMN.terminalWorld],
  }),
  ...agree('Tue 10:15', ['host', 'sceptic', 'tester', 'speaker', 'newcomer'], 'filter.checks'),

  say(
    'Tue 10:05',
    'sceptic',
    1,
    'filter.which',
    `I am persuaded about the cheap one. The dear ones are where I hesitate, because every check we add is also a taste we impose on the pool. {@speaker}, if you could add only one of the checks in the second and third column to TMax, which would it be?`,
  ),
  answer(
    'Wed 21:10',
    'speaker',
    1,
    'filter.audit',
    'filter.which',
    `T1's, the one that rejects a task whose instruction and verifier disagree. A must-fail check finds a verifier that is asleep; only reading both finds one that tests something nobody asked for. It is the dearest of the lot, so I would run it last and on what is left.`,
  ),
  keep('Wed 21:16', 'host', 'filter.audit', {
    claim: 'asleep',
    sentence:
      'A must-fail check finds a verifier that is asleep; only reading both finds one that tests something nobody asked for.',
    rows: [ROW.quality],
    columns: [COLUMN.terminalWorld, COLUMN.t1],
  }),
  ...agree('Wed 21:20', ['sceptic', 'builder'], 'filter.audit'),

  answer(
    'Sun 10:20',
    'builder',
    1,
    'filter.weekend',
    'filter.checks',
    `Late, but I did it instead of arguing. I ran the must-fail check over forty tasks of our own: three verifiers passed on the untouched container, and it took eleven minutes. One of the three had been in our training set since spring.`,
  ),
  keep('Sun 10:41', 'tester', 'filter.weekend', {
    claim: 'weekend',
    sentence:
      'I ran the must-fail check over forty tasks of our own: three verifiers passed on the untouched container, and it took eleven minutes.',
    rows: [ROW.quality],
    relation: { kind: 'agrees', to: 'must-fail' },
  }),
  ...agree('Sun 10:43', ['tester', 'host'], 'filter.weekend'),
];
