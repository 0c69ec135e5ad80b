import { DiscordError, refuse } from '../../world/discord-error.js';
import type { ApplicationRecord } from '../../world/types.js';
import { userOf, userView } from '../../world/views/user-view.js';
import type { RestAnswer, RestRequest, Route } from '../route.js';

/** What an application can ask about itself. */
export const applicationRoutes: readonly Route[] = [
  { method: 'GET', path: '/applications/@me', answer: getApplication },
  { method: 'GET', path: '/oauth2/applications/@me', answer: getApplication },
  {
    method: 'GET',
    path: '/oauth2/@me',
    answer: () => {
      throw refuse('unauthorized');
    },
  },
];

function getApplication({ world, principal }: RestRequest): RestAnswer {
  const { application } = principal;
  // People's tokens have no application behind them.
  if (!application) throw new DiscordError(403, 20002, 'Only bots can use this endpoint');
  const owner = userView(userOf(world, application.ownerId));
  return { status: 200, body: { ...applicationView(application), owner, bot: userView(principal.user) } };
}

function applicationView(application: ApplicationRecord) {
  return {
    id: application.id,
    name: application.name,
    icon: null,
    description: '',
    summary: '',
    type: null,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '',
    flags: application.flags,
    flags_new: String(application.flags),
    hook: true,
    is_monetized: false,
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    integration_types_config: { '0': {} },
    team: null,
  };
}
