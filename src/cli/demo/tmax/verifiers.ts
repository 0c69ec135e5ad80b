import type { Scene } from '../scene.js';
import { agree, answer, keep, pin, remove, say, tag } from '../scenes.js';
import { COLUMN, ROW } from './table.js';

/** Question 3: are verifiers too strict or too loose? */
export const verifiers: readonly Scene[] = [
  say(
    'Mon 13:05',
    'speaker',
    3,
    'verify.currency',
    `They are paid for in different currencies. A strict verifier costs data, a loose one costs behaviour. Under SFT you lose good trajectories and train on a thinner set. Under RL the wrong thing is not only let through, it is made more likely, so I would pay in data first.`,
  ),
  keep('Mon 13:20', 'tester', 'verify.currency', {
    claim: 'currency',
    sentence: 'A strict verifier costs data, a loose one costs behaviour.',
    rows: [ROW.quality, ROW.reward],
    columns: [COLUMN.tmax, COLUMN.terminalWorld],
  }),
  ...agree('Mon 13:21', ['tester', 'builder', 'host'], 'verify.currency'),

  say(
    'Mon 17:30',
    'sceptic',
    3,
    'verify.judges',
    `Before we lean on that figure: who marks the judges? A model that reads a transcript ending in “all tests should pass now” is easily pleased. The 67.7% is a disagreement between two graders, not the error rate of one of them. I would want fifty of those runs read by a person before I called any verifier strict.`,
  ),
  keep('Mon 17:42', 'tester', 'verify.judges', {
    claim: 'graders',
    sentence: 'The 67.7% is a disagreement between two graders, not the error rate of one of them.',
    rows: [ROW.quality],
    columns: [COLUMN.terminalWorld],
  }),
  ...agree('Mon 17:43', ['tester', 'speaker', 'newcomer'], 'verify.judges'),

  answer(
    'Mon 19:48',
    'builder',
    3,
    'verify.half',
    'verify.judges',
    `Fair, but take it with a discount and something is still there. Even if the judges are right only half of the time, a third of the failed runs were good work. What I do not share is the alarm. At about $0.17 an environment that is cheap to lose: with SFT you sample again and move on.`,
  ),
  keep('Mon 19:55', 'host', 'verify.half', {
    claim: 'third',
    sentence: 'Even if the judges are right only half of the time, a third of the failed runs were good work.',
    rows: [ROW.quality],
    columns: [COLUMN.terminalWorld],
    relation: { kind: 'narrows', to: 'graders' },
  }),
  keep('Mon 19:57', 'host', 'verify.half', {
    claim: 'cheap',
    sentence: 'At about $0.17 an environment that is cheap to lose: with SFT you sample again and move on.',
    rows: [ROW.cost],
    columns: [COLUMN.terminalWorld],
  }),
  ...agree('Mon 19:59', ['host'], 'verify.half'),
  answer(
    'Mon 22:10',
    'tester',
    3,
    'verify.unusual',
    'verify.half',
    `> cheap to lose
Cheap by the piece, dear in kind. The rejects are not a random sample. A strict test throws out the unusual solution first, so what survives is one way of doing things, 5.7K times over.`,
  ),
  keep('Mon 22:19', 'sceptic', 'verify.unusual', {
    claim: 'unusual',
    sentence:
      'A strict test throws out the unusual solution first, so what survives is one way of doing things, 5.7K times over.',
    rows: [ROW.quality, ROW.training],
    columns: [COLUMN.terminalWorld],
    relation: { kind: 'objects', to: 'cheap' },
  }),
  ...agree('Mon 22:20', ['sceptic', 'speaker'], 'verify.unusual'),

  say(
    'Tue 17:25',
    'newcomer',
    3,
    'verify.homework',
    `I teach, and it is the same with homework: under a strict marker kids stop trying odd answers, under a lenient one they stop trying.`,
  ),
  pin('Tue 17:40', 'sceptic', 'verify.homework', 'homework'),
  ...agree('Tue 17:41', ['sceptic', 'builder', 'tester', 'host'], 'verify.homework'),
  tag('Tue 17:45', 'host', 'homework', ROW.quality),

  say('Tue 22:47', 'newcomer', 3, 'verify.bin-them', `honestly, bin the verifiers and let the judge mark everything`),
  pin('Tue 22:50', 'builder', 'verify.bin-them', 'bin-them'),
  remove('Wed 07:30', 'newcomer', 'verify.bin-them'),

  answer(
    'Wed 21:24',
    'speaker',
    3,
    'verify.both',
    'verify.homework',
    `That one got me. <:taking_notes:1297483920174653440> ||Last week I would have written “loose, obviously”.|| A recipe needs both numbers, how much good work its tests refuse and how much bad work they pass, and none of the three puts the two side by side.`,
  ),
  keep('Wed 21:30', 'sceptic', 'verify.both', {
    claim: 'both-numbers',
    sentence:
      'A recipe needs both numbers, how much good work its tests refuse and how much bad work they pass, and none of the three puts the two side by side.',
    rows: [ROW.quality],
  }),
  ...agree('Wed 21:31', ['sceptic', 'tester', 'builder', 'host'], 'verify.both'),
];
