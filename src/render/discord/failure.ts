import type { UserErrorFacts } from '../../core/errors.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { FailureTexts } from '../catalogue/failure/texts.js';
import { layout, text } from './parts.js';

/** What is wrong and what to do next, as an answer. */
export function failureMessage({ message, hint }: UserErrorFacts): OutgoingMessage {
  return layout(text(`${message}\n${hint}`));
}

/** Our own bug, without details: they are in the log. */
export function ourFault(say: FailureTexts): OutgoingMessage {
  return layout(text(say.ourFault));
}
