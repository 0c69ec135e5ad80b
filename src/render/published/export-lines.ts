import type { Id } from '../../core/ids.js';
import { REPOSITORY } from '../../core/publication.js';
import type { PublishingTexts } from '../catalogue/publishing/texts.js';
import type { StatusTexts } from '../catalogue/status/texts.js';
import { pathAsCode } from './publication-lines.js';

/** A file that left the server with words that were withdrawn since. */
interface OutdatedFile {
  readonly by: Id;
  readonly at: Date;
  readonly file: string;
  readonly withdrawn: readonly string[];
}

/** A host can do something about a few files; the rest is counted. */
const MOST_FILES = 5;
const MOST_NUMBERS = 12;

/** What a host should know of exports, a line each, in Discord's Markdown. Nobody is notified by it. */
export function exportLines(
  files: readonly OutdatedFile[],
  say: StatusTexts,
  { history }: PublishingTexts,
): readonly string[] {
  const lines = files.slice(0, MOST_FILES).map(({ by, at, file, withdrawn }) => {
    if (by === REPOSITORY) return history(pathAsCode(file), numbers(withdrawn, say));
    const when = `<t:${Math.floor(at.getTime() / 1_000)}:f>`;
    return say.outdated(when, `<@${by}>`, numbers(withdrawn, say));
  });
  const hidden = files.length - lines.length;
  return hidden > 0 ? [...lines, say.moreOutdated(hidden)] : lines;
}

/** Who has a file, in Discord's Markdown: a person, or the repository with the file's path. */
export function holderOf({ by, file }: Pick<OutdatedFile, 'by' | 'file'>): string {
  return by === REPOSITORY ? `Git: ${pathAsCode(file)}` : `<@${by}>`;
}

function numbers(items: readonly string[], say: StatusTexts): string {
  const shown = items.slice(0, MOST_NUMBERS).join(', ');
  return items.length > MOST_NUMBERS ? `${shown} ${say.andMore(items.length - MOST_NUMBERS)}` : shown;
}
