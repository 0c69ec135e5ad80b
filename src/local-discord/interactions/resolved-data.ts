import type { APIAttachment } from 'discord-api-types/v10';
import { statedPermissions } from '../permissions.js';
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

/** Resolves for one interaction in a channel. Each method throws when the id is none that a client there could offer. */
export function resolver(world: World, channel: ChannelRecord, userId: string, botUserId: string): Resolver {
  const guild = world.guilds.get(channel.guildId ?? '');
  const found: Record<string, Record<string, unknown>> = {};
  const add = (kind: string, id: string, value: unknown) => {
    found[kind] ??= {};
    found[kind][id] = value;
  };
  const user = (id: string) => {
    const record = world.users.get(id);
    if (!record) throw clientRefusal(`There is no user ${id} to choose.`);
    add('users', id, userView(record));
    const member = guild?.members.get(id);
    if (!member) return;
    add('members', id, { ...partialMemberView(member), permissions: statedPermissions(world, id, channel).toString() });
  };
  const role = (id: string) => {
    const record = guild?.roles.get(id);
    if (!record) throw clientRefusal(`There is no role ${id} to choose.`);
    add('roles', id, roleView(record));
  };
  const chosenChannel = (id: string, types?: readonly number[]) => {
    const record = world.channels.get(id);
    if (!record || record.guildId !== channel.guildId) throw clientRefusal(`There is no channel ${id} to choose.`);
    const permissions = statedPermissions(world, userId, record);
    if (permissions === 0n) throw clientRefusal(`The channel ${id} is hidden from this person.`);
    if (types && types.length > 0 && !types.includes(record.type)) {
      throw clientRefusal(`#${record.name} is not of a kind that is offered here.`);
    }
    const appPermissions = statedPermissions(world, botUserId, record).toString();
    add('channels', id, {
      ...channelView(world, record, userId),
      permissions: permissions.toString(),
      app_permissions: appPermissions,
    });
  };
  const attachment = (file: UploadedFile) => {
    const [stored] = storeFiles(world, channel.id, [file]) as [APIAttachment]; // one file in, one out
    add('attachments', stored.id, { ...attachmentView(world, stored), ephemeral: true });
    return stored.id;
  };
  return {
    user,
    role,
    channel: chosenChannel,
    mentionable: (id) => (world.users.has(id) ? user(id) : role(id)),
    attachment,
    result: () => (Object.keys(found).length > 0 ? { resolved: found } : {}),
  };
}
