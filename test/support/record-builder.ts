import type { SessionDocument } from '../../src/core/document/session.js';
import type {
  Claim,
  OutsideName,
  Person,
  Reaction,
  RelationKind,
  SessionRecord,
  Stance,
  Takeaway,
} from '../../src/core/record.js';
import { DEFAULT_EMOJI, type Reply } from '../../src/core/replies.js';
import type { Place, Question, Session } from '../../src/core/sessions.js';
import type { Kept, Proposed, Said, Spec } from './session-spec.js';

export const SERVER = '1';

/** An instant of October 2026, UTC: `7` or `7 19:30`. */
export function october(at: string): Date {
  const [day = '1', time = '12:00'] = at.split(' ');
  return new Date(`2026-10-${day.padStart(2, '0')}T${time.padStart(5, '0')}:00Z`);
}

/**
 * Builds the record of a session from what was said, kept and proposed. Ids are small numbers: the thread of question n
 * is `n*10+10`, messages count from 101 in the order they are written down, people from 501.
 */
export function recordOf(spec: Spec): SessionRecord {
  const people = peopleOf(spec);
  const questions = spec.questions.map(questionOf);
  const messages = new Map(Object.keys(spec.said ?? {}).map((key, index) => [key, String(101 + index)]));
  const ids = { person: (name: string) => known(people, name), message: (key: string) => known(messages, key) };
  return {
    session: sessionOf(spec, ids),
    source: '',
    document: documentOf(spec, questions),
    questions,
    places: placesOf(questions),
    replies: Object.entries(spec.said ?? {}).map(([key, said]) => replyOf(key, said, ids)),
    notes: new Map(
      Object.entries(spec.said ?? {}).flatMap(([key, { notedBy, confirmed }]) => {
        if (notedBy === undefined) return [];
        const confirmedAt = confirmed === undefined ? null : october(confirmed);
        return [[ids.message(key), { by: ids.person(notedBy), confirmedAt }] as const];
      }),
    ),
    claims: Object.entries(spec.kept ?? {}).map(([number, kept]) => claimOf(number, kept, spec, ids)),
    takeaways: (spec.takeaways ?? []).map((proposed, index) => takeawayOf(proposed, index + 1, ids)),
    reactions: Object.entries(spec.thumbs ?? {}).flatMap(([key, names]) =>
      names.map(
        (name): Reaction => ({ message: ids.message(key), user: ids.person(name), meaning: 'agree', at: null }),
      ),
    ),
    people: new Map([...people].map(([name, id]) => [id, personOf(id, name, spec.people?.[name] ?? 'name')])),
  };
}

function sessionOf(spec: Spec, ids: Ids): Session {
  return {
    server: SERVER,
    id: '7',
    group: 'default',
    slug: 'bread',
    title: spec.title ?? 'Keeping bread fresh',
    file: 'bread.md',
    language: spec.language ?? 'en',
    state: spec.closed === undefined ? 'posted' : 'closed',
    loadedBy: '500',
    hosts: [],
    speaker: spec.speaker === undefined ? null : ids.person(spec.speaker),
    channel: '10',
    postingTo: null,
    plannedAt: null,
    plannedTo: null,
    openUpTo: null,
    writeToSpeaker: false,
    textErasedAt: null,
    postedAt: october('5'),
    closedAt: spec.closed === undefined ? null : october(spec.closed),
    ...DEFAULT_EMOJI,
  };
}

interface Ids {
  person(name: string): string;
  message(key: string): string;
}

