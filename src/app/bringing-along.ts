import { addQuestions } from '../core/document/add-questions.js';
import { decodeSource } from '../core/document/decode-source.js';
import { parseSession } from '../core/document/parse.js';
import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import { asksAlready, leftOpen } from '../core/left-open.js';
import type { SessionRecord } from '../core/record.js';
import type { Session } from '../core/sessions.js';
import { bringingTexts } from '../render/catalogue/bringing/bringing-texts.js';
import { leftOpenLine } from '../render/document/left-open-line.js';
import type { App } from './app.js';
import { type Preview, waitingPreview } from './sessions.js';

/** A question of the session before, as it would stand in the next document. */
export interface Brought {
  readonly key: string;
  /** Markdown on one line. */
  readonly text: string;
}

/** What stayed open in the group's latest session and is not asked in this one's document; none without such a session. */
export function openBefore(app: App, session: Session, questions: readonly { readonly headline: string }[]) {
  const before = sessionBefore(app, session);
  if (!before) return { title: '', open: [] };
  const open = leftOpen(before).flatMap((each): readonly Brought[] => {
    const text = leftOpenLine(before, each, session.language);
    return text === null || asksAlready(questions, text) ? [] : [{ key: each.key, text }];
  });
  return { title: before.session.title, open };
}

function sessionBefore(app: App, { server, group, id }: Session): SessionRecord | null {
  const others = app.memory.sessions(server).filter(({ session }) => session.id !== id && session.group === group);
  const posted = others.filter(({ session }) => session.postedAt !== null);
  const at = ({ session }: SessionRecord) => session.postedAt?.getTime() ?? 0;
  return posted.sort((a, b) => at(b) - at(a))[0] ?? null;
}

/**
 * Adds questions of the session before to the document that waits to be posted. Gives the preview of it, and the document
 * as it is now.
 *
 * @throws UserError when nothing waits, or the document's questions stand in no list
 */
export async function bringAlong(
  app: App,
  session: Session,
  keys: readonly string[],
  by: Id,
): Promise<{ readonly preview: Preview; readonly file: string; readonly text: string }> {
  const { server, id } = session;
  const draft = await app.store.sessions.draft(server, id);
  const decoded = draft && decodeSource(draft.source);
  if (!draft || !decoded || !('text' in decoded))
    throw new UserError((language) => bringingTexts[language].nothingWaits);
  const { questions } = parseSession(draft.source, draft.file);
  const chosen = openBefore(app, session, questions).open.filter(({ key }) => keys.includes(key));
  const added = addQuestions(
    decoded.text,
    draft.file,
    chosen.map(({ text }) => text),
  );
  if (added === null) {
    const lines = chosen.map(({ text }) => `- ${text}`).join('\n');
    throw new UserError((language) => bringingTexts[language].noList(lines));
  }
  const { group, slug, title, language } = session;
  const source = new TextEncoder().encode(added);
  await app.store.sessions.saveDraft({ server, group, slug, title, language, file: draft.file, source, loadedBy: by });
  await app.memory.refresh(server, id);
  const preview = await waitingPreview(app, server, id);
  if (!preview) throw new UserError((each) => bringingTexts[each].nothingWaits);
  return { preview, file: draft.file, text: added };
}
