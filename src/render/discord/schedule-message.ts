import type { DigestSchedule } from '../../core/digest.js';
import type { Language } from '../../core/document/session.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { digestTexts } from '../catalogue/digest/digest-texts.js';
import { layout, text } from './parts.js';

/** Where the digest goes and its next dates, each with its zone. */
export function scheduledMessage(schedule: DigestSchedule, next: readonly Date[], language: Language): OutgoingMessage {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone: schedule.zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const dates = next.map((date) => `- ${format.format(date)} (${schedule.zone})`);
  return layout(text([digestTexts[language].goesTo(`<#${schedule.channel}>`), ...dates].join('\n')));
}
