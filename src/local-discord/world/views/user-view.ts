import type { APIGuildMember, APIUser, GuildMemberFlags, UserFlags } from 'discord-api-types/v10';
import type { MemberRecord } from '../guild-types.js';
import { timestamp, timestampOrNull } from '../timestamp.js';
import type { UserRecord, World } from '../types.js';

/** A user as the API shows it to others. */
export function userView(user: UserRecord): APIUser {
  return {
    id: user.id,
    username: user.username,
    discriminator: '0',
    global_name: user.globalName,
    avatar: null,
    // No flag set; the enum has no name for it.
    public_flags: 0 as UserFlags,
    ...(user.bot && { bot: true }),
  };
}

/** The user of an id. Records are never deleted, so that a missing one is our mistake. */
export function userOf(world: World, userId: string): UserRecord {
  const user = world.users.get(userId);
  if (!user) throw new Error(`local Discord: no user ${userId}`);
  return user;
}

/** A member without its user, as messages carry it. */
export function partialMemberView(member: MemberRecord): Omit<APIGuildMember, 'user'> {
  return {
    nick: member.nick,
    avatar: null,
    banner: null,
    roles: [...member.roleIds],
    joined_at: timestamp(member.joinedAt),
    premium_since: null,
    communication_disabled_until: timestampOrNull(member.timedOutUntil),
    deaf: false,
    mute: false,
    pending: false,
    // No flag set; the enum has no name for it.
    flags: 0 as GuildMemberFlags,
  };
}

/** A member with its user. */
export function memberView(world: World, member: MemberRecord): APIGuildMember {
  return { ...partialMemberView(member), user: userView(userOf(world, member.userId)) };
}
