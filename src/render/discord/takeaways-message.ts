import { componentId } from '../../core/component-id.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { LoadedSession } from '../../core/sessions.js';
import { button, layout, row, text } from './parts.js';

/** The custom id by which the takeaways' first message is known again. */
export function takeawaysMark({ session }: LoadedSession): string {
  return componentId('propose', session.id, 'first');
}

/** The first message of the thread in which the group agrees on what it takes from the session. */
export function takeawaysMessage(session: LoadedSession): OutgoingMessage {
  return layout(
    text('**What we took from it**'),
    text(
      [
        'Write here what the group should take from this session, in one or two sentences.',
        'Name the kept sentences it rests on in brackets, such as [2.1]. Then hold your message, *Apps*, *Propose as takeaway*, or press the button.',
      ].join('\n'),
    ),
    row(
      button('Propose a takeaway', takeawaysMark(session)),
      button('Name me', componentId('name-me', session.session.id, 't')),
    ),
  );
}
