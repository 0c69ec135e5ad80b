import { Locale } from 'discord-api-types/v10';
import type { Faults } from '../faults.js';
import { mayReadContent } from '../gateway/intents.js';
import { refuse } from '../world/discord-error.js';
import { userByToken } from '../world/tokens.js';
import type { UserRecord, World } from '../world/types.js';
import { applicationOf } from '../world/users.js';
import type { Principal } from './route.js';

/** Whoever comes with a secret in the path instead of a token. */
const STRANGER: UserRecord = {
  id: '0',
  username: '',
  globalName: null,
  bot: false,
  applicationId: null,
  locale: Locale.EnglishUS,
  refusesDirect: false,
  token: '',
};

/**
 * Who sent a request, by its Authorization header: `Bot …` for applications, a bare token for people.
 * Throws 401 for an unknown token or a bot's token without `Bot`.
 */
export function principalOf(world: World, faults: Faults, authorization: string | undefined): Principal {
  const user = userByToken(world, authorization ?? '');
  if (!user || user.bot !== /^Bot /.test(authorization ?? '')) throw refuse('unauthorized');
  const application = applicationOf(world, user.id);
  const withheld = application !== null && faults.withholdContent;
  return { user, application, viewer: { userId: user.id, readsContent: mayReadContent(application) && !withheld } };
}

/** The principal of a route that needs no token. */
export function stranger(): Principal {
  return { user: STRANGER, application: null, viewer: { userId: STRANGER.id, readsContent: true } };
}
