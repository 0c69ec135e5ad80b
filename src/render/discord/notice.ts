import { componentId } from '../../core/component-id.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { OutsideName } from '../../core/record.js';
import type { NoticeTexts } from '../catalogue/notice/texts.js';
import { button, layout, row, text } from './parts.js';

/** What a session and its group decide about people's words. */
export interface WordsFate {
  readonly publish: 'server' | 'public';
  /** People who chose nothing stand under their own name outside. */
  readonly namesShown: boolean;
}

/** How a person's words are used, and how to leave: behind *How my words are used*. */
export function wordsNotice({ publish, namesShown }: WordsFate, say: NoticeTexts): OutgoingMessage {
  const lines = [
    say.title,
    say.stored,
    publish === 'public' ? say.published : say.shared,
    namesShown ? say.named : say.unnamed,
    say.leaving,
  ];
  return layout(text(lines.join('\n')));
}

const CHOICES = ['name', 'initials', 'none', 'absent'] as const;

/** Asks how files may call a person, with the four choices. */
export function nameChoices(name: string, say: NoticeTexts): OutgoingMessage {
  return layout(
    text(`${say.ask(name)}\n${say.explained}`),
    row(...CHOICES.map((outside) => button(say.choices[outside], componentId('call-me', outside)))),
  );
}

/** Says what a choice means, after it was made. */
export function nameChosen(outside: Exclude<OutsideName, 'unset'>, name: string, say: NoticeTexts): OutgoingMessage {
  const said = outside === 'name' ? say.chosenName(name) : say.chosen[outside];
  return layout(text(`${said} ${say.anew}`));
}
