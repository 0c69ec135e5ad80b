import type { APIAttachment } from 'discord-api-types/v10';
import { canSee, statedPermissions } from '../permissions.js';
import { attachmentView, storeFiles } from '../world/files.js';
import type { ChannelRecord, UploadedFile, World } from '../world/types.js';
import { channelView } from '../world/views/channel-view.js';
import { roleView } from '../world/views/role-view.js';
import { partialMemberView, userView } from '../world/views/user-view.js';
import { clientRefusal } from './client-refusal.js';

/** Collects the objects behind the ids in an interaction's options or values (`resolved`). */
export interface Resolver {
  readonly user: (id: string) => void;
  readonly role: (id: string) => void;
  readonly channel: (id: string, types?: readonly number[]) => void;
  /** A user or a role. */
  readonly mentionable: (id: string) => void;
  /** Uploads a file; gives the id the option carries. */
  readonly attachment: (file: UploadedFile) => string;
  /** `{resolved: {…}}`, or nothing when nothing was resolved. */
  readonly result: () => object;
}

/** Where an interaction happens, and between whom. */
interface Place {
  readonly world: World;
  readonly channel: ChannelRecord;
  readonly userId: string;
  readonly botUserId: string;
}

/** What is resolved so far, by kind and id. */
type Found = Record<string, Record<string, unknown>>;

/** Resolves for one interaction in a channel. Each method throws when the id is none that a client there could offer. */
export function resolver(world: World, channel: ChannelRecord, userId: string, botUserId: string): Resolver {
  const place: Place = { world, channel, userId, botUserId };
  const found: Found = {};
  return {
    user: (id) => resolveUser(place, found, id),
    role: (id) => resolveRole(place, found, id),
    channel: (id, types) => resolveChannel(place, found, id, types ?? []),
    mentionable: (id) => (world.users.has(id) ? resolveUser(place, found, id) : resolveRole(place, found, id)),
    attachment: (file) => {
      const [stored] = storeFiles(world, channel.id, [file]) as [APIAttachment]; // one file in, one out
      add(found, 'attachments', stored.id, { ...attachmentView(world, stored), ephemeral: true });
      return stored.id;
    },
    result: () => (Object.keys(found).length > 0 ? { resolved: found } : {}),
  };
}

function add(found: Found, kind: string, id: string, value: unknown): void {
  found[kind] ??= {};
  found[kind][id] = value;
}

function resolveUser({ world, channel }: Place, found: Found, id: string): void {
  const user = world.users.get(id);
  if (!user) throw clientRefusal(`There is no user ${id} to choose.`);
  add(found, 'users', id, userView(user));
  const member = world.guilds.get(channel.guildId ?? '')?.members.get(id);
  if (!member) return;
  const permissions = statedPermissions(world, id, channel).toString();
  add(found, 'members', id, { ...partialMemberView(member), permissions });
}

function resolveRole({ world, channel }: Place, found: Found, id: string): void {
  const role = world.guilds.get(channel.guildId ?? '')?.roles.get(id);
  if (!role) throw clientRefusal(`There is no role ${id} to choose.`);
  add(found, 'roles', id, roleView(role));
}

function resolveChannel(place: Place, found: Found, id: string, types: readonly number[]): void {
  const { world, userId } = place;
  const channel = world.channels.get(id);
  if (!channel || channel.guildId !== place.channel.guildId)
    throw clientRefusal(`There is no channel ${id} to choose.`);
  if (!canSee(world, userId, channel)) throw clientRefusal(`The channel ${id} is hidden from this person.`);
  if (types.length > 0 && !types.includes(channel.type)) {
    throw clientRefusal(`#${channel.name} is not of a kind that is offered here.`);
  }
  add(found, 'channels', id, {
    ...channelView(world, channel, userId),
    permissions: statedPermissions(world, userId, channel).toString(),
    app_permissions: statedPermissions(world, place.botUserId, channel).toString(),
  });
}
