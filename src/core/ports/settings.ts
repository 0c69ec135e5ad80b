import type { Id } from '../ids.js';
import type { GroupSettings } from '../settings.js';
import type { SettingsChange } from '../settings-change.js';

/** What one group of one server chose. */
export interface StoredSettings {
  readonly server: Id;
  readonly group: string;
  readonly settings: GroupSettings;
}

/** Who changes which group's settings, and when. */
export interface SettingsAct {
  readonly server: Id;
  readonly group: string;
  readonly by: Id;
  readonly at: Date;
}

/** What groups chose for themselves; those that never chose have no row. */
export interface SettingsStore {
  /** All groups of a server that chose something. */
  ofServer(server: Id): Promise<readonly StoredSettings[]>;
  /** The servers where a group chose something; those the bot was taken out of are hidden. */
  servers(): Promise<readonly Id[]>;
  /** Changes some fields in one step and remembers the change; null when all of it was so already. */
  change(act: SettingsAct, wanted: Partial<GroupSettings>): Promise<SettingsChange | null>;
  /** A change of this group, or null. */
  findChange(server: Id, group: string, change: string): Promise<SettingsChange | null>;
  /**
   * Takes a change back, which is a change of its own. Refused where it is no longer remembered (or is another group's),
   * and where somebody has changed the same since.
   */
  takeBack(act: SettingsAct, change: string): Promise<SettingsChange | 'forgotten' | 'changed since'>;
}
