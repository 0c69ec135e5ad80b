import type { ActivityRecord, ChannelRecord, World } from '../world/types.js';
import { nameIn } from './plain-words.js';

/** What somebody did with an application: `Ilse  >  /me`. */
export function activityLines(world: World, channel: ChannelRecord, act: ActivityRecord): string[] {
  return [`${nameIn(world, channel, act.userId)}  >  ${act.text}`];
}
