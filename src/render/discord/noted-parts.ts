import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { MyWords } from '../../core/my-words.js';
import type { MeTexts } from '../catalogue/me/texts.js';
import { jumpLink, text } from './parts.js';
import { shownIn } from './shown.js';

const MOST_NOTED = 3;

/** Notes of what somebody said that wait for them, each with the way to its message, where the buttons are. */
export function notedParts(
  noted: MyWords['noted'],
  say: Pick<MeTexts, 'notes' | 'noted' | 'more'>,
): readonly APIMessageTopLevelComponent[] {
  if (noted.length === 0) return [];
  const lines = noted.slice(0, MOST_NOTED).map(({ record, reply, by }) => {
    const shown = shownIn(record);
    const link = jumpLink(record.session.server, reply.thread, reply.id);
    return `- ${say.noted(shown.name(by), shown.line(reply.text, 120))} [→](${link})`;
  });
  const rest = noted.length > MOST_NOTED ? [`-# ${say.more(noted.length - MOST_NOTED)}`] : [];
  return [text([say.notes(noted.length), ...lines, ...rest].join('\n'))];
}
