import type { Id } from '../ids.js';
import type { PublicationState, PublishedFile } from '../publication.js';

/**
 * What stands in the repository. It outlasts sessions and servers that are erased, until the files are gone from there
 * too: paths and hashes, no words.
 */
export interface PublicationStore {
  /** The files of a server, by path. */
  files(server: Id): Promise<readonly PublishedFile[]>;
  /** Makes the row or replaces it. */
  saveFile(file: PublishedFile): Promise<void>;
  forgetFile(server: Id, path: string): Promise<void>;
  /** Null when nothing was ever tried. */
  state(server: Id): Promise<PublicationState | null>;
  setState(state: PublicationState): Promise<void>;
  /** Nothing of a server is left there. */
  forget(server: Id): Promise<void>;
  /** The servers with a file or a state, but for those the bot was taken out of and which are only hidden. */
  servers(): Promise<readonly Id[]>;
}
