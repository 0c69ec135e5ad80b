import type { Id } from '../ids.js';
import type { IncomingMessage } from '../replies.js';

/** Notes of what people said; each is a reply, written by the command that posted it. */
export interface NoteStore {
  /** Writes a note down as a reply of the person who spoke. False when its thread is not ours, or it was deleted already. */
  add(message: IncomingMessage, by: Id): Promise<boolean>;
  /** The person who spoke stands by it. False when it is gone, no note, or somebody else's. */
  confirm(server: Id, message: Id, author: Id, at: Date): Promise<boolean>;
  /** Messages of ours in which somebody's words were taken down. */
  of(server: Id, author: Id): Promise<readonly { readonly thread: Id; readonly message: Id }[]>;
}
