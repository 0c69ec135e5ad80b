import type { DocumentQuestion, SessionDocument } from '../../core/document/session.js';
import type { Pair, Phrases, Voices } from './phrases/phrases.js';
import { phrasesFor } from './phrases/phrases-for.js';
import type { Role, Scene, Talk } from './scene.js';
import {
  accept,
  agree,
  answer,
  confirm,
  correct,
  disagree,
  edit,
  keep,
  note,
  nthMinute,
  pin,
  propose,
  remove,
  say,
  vote,
} from './scenes.js';
import { type Topic, topicOf } from './topic.js';

/** People speak about this many questions; what comes after stays unanswered, as it would in a week. */
const ANSWERED = 60;
/** The first questions get all voices, the next ones three, the rest two: a group tires. */
const ALL_VOICES = 6;
const THREE_VOICES = 12;

/**
 * A week of talk about any document: people speak from the cells of its table and from its questions, in its language.
 * The same document gives the same talk.
 */
export function genericTalk(document: SessionDocument): Talk {
  const phrases = phrasesFor(document.language);
  const questions = document.questions.slice(0, ANSWERED);
  const scenes = questions.flatMap((question, index) => threadOf(document, phrases, question, index));
  if (questions.length === 0) return { scenes };
  return {
    scenes: [...scenes, ...turnsOfMind(phrases, questions.length), ...meetingOf(phrases), ...takeawaysOf(phrases)],
  };
}

function threadOf(
  document: SessionDocument,
  phrases: Phrases,
  question: DocumentQuestion,
  index: number,
): readonly Scene[] {
  const topic = topicOf(document, question, index, phrases.quotes);
  const lines = linesFor(topic.tags.columns === undefined ? phrases.plain : phrases.cells, index);
  const thread = { number: index + 1, topic, gap: phrases.gap };
  // The first thread has the turns of mind as well, and seven kept sentences are as many as one reads.
  const newcomer = index > 0 ? phrases.newcomer[index - 1] : undefined;
  return [
    ...statement(thread, 'speaker', nthMinute('Mon 11:00', 2 * index), lines.speaker),
    ...agree(
      nthMinute('Mon 13:30', index),
      index % 2 === 0 ? ['builder', 'tester', 'newcomer'] : ['host'],
      labelOf(thread, 'speaker'),
    ),
    ...statement(thread, 'builder', nthMinute('Mon 18:00', 2 * index), lines.builder),
    ...agree(
      nthMinute('Mon 21:00', index),
      index % 3 === 0 ? ['speaker', 'newcomer'] : ['newcomer'],
      labelOf(thread, 'builder'),
    ),
    ...(index < THREE_VOICES ? objection(thread, nthMinute('Tue 09:00', 2 * index), lines.sceptic) : []),
    ...(index < ALL_VOICES ? narrowing(thread, nthMinute('Tue 17:00', 2 * index), lines) : []),
    ...(newcomer === undefined ? [] : aside(thread, nthMinute('Wed 12:00', 3 * index), newcomer)),
  ];
}

interface Thread {
  readonly number: number;
  readonly topic: Topic;
  readonly gap: string;
}

type Lines = Readonly<Record<keyof Voices, Pair>>;

function linesFor(voices: Voices, index: number): Lines {
  const one = (pairs: readonly Pair[]): Pair => {
    const pair = pairs[index % pairs.length];
    if (pair === undefined) throw new Error('A voice of the demo has nothing to say.');
    return pair;
  };
  return {
    speaker: one(voices.speaker),
    builder: one(voices.builder),
    sceptic: one(voices.sceptic),
    tester: one(voices.tester),
  };
}

function labelOf(thread: Thread, who: Role): string {
  return `${thread.number}.${who}`;
}

/** Someone says two sentences, and the host keeps the second. */
function statement(thread: Thread, who: Role, at: string, pair: Pair): readonly Scene[] {
  const [first, kept] = [thread.topic.fill(pair[0]), thread.topic.fill(pair[1])];
  const label = labelOf(thread, who);
  return [
    say(at, who, thread.number, label, `${first}${thread.gap}${kept}`),
    keep(nthMinute(at, 1), 'host', label, { claim: label, sentence: kept, ...thread.topic.tags }),
  ];
}

function objection(thread: Thread, at: string, pair: Pair): readonly Scene[] {
  const [first, kept] = [thread.topic.fill(pair[0]), thread.topic.fill(pair[1])];
  const label = labelOf(thread, 'sceptic');
  const builder = labelOf(thread, 'builder');
  return [
    answer(at, 'sceptic', thread.number, label, builder, `${first}${thread.gap}${kept}`),
    keep(nthMinute(at, 1), 'tester', label, {
      claim: label,
      sentence: kept,
      ...thread.topic.tags,
      relation: { kind: 'objects', to: builder },
    }),
    ...agree(nthMinute(at, 3), thread.number % 2 === 1 ? ['tester', 'newcomer'] : ['tester'], label),
  ];
}

