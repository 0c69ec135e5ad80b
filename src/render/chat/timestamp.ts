const latest = 8_640_000_000_000;

interface TimeStyle {
  readonly weekday: boolean;
  readonly time: '' | 'minutes' | 'seconds';
}

// Discord's reference, Message Formatting, Timestamp Styles. A time of day alone would not be absolute, so all say the day.
const styles: Readonly<Record<string, TimeStyle>> = {
  t: { weekday: false, time: 'minutes' },
  T: { weekday: false, time: 'seconds' },
  d: { weekday: false, time: '' },
  D: { weekday: false, time: '' },
  f: { weekday: false, time: 'minutes' },
  F: { weekday: true, time: 'minutes' },
  s: { weekday: false, time: 'minutes' },
  S: { weekday: false, time: 'seconds' },
  R: { weekday: false, time: 'minutes' },
};

const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const yearOne = -62_135_596_800;

/**
 * Prints Discord's timestamp as an absolute time with its zone (`1 December 2026, 20:30 UTC`), or null when the
 * seconds are beyond what a date can hold or the style is unknown.
 * @throws RangeError when the zone or the language is none.
 */
export function printTimestamp(seconds: string, style: string, zone: string, language: string): string | null {
  const value = Number(seconds);
  const shape = styles[style === '' ? 'f' : style];
  if (!shape || !(Math.abs(value) <= latest)) return null;
  // Most groups keep the default, and building a formatter costs more than a whole message.
  const isDefault = zone === 'UTC' && language === 'en' && value >= yearOne;
  return isDefault ? printUtc(value * 1000, shape) : printInZone(value * 1000, shape, zone, language);
}

function printUtc(milliseconds: number, shape: TimeStyle): string {
  const date = new Date(milliseconds);
  const weekday = shape.weekday ? `${weekdays[date.getUTCDay()]} ` : '';
  const day = `${weekday}${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  if (shape.time === '') return `${day} (UTC)`;
  return `${day}, ${date.toISOString().slice(-13, shape.time === 'seconds' ? -5 : -8)} UTC`;
}

function printInZone(milliseconds: number, shape: TimeStyle, zone: string, language: string): string {
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(milliseconds < yearOne * 1000 ? { era: 'short' } : {}),
    ...(shape.weekday ? { weekday: 'long' } : {}),
  }).format(milliseconds);
  if (shape.time === '') return `${day} (${zone})`;
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    ...(shape.time === 'seconds' ? { second: '2-digit' } : {}),
    hourCycle: 'h23',
  }).format(milliseconds);
  return `${day}, ${time} ${zone}`;
}
