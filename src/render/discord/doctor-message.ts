import { type BotFinding, isWell, type ServerFinding } from '../../core/doctor.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { DoctorTexts } from '../catalogue/doctor/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { botLines, serverLines } from './doctor-lines.js';
import { layout, text } from './parts.js';

/** What the doctor found, with whatever has to be done first. */
export function doctorMessage(bot: BotFinding, server: ServerFinding, say: DoctorTexts): OutgoingMessage {
  const title = (words: string) => escapeChat(clip(words, 100));
  const channels = serverLines(server, say, (channel) => `<#${channel}>`, title);
  return layout(
    text(isWell(bot, [server]) ? say.well : say.unwell),
    text(clip(urgentFirst(channels).join('\n'), 2_400)),
    text(urgentFirst(botLines(bot, say)).join('\n')),
  );
}

function urgentFirst(lines: readonly string[]): readonly string[] {
  const isUrgent = (line: string) => line.startsWith('✗');
  return [...lines.filter(isUrgent), ...lines.filter((line) => !isUrgent(line))];
}
