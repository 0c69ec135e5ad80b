const CHANNELS = 50;
const THREADS = 20;
const ROLES = 30;
const FIRST = 1_200_000_000_000_000_000n;
/** Ids of one server, so that those of the next begin behind them. */
const SPAN = 1_000n;

/** Ids of so many servers. */
export function manyIds(servers: number): readonly string[] {
  return Array.from({ length: servers }, (_, at) => String(FIRST + BigInt(at) * SPAN));
}

/** A server as Discord tells of it: 50 channels, 20 active threads, 30 roles, the bot as a member. */
export function manyServer(id: string, bot: string): object {
  let last = BigInt(id);
  const next = (): string => String(++last);
  const role = (of: string, name: string) => ({
    ...{ id: of, name, color: 0, colors: { primary_color: 0 }, hoist: false, icon: null, position: 1, flags: 0 },
    ...{ permissions: '1071698660929', managed: false, mentionable: false },
  });
  const channels = Array.from({ length: CHANNELS }, (_, at) => ({
    ...{
      id: next(),
      type: 0,
      name: `channel-${at}`,
      position: at,
      parent_id: null,
      topic: null,
      nsfw: false,
      flags: 0,
    },
    permission_overwrites: [{ id, type: 0, allow: '0', deny: '2048' }],
    ...{ last_message_id: null, rate_limit_per_user: 0 },
  }));
  const threads = Array.from({ length: THREADS }, (_, at) => ({
    ...{ id: next(), type: 11, name: `thread ${at}`, parent_id: channels[at]?.id, owner_id: bot, flags: 0 },
    ...{ message_count: 3, member_count: 2, total_message_sent: 3, rate_limit_per_user: 0, last_message_id: null },
    thread_metadata: {
      ...{ archived: false, auto_archive_duration: 10_080, locked: false, invitable: true },
      archive_timestamp: '2026-10-01T00:00:00.000Z',
    },
  }));
  const user = { id: bot, username: 'rapporteur', global_name: null, avatar: null, discriminator: '0', bot: true };
  return {
    ...{ id, name: `Server ${id}`, icon: null, owner_id: next(), region: 'local', afk_timeout: 300, large: false },
    ...{ verification_level: 0, default_message_notifications: 0, explicit_content_filter: 0, mfa_level: 0 },
    ...{ nsfw_level: 0, premium_tier: 0, preferred_locale: 'en-US', system_channel_flags: 0, features: [], emojis: [] },
    ...{ stickers: [], unavailable: false, member_count: 20, joined_at: '2026-01-01T00:00:00.000Z', channels, threads },
    roles: [role(id, '@everyone'), ...Array.from({ length: ROLES }, (_, at) => role(next(), `role ${at}`))],
    members: [{ user, roles: [], joined_at: '2026-01-01T00:00:00.000Z', deaf: false, mute: false, flags: 0 }],
    ...{ presences: [], voice_states: [], stage_instances: [], guild_scheduled_events: [], soundboard_sounds: [] },
  };
}
