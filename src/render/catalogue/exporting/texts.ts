import type { SectionName } from '../../../core/sessions.js';

/** The document as a file, and what is done where people changed our text in it. */
export interface ExportingTexts {
  readonly description: string;
  now(session: string): string;
  readonly sections: Readonly<Record<SectionName, string>>;
  changed(where: string): string;
  place(section: string, line: number): string;
  readonly theirs: string;
  readonly ours: string;
  readonly keptTheirs: string;
  readonly tookOurs: string;
}
