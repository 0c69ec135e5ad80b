/** Who answers the questions. */
export interface SpeakerTexts {
  readonly description: string;
  readonly userDescription: string;
  /** Over the choice in a preview. */
  readonly who: string;
  named(user: string, session: string): string;
  nobody(session: string): string;
}
