import type { UserErrorFacts } from '../../../core/errors.js';

/** Notes of what somebody said: taking one, the message it stands in, and what the person who spoke can do with it. */
export interface NoteTexts {
  readonly description: string;
  readonly button: string;
  readonly modal: {
    readonly title: string;
    readonly who: string;
    readonly whoHint: string;
    readonly name: string;
    readonly nameHint: string;
    readonly question: string;
    readonly said: string;
    readonly saidHint: string;
  };
  /** Above the words in the thread, before and after the person who spoke confirmed them. */
  spoken(name: string, by: string): string;
  confirmed(name: string, by: string): string;
  readonly iSaidThis: string;
  readonly correctIt: string;
  readonly correctTitle: string;
  /** The receipt; `canConfirm` is the person's name, null for somebody without an account. */
  taken(link: string, canConfirm: string | null): string;
  readonly takeBack: string;
  readonly takenBack: string;
  readonly nobody: UserErrorFacts;
  readonly unknownPerson: UserErrorFacts;
  readonly nothingSaid: UserErrorFacts;
  readonly noQuestion: UserErrorFacts;
  readonly notPosted: UserErrorFacts;
  readonly gone: UserErrorFacts;
  readonly notYours: UserErrorFacts;
  readonly notTaken: UserErrorFacts;
}
