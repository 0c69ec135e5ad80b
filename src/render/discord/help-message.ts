import { shownEmoji } from '../../core/emoji.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { SessionEmoji } from '../../core/replies.js';
import type { HelpTexts } from '../catalogue/help/texts.js';
import { layout, text } from './parts.js';

/** What people can do: four lines for a participant and a small one, and a host's week below it. */
export function helpMessage(say: HelpTexts, host: boolean, { keepEmoji, agreeEmoji }: SessionEmoji): OutgoingMessage {
  const participant = text(
    [
      say.talk,
      say.keep(shownEmoji(keepEmoji)),
      say.agree(shownEmoji(agreeEmoji)),
      say.sentence,
      say.me,
      `-# ${say.privacy}`,
    ].join('\n'),
  );
  return host ? layout(participant, text(say.week.join('\n'))) : layout(participant);
}
