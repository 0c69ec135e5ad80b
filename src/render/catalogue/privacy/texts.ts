import type { OutsideName } from '../../../core/record.js';

/** What is held of a person, how they are called, and how words are used. */
export interface PrivacyTexts {
  readonly description: string;
  readonly showDescription: string;
  readonly nameDescription: string;
  readonly exportDescription: string;
  readonly forgetDescription: string;
  readonly holds: string;
  readonly holdsNothing: string;
  messages(messages: number): string;
  quoted(sentences: number): string;
  kept(sentences: number): string;
  proposed(takeaways: number): string;
  votes(votes: number): string;
  reactions(reactions: number): string;
  /** How long the text of replies that nobody kept stays. */
  retention(days: number): string;
  readonly noRetention: string;
  readonly outside: Readonly<Record<OutsideName, string>>;
  readonly nameButton: string;
  readonly exportButton: string;
  readonly forgetButton: string;
  readonly exported: string;
  readonly forgetTitle: string;
  readonly whatGoes: string;
  readonly whatStays: string;
  readonly forgetReally: string;
  readonly cancel: string;
  readonly cancelled: string;
  forgotten(rows: number): string;
  purge(files: string): string;
  file(when: string, by: string, session: string): string;
  readonly nothingToForget: string;
}
