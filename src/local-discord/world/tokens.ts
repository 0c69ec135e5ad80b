import type { UserRecord, World } from './types.js';

/** The user or bot a token belongs to; a leading `Bot ` makes no difference here. null for an unknown token. */
export function userByToken(world: World, token: string): UserRecord | null {
  const bare = token.replace(/^Bot\s+/, '');
  const id = Buffer.from(bare.split('.')[0] ?? '', 'base64url').toString();
  const user = world.users.get(id);
  return user?.token === bare ? user : null;
}
