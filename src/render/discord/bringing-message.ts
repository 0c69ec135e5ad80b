import { componentId } from '../../core/component-id.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { BringingTexts } from '../catalogue/bringing/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { label, MOST_OPTIONS, select } from './modal-parts.js';
import { documentFile } from './notes-message.js';
import { plainName } from './shown.js';

/** Which of the open questions to bring along; all are chosen at first. */
export function bringingModal(
  session: string,
  channel: string,
  {
    title,
    open,
  }: { readonly title: string; readonly open: readonly { readonly key: string; readonly text: string }[] },
  say: BringingTexts,
) {
  const options = open
    .slice(0, MOST_OPTIONS)
    .map(({ key, text }) => ({ label: plainName(text, 100), value: key, default: true }));
  return {
    custom_id: componentId('bring', session, channel),
    title: say.modalTitle,
    components: [
      label(say.which, say.hint(clip(title, 40)), select('questions', options, { min: 1, max: options.length })),
    ],
  };
}

/** The document with what was brought along, as a file to keep. */
export function broughtMessage(
  questions: number,
  document: { readonly file: string; readonly text: string },
  say: BringingTexts,
): OutgoingMessage {
  return { content: escapeChat(say.brought(questions)), files: [documentFile(document)] };
}
