import { ChannelFlags, type ChannelType, type OverwriteType } from 'discord-api-types/v10';
import type { OverwriteRecord } from '../../world/guild-types.js';
import type { ChannelWish } from '../../world/guilds/channels.js';
import type { TagWish } from '../../world/threads/forum-tags.js';

/** An overwrite as requests write it: bits as text, or left out. */
export interface OverwriteWish {
  readonly id: string;
  readonly type: OverwriteType;
  readonly allow?: string | number | null | undefined;
  readonly deny?: string | number | null | undefined;
}

/** The fields of creating or changing a channel that are known here. */
export interface ChannelBody {
  readonly name?: string | null;
  readonly type?: ChannelType | null;
  readonly parent_id?: string | null;
  readonly topic?: string | null;
  readonly position?: number | null;
  readonly nsfw?: boolean | null;
  readonly rate_limit_per_user?: number | null;
  readonly permission_overwrites?: readonly OverwriteWish[] | null;
  readonly available_tags?: readonly TagWish[] | null;
  readonly flags?: number | null;
}

/** Reads an overwrite. */
export function readOverwrite(wish: OverwriteWish): OverwriteRecord {
  return { id: wish.id, type: wish.type, allow: BigInt(wish.allow ?? 0), deny: BigInt(wish.deny ?? 0) };
}

/** Translates the body of creating or changing a channel; what is left out stays as it was. */
export function channelWish(body: ChannelBody): ChannelWish {
  const { flags } = body;
  return {
    name: body.name ?? undefined,
    type: body.type ?? undefined,
    parentId: body.parent_id,
    topic: body.topic,
    position: body.position ?? undefined,
    nsfw: body.nsfw ?? undefined,
    rateLimitPerUser: body.rate_limit_per_user ?? undefined,
    overwrites: body.permission_overwrites?.map(readOverwrite),
    tags: body.available_tags ?? undefined,
    requireTag: flags === undefined || flags === null ? undefined : (flags & ChannelFlags.RequireTag) !== 0,
  };
}
