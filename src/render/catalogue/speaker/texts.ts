import type { UserErrorFacts } from '../../../core/errors.js';

/** Who answers the questions. */
export interface SpeakerTexts {
  readonly description: string;
  readonly userDescription: string;
  /** Over the choice in a preview. */
  readonly who: string;
  named(user: string, session: string): string;
  nobody(session: string): string;
  willWrite(session: string): string;
  willNotWrite(session: string): string;
  readonly notYou: UserErrorFacts;
  /** Heads the direct message. */
  openForYou(questions: number, session: string): string;
  readonly answerThere: string;
  /** At most 80 characters. */
  readonly youAsked: string;
}
