import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { StrayFile } from '../../core/published.js';
import type { ErasingTexts } from '../catalogue/erasing/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { holderOf } from '../published/export-lines.js';
import { label, textInput } from './modal-parts.js';
import { layout, text } from './parts.js';

/** Longer than any server's name. */
const LONGEST_NAME = 300;

/** Somebody can do something about a few files; the rest is counted. */
const MOST_FILES = 10;

/** Says what goes and what stays, and asks for the server's name. */
export function eraseModal(say: ErasingTexts) {
  const field = textInput('name', TextInputStyle.Short, { max: LONGEST_NAME, required: true });
  return {
    custom_id: componentId('erase-server'),
    title: say.title,
    components: [
      { type: ComponentType.TextDisplay, content: `${say.whatGoes}\n${say.whatStays}` },
      label(say.typeName, say.typeNameHint, field),
    ],
  };
}

/** What was erased, and what is out of our reach. */
export function erasedMessage(
  {
    rows,
    files,
    digestsLeft,
  }: {
    readonly rows: number;
    readonly files: readonly StrayFile[];
    readonly digestsLeft: number;
  },
  say: ErasingTexts,
): OutgoingMessage {
  if (rows === 0) return layout(text(say.nothing));
  const lines = files
    .slice(0, MOST_FILES)
    .map(({ session, by, at, file }) =>
      say.file(`<t:${Math.floor(at.getTime() / 1_000)}:f>`, holderOf({ by, file }), escapeChat(clip(session, 80))),
    );
  if (files.length > MOST_FILES) lines.push(say.moreFiles(files.length - MOST_FILES));
  const left = digestsLeft === 0 ? [] : [say.digestsLeft(digestsLeft)];
  const purge = lines.length === 0 ? [] : [say.purge(lines.join('\n'))];
  return layout(text([say.erased(rows), ...left, ...purge].join('\n')));
}
