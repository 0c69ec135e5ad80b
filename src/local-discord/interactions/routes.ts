import type { Route } from '../rest/route.js';
import { callbackRoutes } from './callback-routes.js';
import { commandRoutes } from './command-routes.js';
import { webhookRoutes } from './webhook-routes.js';

/** Every route that has to do with commands and interactions. */
export const interactionRoutes: readonly Route[] = [...commandRoutes, ...callbackRoutes, ...webhookRoutes];
