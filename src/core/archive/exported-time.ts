const INSTANT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/;

/**
 * An instant as exports write it: ISO 8601 with an offset and a fraction of any length; what is finer than a
 * millisecond is cut off, as it is from Discord's own times. Null for anything else.
 */
export function exportedTime(text: string): Date | null {
  const [, seconds, fraction = '', offset] = INSTANT.exec(text) ?? [];
  if (seconds === undefined || offset === undefined) return null;
  const instant = new Date(`${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}${offset}`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
