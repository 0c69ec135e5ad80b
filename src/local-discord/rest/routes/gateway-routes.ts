import type { Gateway } from '../../gateway/gateway.js';
import type { Route } from '../route.js';

/** Identifies an application has a day (gateway, "Session Start Limit"). */
const IDENTIFIES_A_DAY = 1000;
const A_DAY = 24 * 60 * 60 * 1000;

/** Where the gateway is and how often one may still identify. Identifies are counted from the start of this Discord. */
export function gatewayRoutes(gateway: Gateway, shards: number): readonly Route[] {
  const { world } = gateway;
  const url = () => world.origin.replace(/^http/, 'ws');
  return [
    { method: 'GET', path: '/gateway', answer: () => ({ status: 200, body: { url: url() } }) },
    {
      method: 'GET',
      path: '/gateway/bot',
      answer: ({ principal }) => {
        const used = gateway.identifies.get(principal.user.id) ?? 0;
        const remaining = Math.max(0, IDENTIFIES_A_DAY - used);
        const limit = { total: IDENTIFIES_A_DAY, remaining, reset_after: A_DAY, max_concurrency: 1 };
        return { status: 200, body: { url: url(), shards, session_start_limit: limit } };
      },
    },
  ];
}
