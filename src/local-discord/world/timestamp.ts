/** Discord's ISO 8601 form with microseconds and a numeric zone: `2026-12-01T08:00:00.123000+00:00`. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('Z', '000+00:00');
}

/** The same, or null for null. */
export function timestampOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : timestamp(milliseconds);
}
