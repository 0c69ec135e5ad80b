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

/** Prints a timestamp's seconds in one of Discord's styles, as they are typed; null where that is none. */
export type TimestampPrinter = (seconds: string, style: string) => string | null;

/**
 * Makes a printer of Discord's timestamps as absolute times with their zone (`1 December 2026, 20:30 UTC`). It gives
 * null when the seconds are beyond what a date can hold or the style is unknown, and throws a RangeError when the zone
 * or the language is none. Formatters are made when they are first needed, and once.
 */
export function timestampPrinter(zone: string, language: string): TimestampPrinter {
  let formatters: Map<string, Intl.DateTimeFormat> | undefined;
  const formatter = (key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat => {
    formatters ??= new Map();
    const made = formatters.get(key) ?? make();
    formatters.set(key, made);
    return made;
  };
  const inZone = (milliseconds: number, shape: TimeStyle): string => {
    const era = milliseconds < yearOne * 1000;
    const dates = formatter(`${era} ${shape.weekday}`, () => dateFormat(zone, language, era, shape.weekday));
    const day = dates.format(milliseconds);
    if (shape.time === '') return `${day} (${zone})`;
    const times = formatter(shape.time, () => timeFormat(zone, shape.time === 'seconds'));
    return `${day}, ${times.format(milliseconds)} ${zone}`;
  };
  // Most groups keep the default, which needs no formatter at all.
  const isDefault = zone === 'UTC' && language === 'en';
  return (seconds, style) => {
    const value = Number(seconds);
    const shape = styles[style === '' ? 'f' : style];
    if (!shape || !(Math.abs(value) <= latest)) return null;
    return isDefault && value >= yearOne ? printUtc(value * 1000, shape) : inZone(value * 1000, shape);
  };
}

function printUtc(milliseconds: number, shape: TimeStyle): string {
  const date = new Date(milliseconds);
  const weekday = shape.weekday ? `${weekdays[date.getUTCDay()]} ` : '';
  const day = `${weekday}${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  if (shape.time === '') return `${day} (UTC)`;
  return `${day}, ${date.toISOString().slice(-13, shape.time === 'seconds' ? -5 : -8)} UTC`;
}

function dateFormat(zone: string, language: string, era: boolean, weekday: boolean): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(era ? { era: 'short' } : {}),
    ...(weekday ? { weekday: 'long' } : {}),
  });
}

function timeFormat(zone: string, withSeconds: boolean): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    ...(withSeconds ? { second: '2-digit' } : {}),
    hourCycle: 'h23',
  });
}
