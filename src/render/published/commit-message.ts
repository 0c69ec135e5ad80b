import type { Language } from '../../core/document/session.js';
import { publishingTexts } from '../catalogue/publishing/publishing-texts.js';

/** A file that a commit changes. */
export interface CommittedFile {
  /** A session's title, or a digest's day. */
  readonly name: string;
  /** Null for a digest. */
  readonly session: string | null;
  readonly isNew: boolean;
}

/** Longer subjects are cut by most programs that list commits. */
const LONGEST_TITLE = 45;
const MOST_LINES = 50;

/**
 * What a commit says: what it is about in its first line, and a line for each file when there are several. It does not say
 * what was taken out, and never names what is gone.
 *
 * @param removed how many files go
 */
export function commitMessage(files: readonly CommittedFile[], removed: number, language: Language): string {
  const say = publishingTexts[language];
  const lineOf = ({ name, session, isNew }: CommittedFile) => {
    const title = clip(name.replace(/\s+/g, ' ').trim());
    if (session === null) return isNew ? say.digest(title) : say.digestAgain(title);
    return isNew ? say.notes(title) : say.notesAgain(title);
  };
  const lines = [...files.map(lineOf), ...(removed > 0 ? [say.removed(removed)] : [])];
  const [only = '', ...others] = lines;
  if (others.length === 0) return `${only}\n`;
  const listed = lines.slice(0, MOST_LINES).map((line) => `- ${line}`);
  const more = lines.length > MOST_LINES ? ['- …'] : [];
  const first = files[0] ? lineOf({ ...files[0], isNew: true }) : only;
  return `${say.several(first, files.length + (removed > 0 ? 1 : 0) - 1)}\n\n${[...listed, ...more].join('\n')}\n`;
}

function clip(title: string): string {
  const letters = [...title];
  return letters.length > LONGEST_TITLE
    ? `${letters
        .slice(0, LONGEST_TITLE - 1)
        .join('')
        .trimEnd()}…`
    : title;
}
