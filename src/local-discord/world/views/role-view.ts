import type { APIEmoji, APIRole, RoleFlags } from 'discord-api-types/v10';
import type { EmojiRecord, RoleRecord } from '../guild-types.js';

/** A role as the API shows it. */
export function roleView(role: RoleRecord): APIRole {
  return {
    id: role.id,
    name: role.name,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    position: role.position,
    permissions: role.permissions.toString(),
    managed: role.managedBy !== null,
    mentionable: role.mentionable,
    // No flag set; the enum has no name for it.
    flags: 0 as RoleFlags,
    ...(role.managedBy !== null && { tags: { bot_id: role.managedBy } }),
  };
}

/** A guild's own emoji as the API shows it. */
export function emojiView(emoji: EmojiRecord): APIEmoji {
  return {
    id: emoji.id,
    name: emoji.name,
    animated: emoji.animated,
    roles: [],
    require_colons: true,
    managed: false,
    available: true,
  };
}
