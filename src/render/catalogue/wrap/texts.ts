import type { UserErrorFacts } from '../../../core/errors.js';
import type { WrapStep } from '../../../core/wrap.js';

/** What `/session wrap` says, to a host alone. */
export interface WrapTexts {
  readonly description: string;
  title(session: string): string;
  readonly steps: Readonly<Record<WrapStep, string>>;
  /** Above the cards: how many wait. */
  waiting(sentences: number): string;
  readonly noneWaits: string;
  /** Under a marked message of several sentences. */
  readonly unchosen: string;
  readonly choose: string;
  /** Under a kept sentence without tags. */
  readonly untagged: string;
  /** Tags that were only suggested. */
  suggested(cells: string): string;
  readonly change: string;
  confirm(sentences: number): string;
  readonly leaveOut: string;
  readonly earlier: string;
  readonly later: string;
  readonly next: string;
  readonly back: string;
  proposals(takeaways: number): string;
  readonly noProposals: string;
  votes(agree: number, disagree: number): string;
  restsOn(numbers: string): string;
  readonly accept: string;
  readonly withdraw: string;
  stands(sentences: number, takeaways: number): string;
  /** People who are called a participant because they have not chosen. */
  unnamed(people: number): string;
  lost(sentences: number): string;
  /** Notes that the people who spoke have not confirmed, and quotes that the speaker has not looked at. */
  notes(notes: number): string;
  unseen(quotes: number): string;
  noReply(questions: string): string;
  conflict(where: string): string;
  readonly preview: string;
  readonly publish: string;
  readonly publishTitle: string;
  readonly whatToDo: string;
  readonly whatToDoHint: string;
  readonly notesOption: string;
  readonly closeOption: string;
  readonly digestOption: string;
  /** Said in the channel, with the file. */
  notesPosted(session: string): string;
  /** On its button that gives the document as it stands at that moment. */
  readonly newest: string;
  /** After publishing, a line for what was done. */
  notesDone(link: string): string;
  readonly closeDone: string;
  digestDone(link: string): string;
  /** The digest is not due yet. */
  digestComes(when: string): string;
  readonly digestNotSet: string;
  failed(reason: string): string;
  readonly published: string;
  readonly edited: UserErrorFacts;
  readonly notPosted: UserErrorFacts;
}
