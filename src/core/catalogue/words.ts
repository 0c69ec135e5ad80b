import type { RelationKind } from '../record.js';

/**
 * All fixed words that we write into documents and digests, by topic. A language is one object of this shape, so the
 * compiler finds a missing entry. Names come in as they are printed (already emphasised or escaped), numbers of claims
 * as `1.2`. What is returned is a piece of a line: no markup of its own, no line breaks.
 */
export interface Words {
  readonly marks: MarkWords;
  readonly people: PeopleWords;
  readonly chat: ChatWords;
  readonly discussion: DiscussionWords;
  readonly takeaways: TakeawayWords;
  readonly matrix: MatrixWords;
  readonly digest: DigestWords;
  readonly dates: DateWords;
}

/** Punctuation that differs between languages, with the spaces that belong to it. */
export interface MarkWords {
  readonly open: string;
  readonly close: string;
  /** What stands around a quotation within a quotation. */
  readonly inner: { readonly open: string; readonly close: string };
  readonly colon: string;
  readonly comma: string;
}

/** What people are called who have no name here. */
export interface PeopleWords {
  readonly participant: string;
  readonly formerMember: string;
  /** The speaker, where the sentence needs somebody to be asked. */
  readonly theSpeaker: string;
  /** A speaker's name with the mark that they are the speaker. */
  speaker(name: string): string;
}

/** What stands for things in people's messages that a file cannot show. Places are called as Discord calls them. */
export interface ChatWords {
  /** Stands in square brackets for what a spoiler hides. */
  readonly spoiler: string;
  /** Stands for the address of an upload. */
  readonly attachment: string;
  /** Follow an `@` or a `#`. */
  readonly unknownUser: string;
  readonly unknownRole: string;
  readonly unknownChannel: string;
  readonly channelsAndRoles: string;
  readonly browseChannels: string;
  readonly serverGuide: string;
  readonly linkedRoles: string;
}

export interface DiscussionWords {
  readonly took: string;
  takeaway(number: number): string;
  readonly agreed: string;
  readonly differ: string;
  readonly open: string;
  readonly since: string;
  /** How many people agree with a sentence. */
  agree(people: number): string;
  /** Who answers to the sentence above, and how. */
  relates(kind: RelationKind | 'answers', name: string): string;
  /** How a sentence stands to one that is printed elsewhere. */
  relatesTo(kind: RelationKind, number: string): string;
  see(number: string): string;
  /** A question to one person, or with null to everybody. */
  asks(name: string, whom: string | null): string;
  sinceDate(date: string): string;
  /** Before what an author puts right about their own quote. */
  corrects(name: string, date: string): string;
  /** Who took down what somebody said, before and after that person confirmed it. */
  notedBy(by: string): string;
  confirmedBy(by: string, author: string): string;
  /** Which claims answer a question; without numbers, that it is answered. */
  answered(numbers: readonly string[]): string;
  /** Which questions a claim answers. */
  answers(numbers: readonly string[]): string;
  readonly inTable: string;
  messages(messages: number, people: number): string;
  readonly thread: string;
  readonly noReply: string;
  readonly notDiscussed: string;
  /** Stands on the fold that hides further kept sentences. */
  more(sentences: number): string;
  /** Before further answers to a sentence that stands above the fold. */
  on(number: string, name: string): string;
  readonly removedQuestion: string;
}

export interface TakeawayWords {
  disagree(people: number): string;
  restsOn(numbers: readonly string[]): string;
  readonly withdrawn: string;
  readonly stillOpen: string;
  forWhom(name: string): string;
  readonly since: string;
}

export interface MatrixWords {
  readonly title: string;
  /** A claim about a whole row stands in a column of this name; one about a whole column in such a row. */
  readonly whole: string;
  readonly contested: string;
  readonly nothing: string;
}

export interface DigestWords {
  title(dates: string): string;
  withSpeaker(name: string): string;
  readonly took: string;
  readonly heard: string;
  /** Instead of it, while nobody agrees with anything yet. */
  readonly kept: string;
  readonly argued: string;
  readonly open: string;
  readonly answer: string;
  readonly late: string;
  readonly quiet: string;
  /** Says that this digest stands for several periods because the ones before could not be sent. */
  missed(periods: number): string;
  /** Says that sentences were proposed and none is accepted yet. */
  undecided(proposals: number): string;
  more(entries: number): string;
  readonly openSession: string;
  answerQuestion(number: number): string;
  readonly openTakeaways: string;
}

/** How a day and a span of days are written. Months come as the language's own long name. */
export interface DateWords {
  day(day: number, month: string): string;
  /** Two days of one month. */
  days(from: number, to: number, month: string): string;
  /** Two days of different months, each as {@link DateWords.day} wrote it. */
  span(from: string, to: string): string;
  withYear(date: string, year: number): string;
}

/** A phrase by the number that stands in it. */
export type Counted = (count: number) => string;

/**
 * Chooses between a singular and a plural by the language's own rule (CLDR, through Intl.PluralRules); `#` stands for
 * the number. Categories other than `one` take the plural: none of our languages has another one for whole numbers
 * as small as ours.
 */
export function counted(language: string, one: string, other: string): Counted {
  const rules = new Intl.PluralRules(language);
  return (count) => (rules.select(count) === 'one' ? one : other).replace('#', String(count));
}
