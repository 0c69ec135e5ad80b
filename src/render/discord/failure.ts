import type { UserError } from '../../core/errors.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { layout, text } from './parts.js';

/** What is wrong and what to do next, as an answer. */
export function failureMessage(error: Pick<UserError, 'message' | 'hint'>): OutgoingMessage {
  return layout(text(`${error.message}\n${error.hint}`));
}

/** Our own bug, without details: they are in the log. */
export function ourFault(): OutgoingMessage {
  return layout(
    text('Something went wrong on my side, and it is in my log.\nTry again; if it stays, tell whoever runs me.'),
  );
}
