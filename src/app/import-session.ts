import type { SessionDocument } from '../core/document/session.js';
import { UserError } from '../core/errors.js';
import { DEFAULT_GROUP } from '../core/groups.js';
import type { Id } from '../core/ids.js';
import { numberQuestions, questionChanges, type UnsureChoice } from '../core/numbering.js';
import { IMPORTED } from '../core/posting.js';
import type { LoadedSession, Place, Question, Session } from '../core/sessions.js';
import type { App } from './app.js';

/** The session that exports are imported into: one that is here, or one that is to be made. */
export interface ImportTarget {
  readonly group: string;
  /** Null when it is to be made. */
  readonly current: LoadedSession | null;
  readonly questions: readonly Question[];
  /** The document becomes the session's own. */
  readonly adopts: boolean;
  readonly notes: readonly string[];
}

/**
 * Finds the session of a document's slug and decides what becomes of its questions. What the bot posted follows only
 * what is posted in Discord; a session that came from exports alone follows its document.
 *
 * @param unsure whether questions that could be new wordings are that; null when nobody has said
 * @throws UserError when somebody has to say
 */
export async function importTarget(
  app: Pick<App, 'store'>,
  server: Id,
  document: SessionDocument,
  unsure: UnsureChoice | null,
): Promise<ImportTarget> {
  const group = document.group ?? DEFAULT_GROUP;
  const isIt = (each: Session) => each.group === group && each.slug === document.slug;
  const known = (await app.store.sessions.list(server)).find(isIt);
  const current = known ? await app.store.sessions.load(server, known.id) : null;
  if (current === null) {
    const questions = numberQuestions([], document.questions, 'new');
    return { group, current, questions, adopts: true, notes: [] };
  }
  const steps = questionChanges(current.questions, document.questions);
  if (!isFromArchives(current)) {
    const differs = steps.some((step) => step.change !== 'same');
    const note =
      'The document differs from the one that is posted, which holds: load it in Discord to post the changes.';
    return { group, current, questions: current.questions, adopts: false, notes: differs ? [note] : [] };
  }
  const rewordings = steps.filter((step) => step.change === 'unsure');
  if (rewordings.length > 0 && unsure === null) throw whoseWording(rewordings);
  const questions = numberQuestions(current.questions, document.questions, unsure ?? 'new');
  return { group, current, questions, adopts: true, notes: [] };
}

function isFromArchives({ places }: LoadedSession): boolean {
  return places.every((place: Place) => place.fingerprint === IMPORTED);
}

function whoseWording(steps: ReturnType<typeof questionChanges>): UserError {
  const each = steps.map(
    ({ after, candidates }) => `“${after?.headline}” could be a new wording of question ${candidates[0]?.number}.`,
  );
  return new UserError({
    message: each.slice(0, 20).join(' '),
    hint: 'Say --unsure reworded if they are, or --unsure new if they are new questions. Nothing was imported.',
  });
}
