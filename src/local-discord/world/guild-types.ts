import type { OverwriteType } from 'discord-api-types/v10';

export interface GuildRecord {
  readonly id: string;
  name: string;
  ownerId: string;
  /** Discord cannot reach it: READY and GUILD_DELETE say `unavailable`. */
  unavailable: boolean;
  readonly roles: Map<string, RoleRecord>;
  readonly members: Map<string, MemberRecord>;
  readonly emojis: Map<string, EmojiRecord>;
  /** Ids of channels (no threads) in order of creation. */
  readonly channelIds: Set<string>;
  readonly threadIds: Set<string>;
}

export interface RoleRecord {
  readonly id: string;
  name: string;
  permissions: bigint;
  position: number;
  mentionable: boolean;
  managedBy: string | null;
}

export interface MemberRecord {
  readonly userId: string;
  nick: string | null;
  /** Role ids without @everyone. */
  roleIds: string[];
  readonly joinedAt: number;
  /** Milliseconds; a timed-out member may only look. */
  timedOutUntil: number | null;
}

export interface EmojiRecord {
  readonly id: string;
  readonly name: string;
  readonly animated: boolean;
}

export interface OverwriteRecord {
  readonly id: string;
  readonly type: OverwriteType;
  readonly allow: bigint;
  readonly deny: bigint;
}
