import { clientRoutes } from '../client/client-routes.js';
import type { Gateway } from '../gateway/gateway.js';
import { interactionRoutes } from '../interactions/routes.js';
import type { Route } from './route.js';
import { applicationRoutes } from './routes/application-routes.js';
import { channelRoutes } from './routes/channel-routes.js';
import { gatewayRoutes } from './routes/gateway-routes.js';
import { guildRoutes } from './routes/guild-routes.js';
import { memberRoutes } from './routes/member-routes.js';
import { messageRoutes } from './routes/message-routes.js';
import { pinRoutes } from './routes/pin-routes.js';
import { reactionRoutes } from './routes/reaction-routes.js';
import { roleRoutes } from './routes/role-routes.js';
import { threadMemberRoutes } from './routes/thread-member-routes.js';
import { threadRoutes } from './routes/thread-routes.js';
import { userRoutes } from './routes/user-routes.js';

/** Every route of this Discord. Pins stand before messages, whose `:message` would take their word. */
export function allRoutes(gateway: Gateway, shards: number): readonly Route[] {
  return [
    ...gatewayRoutes(gateway, shards),
    ...applicationRoutes,
    ...userRoutes,
    ...guildRoutes,
    ...memberRoutes,
    ...roleRoutes,
    ...channelRoutes,
    ...pinRoutes,
    ...messageRoutes,
    ...reactionRoutes,
    ...threadRoutes,
    ...threadMemberRoutes,
    ...clientRoutes(gateway),
    ...interactionRoutes,
  ];
}
