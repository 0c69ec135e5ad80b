import type { FileTrouble, PublishedFile } from '../../core/publication.js';
import type { QuotedItem } from '../../core/published.js';

/** What is to stand in a file, after what stands there now was looked at. */
export interface Writing {
  /** The whole text; null to leave the file as it is. */
  readonly text: string | null;
  /** Nobody but us has written the file; what others have a share in is never replaced or deleted as a whole. */
  readonly isOurs: boolean;
  readonly trouble: FileTrouble | null;
  /** The sections and lines of the trouble. */
  readonly where: string;
}

/** A file that should stand in the repository. */
export interface WantedFile extends Pick<PublishedFile, 'path' | 'session' | 'print' | 'source'> {
  /** What a commit calls it: a session's title, or a digest's day. */
  readonly name: string;
  /** Whose words it holds. */
  readonly items: readonly QuotedItem[];
  /**
   * @param there the file as it stands
   * @param before how we left it, when we did
   */
  write(there: string | null, before: PublishedFile | undefined): Promise<Writing>;
}

/** A change that is to be committed, and what is known once it is. */
export interface Settled {
  readonly file: PublishedFile;
  readonly wanted: WantedFile;
  /** Null where the file stays as it is. */
  readonly change: { readonly path: string; readonly text: string } | null;
}
