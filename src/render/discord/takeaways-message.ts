import { wordsFor } from '../../core/catalogue/words-for.js';
import { componentId } from '../../core/component-id.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { LoadedSession } from '../../core/sessions.js';
import { threadTexts } from '../catalogue/threads/threads-texts.js';
import { button, layout, row, text } from './parts.js';

/** The custom id by which the takeaways' first message is known again. */
export function takeawaysMark({ session }: LoadedSession): string {
  return componentId('propose', session.id, 'first');
}

/** The first message of the thread in which the group agrees on what it takes from the session. */
export function takeawaysMessage(session: LoadedSession): OutgoingMessage {
  const { language } = session.session;
  const say = threadTexts[language];
  return layout(
    text(`**${wordsFor(language).digest.openTakeaways}**`),
    text(say.takeawaysHow),
    row(
      button(say.propose, takeawaysMark(session)),
      button(say.nameMe, componentId('name-me', session.session.id, 't')),
    ),
  );
}
