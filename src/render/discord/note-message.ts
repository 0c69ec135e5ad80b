import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import type { Id } from '../../core/ids.js';
import { isGuest, type Note } from '../../core/notes.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { SessionRecord } from '../../core/record.js';
import { noteTexts } from '../catalogue/note/note-texts.js';
import type { NoteTexts } from '../catalogue/note/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { label, MOST_OPTIONS, select, textInput } from './modal-parts.js';
import { button, jumpLink, layout, row, text } from './parts.js';
import { plainName } from './shown.js';

/** Longest note, in characters: with the line above it, it fits a message (facts 1.2). */
export const LONGEST_NOTE = 1_500;

/** A note as it stands in a question's thread, in the session's language. */
export interface NoteFacts {
  readonly author: Id;
  readonly authorName: string;
  readonly byName: string;
  readonly words: string;
  readonly note: Pick<Note, 'confirmedAt'>;
}

/** The message of a note: who spoke, who took it down, the words as typed, and what the person who spoke can press. */
export function noteMessage({ session }: Pick<SessionRecord, 'session'>, facts: NoteFacts): OutgoingMessage {
  const say = noteTexts[session.language];
  const isConfirmed = facts.note.confirmedAt !== null;
  const name = (words: string) => escapeChat(clip(words.replace(/\s+/g, ' '), 60));
  const head = (isConfirmed ? say.confirmed : say.spoken)(name(facts.authorName), name(facts.byName));
  const correct = button(say.correctIt, componentId('note-correct', session.id));
  const confirm = button(say.iSaidThis, componentId('note-confirm', session.id), 'primary');
  const buttons = isGuest(facts.author) ? [] : [row(...(isConfirmed ? [correct] : [confirm, correct]))];
  return { content: `${head}\n${facts.words}`, components: buttons };
}

/** The form of `/note`. At most 25 questions are offered: those from the one it is taken in. */
export function noteModal(record: SessionRecord, question: number | null, say: NoteTexts) {
  const { modal } = say;
  const open = record.questions.filter(({ removed }) => !removed);
  const at = Math.max(
    0,
    Math.min(
      open.findIndex(({ number }) => number === question),
      open.length - MOST_OPTIONS,
    ),
  );
  const options = open.slice(at, at + MOST_OPTIONS).map(({ number, headline }) => ({
    label: `${number}. ${plainName(headline, 90)}`,
    value: String(number),
    default: number === question,
  }));
  const person = { type: ComponentType.UserSelect, custom_id: 'who', min_values: 0, max_values: 1, required: false };
  return {
    custom_id: componentId('note', record.session.id),
    title: modal.title,
    components: [
      label(modal.who, modal.whoHint, person),
      label(modal.name, modal.nameHint, textInput('name', TextInputStyle.Short, { max: 80 })),
      label(modal.question, '', select('question', options, { min: 1, max: 1 })),
      label(
        modal.said,
        modal.saidHint,
        textInput('said', TextInputStyle.Paragraph, { max: LONGEST_NOTE, required: true }),
      ),
    ],
  };
}

/** The form in which the person who spoke says it in their own words. */
export function correctNoteModal(session: string, words: string, say: NoteTexts) {
  const field = textInput('said', TextInputStyle.Paragraph, { max: LONGEST_NOTE, required: true, value: words });
  return {
    custom_id: componentId('note-corrected', session),
    title: say.correctTitle,
    components: [label(say.modal.said, '', field)],
  };
}

/** What the person who took a note down is told. */
export function noteTaken(
  at: { readonly server: Id; readonly session: string; readonly thread: Id; readonly message: Id },
  canConfirm: string | null,
  say: NoteTexts,
): OutgoingMessage {
  const link = jumpLink(at.server, at.thread, at.message);
  return layout(
    text(say.taken(link, canConfirm === null ? null : escapeChat(clip(canConfirm, 60)))),
    row(button(say.takeBack, componentId('note-undo', at.session, at.message))),
  );
}
