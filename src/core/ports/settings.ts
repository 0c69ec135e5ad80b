import type { Id } from '../ids.js';
import type { GroupSettings } from '../settings.js';

/** What one group of one server chose. */
export interface StoredSettings {
  readonly server: Id;
  readonly group: string;
  readonly settings: GroupSettings;
}

/** What groups chose for themselves; those that never chose have no row. */
export interface SettingsStore {
  /** All groups of a server that chose something. */
  ofServer(server: Id): Promise<readonly StoredSettings[]>;
  /** The servers where a group chose something; those the bot was taken out of are hidden. */
  servers(): Promise<readonly Id[]>;
  save(stored: StoredSettings): Promise<void>;
}
