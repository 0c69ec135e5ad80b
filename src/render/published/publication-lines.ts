import type { PublicationState, PublishedFile } from '../../core/publication.js';
import type { PublishingTexts } from '../catalogue/publishing/texts.js';

/** A few files a host can do something about. */
const MOST_FILES = 5;

/** What a host should know of the repository, a line each, in Discord's Markdown; none when all is well. */
export function publicationLines(
  files: readonly PublishedFile[],
  state: PublicationState | null,
  say: PublishingTexts,
): readonly string[] {
  const troubles = files.flatMap(({ path, trouble, where }) =>
    trouble === null ? [] : [say.troubles[trouble](pathAsCode(path), where)],
  );
  const failed = state?.failures ? [failureLine(state, say)] : [];
  return [...failed, ...troubles.slice(0, MOST_FILES)];
}

/** Why nothing was published, and when it is tried again. */
export function failureLine({ reason, nextTry }: PublicationState, say: PublishingTexts): string {
  const again = nextTry ? `<t:${Math.floor(nextTry.getTime() / 1_000)}:R>` : '';
  return say.failed(say.reasons[reason ?? 'fault'], again);
}

/** A path of the repository as code; our own paths hold no backtick. */
export function pathAsCode(path: string): string {
  return `\`${path.replaceAll('`', '')}\``;
}
