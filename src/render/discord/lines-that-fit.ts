/**
 * As many lines as fit `units` UTF-16 units, and below them one that says how many more there are; all of them when they
 * fit. A line too long to stand alone is left out like the others.
 */
export function linesThatFit(lines: readonly string[], units: number, more: (count: number) => string): string {
  const whole = lines.join('\n');
  if (whole.length <= units) return whole;
  const room = units - more(lines.length).length - 1;
  const kept: string[] = [];
  let used = 0;
  for (const line of lines) {
    if (used + line.length + 1 > room) break;
    kept.push(line);
    used += line.length + 1;
  }
  return [...kept, more(lines.length - kept.length)].join('\n');
}
