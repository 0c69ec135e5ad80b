import type { GuildRecord } from '../guild-types.js';
import { visibleActive } from '../threads/list-threads.js';
import { timestamp } from '../timestamp.js';
import type { World } from '../types.js';
import { channelView, threadView } from '../views/channel-view.js';
import { emojiView, roleView } from '../views/role-view.js';
import { memberView } from '../views/user-view.js';

/** A guild as REST shows it: no channels, no members. */
export function guildView(guild: GuildRecord) {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    description: null,
    owner_id: guild.ownerId,
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    roles: [...guild.roles.values()].map(roleView),
    emojis: [...guild.emojis.values()].map(emojiView),
    stickers: [],
    features: ['COMMUNITY'],
    mfa_level: 0,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    premium_tier: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: 'en-US',
    nsfw_level: 0,
    hub_type: null,
    incidents_data: null,
  };
}

/** A guild as GUILD_CREATE brings it to a user: channels, active threads, and of the members only the user itself. */
export function guildCreateView(world: World, guild: GuildRecord, userId: string) {
  const self = guild.members.get(userId);
  return {
    ...guildView(guild),
    joined_at: timestamp(self?.joinedAt ?? 0),
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    members: self ? [memberView(world, self)] : [],
    channels: channelsOf(world, guild).map((channel) => channelView(world, channel, userId)),
    threads: visibleActive(world, userId, guild).map((thread) => threadView(thread, userId)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** The guild's channels without threads, in order of creation. */
export function channelsOf(world: World, guild: GuildRecord) {
  const found = [];
  for (const id of guild.channelIds) {
    const channel = world.channels.get(id);
    if (channel) found.push(channel);
  }
  return found;
}
