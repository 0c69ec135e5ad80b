import type { Id } from '../ids.js';
import type { DigestKey, DigestPost, DoubtedDigest, ExportedFile, QuotedItem } from '../published.js';

/**
 * What left the store in other shapes, and whose words are in it. Whatever takes words out of a session (a deleted or
 * edited message, a removed claim, a chosen name) puts the digests with those words in doubt in the same transaction.
 */
export interface PublishedStore {
  /** Before a digest is sent: its words are known, and in doubt until they were looked at once. */
  prepareDigest(post: Omit<DigestPost, 'message'>, quotes: readonly QuotedItem[]): Promise<void>;
  /** It was sent. */
  digestPosted(key: DigestKey, message: Id): Promise<void>;
  findDigest(key: DigestKey): Promise<DigestPost | null>;
  /** The digests in doubt that nobody holds, the oldest first. */
  doubtedDigests(): Promise<readonly DigestKey[]>;
  /** Takes one, or renews its lease; null when another holds it or nothing is in doubt. Lease times are the database's. */
  holdDigest(key: DigestKey, holder: string, leaseSeconds: number): Promise<DoubtedDigest | null>;
  /**
   * It is as it should be as far as `wanted`.
   * @param quotes what it says now; null when it was left as it is
   * @returns whether it is in doubt again, for something that came meanwhile or because the holder had lost it
   */
  settleDigest(key: DigestKey, holder: string, wanted: number, quotes: readonly QuotedItem[] | null): Promise<boolean>;
  /** Its message is not there any more. */
  digestGone(key: DigestKey): Promise<void>;
  /** Forgets digests posted before a server was erased, but for those in doubt. Gives how many those are. */
  forgetSettled(server: Id): Promise<number>;
  /** It could not be looked into: not again before so many seconds. */
  postponeDigest(key: DigestKey, holder: string, seconds: number): Promise<void>;
  /** Somebody got a filled document; the same words to the same person are one export, the newest. */
  addExport(exported: ExportedFile): Promise<void>;
  /** A session's exports, newest first. */
  exports(server: Id, session: string): Promise<readonly ExportedFile[]>;
  /** Somebody's exports of a session by a file's name are not of interest any more: the file was replaced. */
  forgetExports(exported: Pick<ExportedFile, 'server' | 'session' | 'by' | 'file'>): Promise<void>;
  /** The sessions of which somebody has a file. */
  exportedBy(by: Id): Promise<readonly { readonly server: Id; readonly session: string }[]>;
}
