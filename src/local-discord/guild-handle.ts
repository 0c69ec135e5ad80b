import { type Actor, createActor } from './actor.js';
import { arrangeChannels, type ChannelArrangement } from './arranging/arrange-channels.js';
import { arrangeMembers, type MemberArrangement } from './arranging/arrange-members.js';
import { arrangeMessages, type MessageArrangement } from './arranging/arrange-messages.js';
import type { GuildRecord } from './world/guild-types.js';
import { emitGuildUpdate } from './world/guilds/guild-events.js';
import { setUnavailable } from './world/guilds/guilds.js';
import type { World } from './world/types.js';

/** A guild in the hands of whoever arranges the world; nothing here asks for permissions. */
export interface GuildHandle extends ChannelArrangement, MemberArrangement, MessageArrangement {
  readonly id: string;
  readonly everyoneRoleId: string;
  /** The managed role of the bot that was there first; empty without one. */
  readonly botRoleId: string;
  readonly owner: Actor;
  readonly record: GuildRecord;
  readonly rename: (name: string) => void;
  /** An outage of this guild begins or ends. */
  readonly setUnavailable: (unavailable: boolean) => void;
}

/** The handle of a guild that is there already. */
export function guildHandle(world: World, guild: GuildRecord, botRoleId: string): GuildHandle {
  return {
    ...arrangeChannels(world, guild),
    ...arrangeMembers(world, guild),
    ...arrangeMessages(world, guild),
    id: guild.id,
    everyoneRoleId: guild.id,
    botRoleId,
    owner: createActor(world, guild.ownerId),
    record: guild,
    rename: (name) => {
      guild.name = name;
      emitGuildUpdate(world, guild);
    },
    setUnavailable: (unavailable) => setUnavailable(world, guild, unavailable),
  };
}
