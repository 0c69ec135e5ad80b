import type { Route } from './route.js';

/** A route table made ready for matching. */
export interface RouteTable {
  readonly entries: readonly { readonly route: Route; readonly segments: readonly string[] }[];
}

/** What a path led to: a route with its values, or that the path exists for other methods only, or nothing. */
export type RouteMatch =
  | { readonly kind: 'found'; readonly route: Route; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'wrong-method' }
  | { readonly kind: 'none' };

/** Splits the patterns once. */
export function routeTable(routes: readonly Route[]): RouteTable {
  return { entries: routes.map((route) => ({ route, segments: route.path.split('/') })) };
}

/** Finds the first route of the table that fits method and path (below `/api/v10`, still percent-encoded). */
export function matchRoute(table: RouteTable, method: string, path: string): RouteMatch {
  const given = path.replace(/\/$/, '').split('/');
  let known = false;
  for (const { route, segments } of table.entries) {
    const params = valuesOf(segments, given);
    if (!params) continue;
    if (route.method === method) return { kind: 'found', route, params };
    known = true;
  }
  return known ? { kind: 'wrong-method' } : { kind: 'none' };
}

function valuesOf(segments: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (segments.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [place, segment] of segments.entries()) {
    const value = decode(given[place] ?? '');
    if (value === null || value === '' ? segment !== '' : false) return null;
    if (segment.startsWith(':')) params[segment.slice(1)] = value ?? '';
    else if (segment !== value) return null;
  }
  return params;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
