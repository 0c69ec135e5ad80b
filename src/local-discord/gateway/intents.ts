import { ApplicationFlags as F, GatewayIntentBits as I } from 'discord-api-types/v10';
import type { ApplicationRecord } from '../world/types.js';

/** Every intent there is; any other bit is refused with close code 4013. */
const ALL_INTENTS = Object.values(I).reduce<number>((all, bit) => (typeof bit === 'number' ? all | bit : all), 0);

/** Privileged intents and the application flags of which one must be set (gateway, "Privileged Intents"). */
const PRIVILEGED = [
  [I.GuildPresences, F.GatewayPresence | F.GatewayPresenceLimited],
  [I.GuildMembers, F.GatewayGuildMembers | F.GatewayGuildMembersLimited],
  [I.MessageContent, F.GatewayMessageContent | F.GatewayMessageContentLimited],
] as const;

/** The close code that refuses these intents (4013 invalid, 4014 not allowed), or null. People may have any. */
export function refusedIntents(intents: number, application: ApplicationRecord | null): 4013 | 4014 | null {
  if (!Number.isInteger(intents) || intents < 0 || (intents & ~ALL_INTENTS) !== 0) return 4013;
  if (application === null) return null;
  for (const [intent, flags] of PRIVILEGED) {
    if ((intents & intent) !== 0 && (application.flags & flags) === 0) return 4014;
  }
  return null;
}

/** Whether an application may read what others write, by REST as well. */
export function mayReadContent(application: ApplicationRecord | null): boolean {
  if (application === null) return true;
  return (application.flags & (F.GatewayMessageContent | F.GatewayMessageContentLimited)) !== 0;
}
