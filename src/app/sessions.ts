import { parseSession } from '../core/document/parse.js';
import type { SessionDocument } from '../core/document/session.js';
import { UserError } from '../core/errors.js';
import { DEFAULT_GROUP } from '../core/groups.js';
import type { Id } from '../core/ids.js';
import { numberQuestions, type QuestionStep, questionChanges, type UnsureChoice } from '../core/numbering.js';
import { UndeliverableError } from '../core/ports/chat.js';
import type { LoadedSession, Session } from '../core/sessions.js';
import { documentsTexts } from '../render/catalogue/documents/documents-texts.js';
import { permissionTexts } from '../render/catalogue/permission/permission-texts.js';
import type { App } from './app.js';

/** The largest session document that Discord's door takes (design 9). */
export const MOST_DOCUMENT_BYTES = 1024 * 1024;

/** A document as a host hands it in through Discord. */
export interface HandedIn {
  readonly server: Id;
  readonly by: Id;
  readonly name: string;
  readonly url: string;
  /** Bytes, as Discord says. */
  readonly size: number;
}

/** What loading found: the document, and what posting would change. Nothing is stored when it has errors. */
export interface Preview {
  readonly document: SessionDocument;
  /** Null when the document has errors. */
  readonly session: Session | null;
  /** Null when the session was never posted. */
  readonly changes: readonly QuestionStep[] | null;
}

/** Who may load what: a new version of a session, and a new session of a group. */
export interface MayLoad {
  update(session: Session): boolean;
  begin(group: string): boolean;
}

/**
 * Fetches and reads a document and keeps it as the session's draft.
 *
 * @throws UserError when the file is too large or cannot be fetched, or `allowed` says no
 */
export async function loadSession(app: App, file: HandedIn, allowed: MayLoad): Promise<Preview> {
  refuseByName(file);
  const bytes = await fetchDocument(app, file);
  const document = parseSession(bytes, file.name);
  if (document.problems.some((problem) => problem.severity === 'error')) {
    return { document, session: null, changes: null };
  }
  const group = document.group ?? DEFAULT_GROUP;
  const known = (await app.store.sessions.list(file.server)).find(
    (each) => each.group === group && each.slug === document.slug,
  );
  if (known && !allowed.update(known)) {
    throw new UserError((language) => permissionTexts[language].notHost(known.title));
  }
  if (!known && !allowed.begin(group)) throw new UserError((language) => permissionTexts[language].mayNotLoad);
  const session = await app.store.sessions.saveDraft({
    server: file.server,
    group,
    slug: document.slug,
    title: document.title,
    file: file.name,
    language: document.language,
    source: bytes,
    loadedBy: file.by,
  });
  await app.memory.refresh(file.server, session.id);
  const current = await loaded(app, file.server, session.id);
  return { document, session, changes: current.places.length === 0 ? null : changesIn(current, document) };
}

/**
 * The session's waiting draft becomes its document, its questions get their numbers for good, and from here on it is
 * to be posted. Without a draft it is what stands already that is to be posted.
 *
 * @param unsure whether a question that could be a new wording of a posted one is that
 * @throws UserError when this server has no such session
 */
export async function beginPosting(
  app: App,
  server: Id,
  session: string,
  channel: Id,
  unsure: UnsureChoice,
): Promise<LoadedSession> {
  const current = await loaded(app, server, session);
  const draft = await app.store.sessions.draft(server, session);
  const document = draft ? parseSession(draft.source, draft.file) : current.document;
  const questions = draft ? numberQuestions(current.questions, document.questions, unsure) : current.questions;
  if (current.places.length === 0) {
    await app.store.sessions.setEmoji(server, session, app.memory.settings(server, current.session.group));
  }
  await app.store.sessions.beginPosting(server, session, { channel, title: document.title, questions });
  return loaded(app, server, session);
}

/** @throws UserError when this server has no session of that id */
export async function loaded(app: App, server: Id, session: string): Promise<LoadedSession> {
  const found = await app.store.sessions.load(server, session);
  if (found) return found;
  throw new UserError((language) => documentsTexts[language].gone);
}

/**
 * What posting a session would do now: the waiting draft, or a session that was never posted. Null when nothing waits.
 *
 * @throws UserError when this server has no such session
 */
export async function waitingPreview(app: App, server: Id, session: string): Promise<Preview | null> {
  const current = await loaded(app, server, session);
  const draft = await app.store.sessions.draft(server, session);
  const isNew = current.places.length === 0;
  if (!draft && !isNew) return null;
  const document = draft ? parseSession(draft.source, draft.file) : current.document;
  return { document, session: current.session, changes: isNew ? null : changesIn(current, document) };
}

function changesIn(current: LoadedSession, document: SessionDocument): readonly QuestionStep[] {
  return questionChanges(current.questions, document.questions);
}

/** @throws UserError when Discord does not hand it out */
async function fetchDocument(app: App, file: HandedIn): Promise<Uint8Array> {
  try {
    return await app.chat.download(file.url, MOST_DOCUMENT_BYTES);
  } catch (error) {
    if (!(error instanceof UndeliverableError)) throw error;
    throw new UserError((language) => documentsTexts[language].undeliverable[error.reason]);
  }
}

/** Whether a file's name is that of a session document. */
export function isDocumentName(name: string): boolean {
  return /\.(md|markdown|txt)$/i.test(name);
}

function refuseByName({ name, size }: HandedIn): void {
  if (size > MOST_DOCUMENT_BYTES) {
    const mebibytes = (size / MOST_DOCUMENT_BYTES).toFixed(1);
    throw new UserError((language) => documentsTexts[language].tooLarge(name, mebibytes));
  }
  if (!isDocumentName(name)) throw new UserError((language) => documentsTexts[language].notText(name));
}
