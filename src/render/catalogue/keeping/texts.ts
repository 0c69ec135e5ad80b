import type { UserErrorFacts } from '../../../core/errors.js';
import type { WordsRefusal } from '../../../core/own-words.js';
import type { RelationKind } from '../../../core/record.js';

/** Keeping a sentence, and changing, listing and removing what is kept. Numbers are those of kept sentences: `1.2`. */
export interface KeepingTexts {
  readonly command: CommandTexts;
  readonly modal: ModalTexts;
  readonly receipt: ReceiptTexts;
  readonly list: ListTexts;
  readonly refused: RefusedTexts;
  /** Why words of a message cannot be kept. */
  readonly words: Readonly<Record<WordsRefusal, UserErrorFacts>>;
}

/** Descriptions of commands and options: at most 100 characters. */
interface CommandTexts {
  readonly claim: string;
  readonly list: string;
  readonly change: string;
  readonly remove: string;
  readonly answered: string;
  readonly number: string;
  readonly ingredient: string;
  readonly recipe: string;
  readonly relation: string;
  readonly to: string;
}

/** The modal: title and labels of at most 45 characters, descriptions of at most 100. */
interface ModalTexts {
  readonly title: string;
  readonly sentence: string;
  readonly sentenceHint: string;
  readonly ingredient: string;
  readonly recipe: string;
  readonly suggested: string;
  readonly likeliest: string;
  readonly relation: string;
  readonly relationHint: string;
  readonly standsAlone: string;
  readonly relates: Readonly<Record<RelationKind, (number: string) => string>>;
  readonly exact: string;
  readonly exactHint: string;
  keptAs(number: string): string;
}

interface ReceiptTexts {
  kept(number: string, quote: string): string;
  again(number: string, quote: string): string;
  taggedByOther(number: string, quote: string): string;
  shares(numbers: string, count: number): string;
  changed(number: string, quote: string): string;
  removed(number: string): string;
  answered(number: string, quote: string): string;
  openAgain(number: string): string;
  readonly stillOpen: string;
  back(number: string): string;
  readonly undo: string;
  readonly change: string;
  readonly putBack: string;
  readonly propose: string;
}

interface ListTexts {
  none(emoji: string): string;
  head(session: string, count: number): string;
  page(page: number, pages: number): string;
  readonly earlier: string;
  readonly later: string;
  deleted(number: string): string;
  editedAway(number: string, name: string): string;
  said(number: string, name: string, quote: string): string;
  readonly relation: Readonly<Record<RelationKind, (number: string) => string>>;
}

interface RefusedTexts {
  readonly onlyQuestions: UserErrorFacts;
  readonly mine: UserErrorFacts;
  readonly unread: UserErrorFacts;
  readonly edited: UserErrorFacts;
  readonly noneChosen: UserErrorFacts;
  readonly noNeighbours: UserErrorFacts;
  readonly nothingOwn: UserErrorFacts;
  readonly sessionGone: UserErrorFacts;
  noSuchRow(name: string, others: string): UserErrorFacts;
  noSuchColumn(name: string, others: string): UserErrorFacts;
  readonly relationHalf: UserErrorFacts;
  noOther(number: string): UserErrorFacts;
  noClaim(number: string): UserErrorFacts;
  noQuestion(number: string): UserErrorFacts;
  notAsker(number: string): UserErrorFacts;
  tagged(number: string): UserErrorFacts;
  keptByOther(number: string): UserErrorFacts;
}