function known(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The test speaks of "${key}" but never says who or what that is.`);
  return id;
}

function peopleOf(spec: Spec): ReadonlyMap<string, string> {
  const names = new Set(Object.keys(spec.people ?? {}));
  if (spec.speaker !== undefined) names.add(spec.speaker);
  for (const said of Object.values(spec.said ?? {})) names.add(said.by);
  for (const voters of Object.values(spec.thumbs ?? {})) for (const name of voters) names.add(name);
  for (const { by, votes } of spec.takeaways ?? []) {
    names.add(by);
    for (const vote of votes ?? []) names.add(readVote(vote).name);
  }
  return new Map([...names].map((name, index) => [name, String(501 + index)]));
}

function personOf(id: string, name: string, outside: OutsideName): Person {
  return { id, name, outside };
}

function questionOf(question: string | Partial<Question>, index: number): Question {
  const own = typeof question === 'string' ? { headline: question } : question;
  return { number: index + 1, headline: `Question ${index + 1}?`, body: '', about: [], removed: false, ...own };
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

function named(name: string): { id: string; name: string; aliases: readonly string[] } {
  return { id: slug(name), name, aliases: [] };
}

function documentOf(spec: Spec, questions: readonly Question[]): SessionDocument {
  const place = {
    line: 1,
    state: 'placeholder' as const,
    heading: spec.heading ?? { style: 'atx' as const, level: 2 },
    headingSpan: null,
    placeholder: null,
    insertAt: 0,
    block: null,
  };
  return {
    file: 'bread.md',
    title: spec.title ?? 'Keeping bread fresh',
    slug: 'bread',
    presenter: spec.presenter ?? null,
    date: null,
    language: spec.language ?? 'en',
    zone: null,
    group: null,
    opens: null,
    meets: null,
    closes: null,
    publish: 'server',
    words: { ingredient: 'Ingredient', recipe: null },
    recipes: (spec.columns ?? []).map(named),
    ingredients: (spec.rows ?? []).map(named),
    cells: [],
    questions: questions
      .filter((question) => !question.removed)
      .map(({ headline, body }, index) => ({ id: String(index + 1), headline, body, line: 1, about: [] })),
    introduction: '',
    sections: { discussion: place, takeaways: place },
    problems: [],
    eol: '\n',
    finalNewline: true,
  };
}

function placesOf(questions: readonly Question[]): readonly Place[] {
  const at = (kind: Place['kind'], question: number | null, thread: string | null): Place => {
    return {
      session: '7',
      kind,
      question,
      channel: '10',
      message: thread ?? '11',
      thread,
      fingerprint: '',
      cursor: null,
    };
  };
  return [
    at('overview', null, null),
    ...questions.map(({ number }) => at('question', number, String(number * 10 + 10))),
    at('takeaways', null, '900'),
  ];
}

function replyOf(key: string, said: Said, ids: Ids): Reply {
  return {
    server: SERVER,
    id: ids.message(key),
    thread: said.to === 'takeaways' ? '900' : String(said.to * 10 + 10),
    session: '7',
    question: said.to === 'takeaways' ? null : said.to,
    author: ids.person(said.by),
    authorName: said.by,
    kind: 'text',
    text: said.text,
    postedAt: october(said.at ?? '6'),
    editedAt: said.editedAt === undefined ? null : october(said.editedAt),
    replyTo: said.replyTo === undefined ? null : ids.message(said.replyTo),
  };
}

function claimOf(number: string, kept: Kept, spec: Spec, ids: Ids): Claim {
  const [question = 0, n = 0] = number.split('.').map(Number);
  const [kind, to] = (kept.relation ?? '').split(' ');
  const tagged = kept.rows !== undefined || kept.columns !== undefined;
  return {
    question,
    number: n,
    // A claim may outlive its message, which is what the tests of withdrawal are about.
    message: spec.said?.[kept.from] ? ids.message(kept.from) : '999',
    quote: kept.quote ?? spec.said?.[kept.from]?.text ?? '',
    before: '',
    after: '',
    repeated: false,
    keeper: '500',
    keptAt: october(kept.at ?? '7'),
    rewordedAt: kept.rewordedAt === undefined ? null : october(kept.rewordedAt),
    rows: (kept.rows ?? []).map(slug),
    columns: (kept.columns ?? []).map(slug),
    confirmedBy: tagged && kept.confirmed !== false ? '500' : null,
    // The type of `relation` above leaves only these kinds.
    relation: to === undefined ? null : { kind: kind as RelationKind, claim: to },
    answeredAt: kept.answered === undefined ? null : october(kept.answered),
    authorSays: kept.corrected === undefined ? null : { at: october('8 12:00'), correction: kept.corrected || null },
  };
}

function readVote(vote: string): { name: string; stance: Stance; reason: string | null } {
  const stance = vote.startsWith('-') ? 'disagree' : vote.startsWith('0') ? 'none' : 'agree';
  const [name = '', ...reason] = vote.replace(/^[-0]/, '').split(': ');
  return { name, stance, reason: reason.length === 0 ? null : reason.join(': ') };
}

function takeawayOf(proposed: Proposed, number: number, ids: Ids): Takeaway {
  return {
    number,
    message: String(900 + number),
    source: proposed.source === undefined ? null : ids.message(proposed.source),
    proposer: ids.person(proposed.by),
    sentence: proposed.sentence,
    claims: proposed.claims ?? [],
    state: proposed.state ?? 'accepted',
    proposedAt: october('8 10:00'),
    decidedAt: october(proposed.decidedAt ?? '8 20:00'),
    acceptedAt: october(proposed.acceptedAt ?? proposed.decidedAt ?? '8 20:00'),
    supersededBy: proposed.supersededBy ?? null,
    rewordedAt: null,
    position: proposed.position ?? null,
    votes: (proposed.votes ?? []).map((vote, index) => {
      const { name, stance, reason } = readVote(vote);
      const at = new Date(october(proposed.voteAt ?? '8 12:00').getTime() + (number * 100 + index) * 1000);
      return { user: ids.person(name), stance, reason, at };
    }),
  };
}
