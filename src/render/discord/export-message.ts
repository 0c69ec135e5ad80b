import { componentId } from '../../core/component-id.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { SectionName, Session } from '../../core/sessions.js';
import type { ExportingTexts } from '../catalogue/exporting/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { button, row } from './parts.js';

interface Filled {
  readonly file: string;
  readonly text: string;
  readonly conflicts: readonly { readonly section: SectionName; readonly line: number }[];
}

/** The filled document as a file; where people changed our text in it, it comes as it was loaded, with two buttons. */
export function exportedMessage({ id, title }: Session, filled: Filled, say: ExportingTexts): OutgoingMessage {
  if (filled.conflicts.length === 0) return { content: say.now(escapeChat(clip(title, 100))), files: [fileOf(filled)] };
  const places = filled.conflicts.map(({ section, line }) => say.place(say.sections[section], line));
  const buttons = [
    button(say.theirs, componentId('export-take', id, 'document')),
    button(say.ours, componentId('export-take', id, 'generated')),
  ];
  return { content: say.changed(places.join(', ')), components: [row(...buttons)], files: [fileOf(filled)] };
}

/** The document after a host decided whose text stays. */
export function takenMessage(filled: Filled, taken: 'document' | 'generated', say: ExportingTexts): OutgoingMessage {
  return { content: taken === 'document' ? say.keptTheirs : say.tookOurs, files: [fileOf(filled)] };
}

function fileOf({ file, text }: Filled) {
  return { name: file, data: new TextEncoder().encode(text), contentType: 'text/markdown; charset=utf-8' };
}
