import type { Id } from './ids.js';
import type { GroupSettings } from './settings.js';

/** What a change did: the fields that differ, as they were and as they are. */
export interface SettingsDifference {
  readonly before: Partial<GroupSettings>;
  readonly after: Partial<GroupSettings>;
}

/** A change that somebody made; it can be taken back while it is remembered. */
export interface SettingsChange extends SettingsDifference {
  /** Our own number of the change, as a decimal string. */
  readonly id: string;
  readonly by: Id;
  readonly at: Date;
}

/** How long a change can be taken back (design 8: hosts can undo anything for 30 days). */
export const CHANGE_REMEMBERED_MS = 30 * 24 * 60 * 60 * 1_000;

/** What a change would do; null when all of it is so already. */
export function settingsDifference(now: GroupSettings, wanted: Partial<GroupSettings>): SettingsDifference | null {
  const differing = fieldsOf(wanted).filter((field) => !isSame(now[field], wanted[field]));
  if (differing.length === 0) return null;
  return { before: pick(now, differing), after: pick(wanted, differing) };
}

/** Whether everything that a change set is still as it set it. */
export function stillHolds(now: GroupSettings, { after }: SettingsDifference): boolean {
  return settingsDifference(now, after) === null;
}

/** The names of the fields that are there. */
export function fieldsOf(settings: Partial<GroupSettings>): readonly (keyof GroupSettings)[] {
  // The keys of an object of this type are the type's keys.
  return Object.keys(settings) as (keyof GroupSettings)[];
}

function pick(settings: Partial<GroupSettings>, fields: readonly (keyof GroupSettings)[]): Partial<GroupSettings> {
  return Object.fromEntries(fields.map((field) => [field, settings[field]]));
}

/** Lists are sets of roles: their order says nothing. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((each) => other.includes(each));
}
