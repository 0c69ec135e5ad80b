import type { DigestSchedule } from '../../core/digest.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { layout, text } from './parts.js';

/** Where the digest goes and its next dates, each with its zone. */
export function scheduledMessage(schedule: DigestSchedule, next: readonly Date[]): OutgoingMessage {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: schedule.zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const dates = next.map((date) => `- ${format.format(date)} (${schedule.zone})`);
  return layout(text([`The digest goes to <#${schedule.channel}> every week. Next:`, ...dates].join('\n')));
}
