import type { UserErrorFacts } from '../../../core/errors.js';
import type { OutsideName } from '../../../core/record.js';

/** How words are used, and how files may call a person. */
export interface NoticeTexts {
  readonly title: string;
  readonly stored: string;
  readonly published: string;
  readonly shared: string;
  /** Outside people are nobody in particular until they choose. */
  readonly unnamed: string;
  /** The group shows names outside unless somebody chooses otherwise. */
  readonly named: string;
  readonly leaving: string;
  ask(name: string): string;
  readonly explained: string;
  readonly choices: Readonly<Record<Exclude<OutsideName, 'unset'>, string>>;
  readonly chosen: Readonly<Record<Exclude<OutsideName, 'unset' | 'name'>, string>>;
  chosenName(name: string): string;
  readonly anew: string;
  readonly unknownChoice: UserErrorFacts;
  readonly noSession: UserErrorFacts;
}