function narrowing(thread: Thread, at: string, lines: Lines): readonly Scene[] {
  const [first, kept] = [thread.topic.fill(lines.tester[0]), thread.topic.fill(lines.tester[1])];
  const label = labelOf(thread, 'tester');
  return [
    say(at, 'tester', thread.number, label, `> ${thread.topic.fill(lines.sceptic[0])}\n${first}${thread.gap}${kept}`),
    keep(nthMinute(at, 1), 'sceptic', label, {
      claim: label,
      sentence: kept,
      ...thread.topic.tags,
      relation: { kind: 'narrows', to: labelOf(thread, 'builder') },
    }),
    ...agree(nthMinute(at, 3), ['sceptic', 'speaker'], label),
  ];
}

function aside(thread: Thread, at: string, sentence: string): readonly Scene[] {
  const label = labelOf(thread, 'newcomer');
  return [
    say(at, 'newcomer', thread.number, label, sentence),
    pin(nthMinute(at, 1), 'tester', label, label),
    ...agree(nthMinute(at, 2), ['tester', 'builder', 'speaker'], label),
  ];
}

/** What people take back, ask, and add too late: in the first thread, and in the last one. */
function turnsOfMind(phrases: Phrases, last: number): readonly Scene[] {
  const gap = phrases.gap;
  return [
    say('Tue 20:00', 'newcomer', 1, 'first-thought', phrases.firstThought),
    pin('Tue 20:05', 'builder', 'first-thought', 'first-thought'),
    edit('Thu 17:40', 'newcomer', 'first-thought', phrases.changedMind),
    say('Tue 22:40', 'newcomer', last, 'regretted', phrases.regretted),
    pin('Tue 22:45', 'builder', 'regretted', 'regretted'),
    remove('Wed 07:30', 'newcomer', 'regretted'),
    say('Wed 09:00', 'sceptic', 1, 'ask', phrases.ask),
    pin('Wed 09:02', 'sceptic', 'ask', 'ask'),
    answer('Wed 21:00', 'speaker', 1, 'reply', 'ask', phrases.reply.join(gap)),
    keep('Wed 21:05', 'host', 'reply', { claim: 'reply', sentence: phrases.reply[1] }),
    say('Thu 09:00', 'tester', last, 'left-open', phrases.leftOpen),
    pin('Thu 09:02', 'tester', 'left-open', 'left-open'),
    answer('Sun 10:20', 'builder', 1, 'late', '1.sceptic', phrases.late.join(gap)),
    ...(last > 1 ? [lateKept(phrases)] : []),
  ];
}

function lateKept(phrases: Phrases): Scene {
  const relation = { kind: 'agrees', to: '1.sceptic' } as const;
  return keep('Sun 10:30', 'tester', 'late', { claim: 'late', sentence: phrases.late[1], relation });
}

/** What is said aloud on Thursday, one of it confirmed, and what the speaker puts right afterwards. */
function meetingOf({ spoken, correction }: Phrases): readonly Scene[] {
  return [
    note('Thu 19:10', 'host', 'speaker', 1, 'spoken', spoken[0]),
    pin('Thu 19:11', 'newcomer', 'spoken', 'spoken'),
    confirm('Thu 21:30', 'speaker', 'spoken'),
    note('Thu 19:25', 'tester', 'builder', 1, 'spoken-too', spoken[1]),
    correct('Thu 21:40', 'speaker', '1.speaker', correction),
  ];
}

function takeawaysOf(phrases: Phrases): readonly Scene[] {
  const [first, second] = phrases.takeaways;
  return [
    ...propose('Thu 18:10', 'sceptic', 'take.first', `${first} [{claim:1.speaker}] [{claim:1.sceptic}]`),
    ...vote('Thu 18:20', ['builder', 'tester', 'speaker'], 'take.first', 'agree'),
    ...vote('Thu 18:40', ['newcomer', 'host'], 'take.first', 'agree'),
    {
      at: 'Thu 19:44',
      who: 'newcomer',
      act: { kind: 'propose-form', question: 1, label: 'take.second', sentence: second, claims: ['1.tester'] },
    },
    ...vote('Thu 19:50', ['tester'], 'take.second', 'agree'),
    disagree('Thu 19:55', 'builder', 'take.second', phrases.reason),
    say('Thu 20:15', 'host', 'takeaways', 'take.closing', phrases.closing),
    accept('Thu 20:17', 'take.first'),
  ];
}
