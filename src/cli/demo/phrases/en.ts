import type { Phrases } from './phrases.js';

/** English. */
export const en: Phrases = {
  gap: ' ',
  quotes: ['‘', '’'],
  cells: {
    speaker: [
      [
        'I would begin with the row {row}.',
        'Under {row}, {A} gives {a} and {B} gives {b}, and much of the question hangs on that difference.',
      ],
      [
        'There is no clean answer to this one, only a direction.',
        'On {row} I read {a} for {A} and {b} for {B} as answers to two slightly different questions.',
      ],
      [
        'I had a firm opinion on this before I read the table, and less of one after.',
        'What {A} has under {row}, {a}, only means something next to the {b} of {B}.',
      ],
    ],
    builder: [
      [
        'If I had to choose today, I would choose by this row.',
        'Under {row}, {A} tells me what to expect, and {a} is easy to hold it to.',
      ],
      [
        'I look at it from the practical side.',
        'With {a} in the table, {A} makes a promise on {row} that can be tested.',
      ],
      [
        'For me it comes down to what I could repeat.',
        'Of the two entries under {row}, {b} for {B} is the one I would try to repeat first.',
      ],
    ],
    sceptic: [
      ['I am less sure.', 'One entry tells us what {A} reports on {row} and not how often it holds.'],
      [
        'Slow down a little.',
        '{A} and {B} may not mean the same thing by {row}, and then the comparison says nothing.',
      ],
      [
        'That is the entry I trust least.',
        'Unless somebody tried {A} and {B} side by side, {row} compares two stories.',
      ],
    ],
    tester: [
      ['Both of you can be right.', 'It holds for {A} as long as {a} was meant for the usual case.'],
      [
        'I would put it more narrowly.',
        'The difference between {A} and {B} matters once {row} is what you are short of.',
      ],
      ['Then let us say what would change our minds.', 'A second source for {b} would settle {row} for me.'],
    ],
  },
  plain: {
    speaker: [
      [
        'I have gone back and forth on this one.',
        'Before we answer {question} we should say what would count as an answer.',
      ],
      [
        'My first reading was too quick.',
        'I would answer {question} differently for a first reading and for a second.',
      ],
      [
        'There is less in the text about this than I remembered.',
        'On {question} the text gives us a direction and leaves the rest to us.',
      ],
    ],
    builder: [
      [
        'I can only speak from what I have tried.',
        'In practice {question} is decided by whoever has to live with the result.',
      ],
      [
        'I would start small.',
        'One worked example would tell us more about {question} than another round of argument.',
      ],
      ['It depends on what comes next.', 'If nothing we do would change with the answer, {question} can wait.'],
    ],
    sceptic: [
      ['I am less sure.', 'An example shows that something is possible, not that it is usual.'],
      ['Slow down a little.', 'We are using one word for two things here, and they pull apart as soon as we look.'],
      [
        'That convinces me less than it should.',
        'The case against is made by nobody in the text, so we have to make it ourselves.',
      ],
    ],
    tester: [
      ['Both of you can be right.', 'It holds for the usual case, and the unusual one is what we should write down.'],
      ['I would put it more narrowly.', 'It is true of the text in front of us, and I would not stretch it further.'],
      ['Then let us say what would change our minds.', 'One counterexample would be enough for me.'],
    ],
  },
  newcomer: [
    'I read it aloud to someone at home, and this was the part that started a conversation.',
    'I came in with the opposite view, and the middle of this thread moved me.',
    'It would help me if we said what we would expect to see if we were wrong.',
  ],
  firstThought: 'I think this one is obvious and we can move on.',
  changedMind: 'I take that back, the replies above are better than what I had.',
  regretted: 'honestly, I only skimmed this part and have a strong opinion anyway',
  ask: '{@speaker}, which part would you read again before answering?',
  reply: [
    'The beginning, to my own surprise.',
    'What the text takes for granted in its first lines is what we have been arguing about since.',
  ],
  leftOpen: '{@speaker}, is there anybody who has tried the opposite?',
  late: [
    'Late, but I went back to it over the weekend.',
    'On a second reading the objection holds better than the claim it was made against.',
  ],
  spoken: [
    'What a table leaves out is usually what its authors took for granted.',
    'Nobody at my end of the room has tried the second one yet.',
  ],
  correction: 'For the case in this table; I would not say it of every other.',
  takeaways: [
    'Before comparing two answers, say what each of them was asked.',
    'What would change our minds belongs in the notes as much as what we think.',
  ],
  reason: 'It is good advice, but it is not what this text taught us.',
  closing: 'The first has the room behind it, so I am accepting that one. The second stays as a proposal.',
  note: 'Made for a demonstration: the people who speak below are invented, the speaker too, and nobody named in this document said any of it.',
};
