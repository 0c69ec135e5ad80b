import type { Scene } from '../scene.js';
import { accept, agree, disagree, propose, say, vote } from '../scenes.js';

/** The last thread: what the group took from it. */
export const takeaways: readonly Scene[] = [
  ...propose(
    'Thu 18:10',
    'builder',
    'take.one-sided',
    `Filtering by outcome is one-sided, so see the verifier fail on the untouched container before the first rollout. [{claim:one-sided}] [{claim:must-fail}]`,
  ),
  ...vote('Thu 18:20', ['tester', 'sceptic', 'speaker'], 'take.one-sided', 'agree'),
  ...vote('Thu 18:24', ['newcomer', 'host'], 'take.one-sided', 'agree'),

  ...propose(
    'Thu 18:30',
    'sceptic',
    'take.honest',
    `How fine a reward is and how good its verifier is are one question: a count is worth what its assertions are worth. [{claim:one-question}] [{claim:easy}]`,
  ),
  ...vote('Thu 18:41', ['tester', 'host', 'speaker'], 'take.honest', 'agree'),
  disagree(
    'Thu 19:40',
    'builder',
    'take.honest',
    'With 300 turns I would take a rough count over a perfect yes or no.',
  ),

  {
    at: 'Thu 19:44',
    who: 'newcomer',
    act: {
      kind: 'propose-form',
      question: 4,
      label: 'take.sizes',
      sentence: 'These three scores do not compare SFT with RL, because size, data and benchmark change along with it.',
      claims: ['sizes', 'three'],
    },
  },
  ...vote('Thu 19:50', ['tester', 'sceptic', 'builder', 'speaker', 'host'], 'take.sizes', 'agree'),

  ...propose(
    'Thu 19:58',
    'tester',
    'take.generator',
    `No recipe beats its generator at what the generator never asks. [{claim:never-asked}]`,
  ),
  ...vote('Thu 20:01', ['sceptic'], 'take.generator', 'agree'),
  disagree('Thu 20:03', 'speaker', 'take.generator', 'True by definition, and so not something we learned.'),
  ...vote('Thu 20:04', ['builder'], 'take.generator', 'disagree'),

  say(
    'Thu 20:15',
    'host',
    'takeaways',
    'take.close',
    `Three of these have the room behind them, so I am accepting those. The last one stays where it is: we like the sentence and do not agree that we took it from here.`,
  ),
  ...agree('Thu 20:16', ['tester'], 'take.close'),
  accept('Thu 20:17', 'take.one-sided'),
  accept('Thu 20:18', 'take.honest'),
  accept('Thu 20:19', 'take.sizes'),
];
