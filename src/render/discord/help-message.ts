import type { OutgoingMessage } from '../../core/ports/chat.js';
import { AGREE, KEEP } from '../../core/replies.js';
import type { HelpTexts } from '../catalogue/help/texts.js';
import { layout, text } from './parts.js';

/** What people can do: four lines for a participant, and a host's week below it. */
export function helpMessage(say: HelpTexts, host: boolean): OutgoingMessage {
  const participant = text([say.talk, say.keep(KEEP), say.agree(AGREE), say.sentence, say.me].join('\n'));
  return host ? layout(participant, text(say.week.join('\n'))) : layout(participant);
}
