import type { MemberRecord } from '../world/guild-types.js';
import type { World } from '../world/types.js';
import { memberView, userOf } from '../world/views/user-view.js';
import type { Gateway } from './gateway.js';
import { dispatch, type GatewaySession } from './session.js';

/** Members in one GUILD_MEMBERS_CHUNK. */
const CHUNK = 1000;

/** Answers opcode 8: members by ids or by the beginning of a name, in chunks. Silent for what it cannot read, as Discord. */
export function sendMemberChunks(gateway: Gateway, session: GatewaySession, data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  // Foreign JSON: each field is checked before it is used.
  const wish = data as Record<string, unknown>;
  const guild = gateway.world.guilds.get(String(wish.guild_id));
  if (!guild?.members.has(session.userId)) return;
  const found = [...guild.members.values()].filter((member) => isWanted(gateway.world, member, wish));
  const limit = typeof wish.limit === 'number' && wish.limit > 0 ? wish.limit : found.length;
  const members = found.slice(0, limit).map((member) => memberView(gateway.world, member));
  const chunks = Math.max(1, Math.ceil(members.length / CHUNK));
  for (let index = 0; index < chunks; index += 1) {
    dispatch(session, 'GUILD_MEMBERS_CHUNK', {
      guild_id: guild.id,
      members: members.slice(index * CHUNK, (index + 1) * CHUNK),
      chunk_index: index,
      chunk_count: chunks,
      not_found: [],
      ...(typeof wish.nonce === 'string' && { nonce: wish.nonce }),
    });
  }
}

function isWanted(world: World, member: MemberRecord, wish: Readonly<Record<string, unknown>>): boolean {
  const ids = Array.isArray(wish.user_ids) ? wish.user_ids : wish.user_ids === undefined ? null : [wish.user_ids];
  if (ids) return ids.includes(member.userId);
  const query = typeof wish.query === 'string' ? wish.query.toLowerCase() : '';
  const user = userOf(world, member.userId);
  return [member.nick, user.globalName, user.username].some((name) => name?.toLowerCase().startsWith(query));
}
