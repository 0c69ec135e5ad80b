/** A file as it should stand: its whole text, or null for no file. */
export interface FileChange {
  /** Relative, with forward slashes, such as `sessions/rewards.md`. */
  readonly path: string;
  readonly text: string | null;
}

/** What is to be committed in one step. */
export interface Publication {
  readonly files: readonly FileChange[];
  /** The commit's message, its subject in the first line. */
  readonly message: string;
  readonly at: Date;
}

/** Gives the text of a file as it stands in the repository, null where there is none. */
export type ReadFile = (path: string) => Promise<string | null>;

/** A Git repository that others write to as well. */
export interface Repository {
  /**
   * Reads what stands, lets the caller decide on it, and publishes the difference as one commit on top. When somebody
   * else was faster, all of it is done anew on theirs, so `decide` may be called several times.
   *
   * @param decide what to publish; null for nothing
   * @returns the new commit's id; null when everything stood so already, and nothing was committed
   * @throws RepositoryError when it could not be published; nothing has changed then
   */
  publish(decide: (read: ReadFile) => Promise<Publication | null>): Promise<string | null>;
  /**
   * Whether a commit is part of what is published: false once somebody has rewritten the history.
   *
   * @throws RepositoryError when the repository does not answer
   */
  holds(commit: string): Promise<boolean>;
}

/**
 * Why a repository was not written to: `away` it did not answer, `refused` it does not take our commit, `busy` others
 * were faster each time, `diverged` the branch of the pull request does not fit the one it is for, `not-text` something
 * stands at the path that is no text file, `path` the path leads out of the repository.
 */
export type RepositoryReason = 'away' | 'refused' | 'busy' | 'diverged' | 'not-text' | 'path';

/** A repository was not written to. Its message names no address and no word of a file. */
export class RepositoryError extends Error {
  readonly reason: RepositoryReason;

  constructor(reason: RepositoryReason, message: string) {
    super(message);
    this.reason = reason;
    this.name = 'RepositoryError';
  }
}
