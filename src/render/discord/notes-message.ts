import { ComponentType } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import type { OutgoingFile, OutgoingMessage } from '../../core/ports/chat.js';
import type { Session } from '../../core/sessions.js';
import { wrapTexts } from '../catalogue/wrap/wrap-texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { button, layout, row, text } from './parts.js';

/** The `custom_id` by which a session's posted notes are known again. */
export function notesMark(session: string): string {
  return componentId('notes', session);
}

/** A filled document as a file with the name that it came with, as far as an address can hold it. */
export function documentFile({ file, text: filled }: { readonly file: string; readonly text: string }): OutgoingFile {
  return {
    name: file.replace(/[^\p{L}\p{N}._-]+/gu, '-'),
    data: new TextEncoder().encode(filled),
    contentType: 'text/markdown; charset=utf-8',
  };
}

/** The filled document in the session's channel, and a button that gives it as it stands when pressed. */
export function notesMessage(
  session: Session,
  filled: { readonly file: string; readonly text: string },
): OutgoingMessage {
  const say = wrapTexts[session.language];
  const file = documentFile(filled);
  const body = layout(
    text(say.notesPosted(escapeChat(clip(session.title, 100)))),
    { type: ComponentType.File, file: { url: `attachment://${file.name}` } },
    row(button(say.newest, notesMark(session.id))),
  );
  return { ...body, files: [file] };
}
