const VERSION = 'r1';

/** A button's, select's or modal's route with its arguments. */
export interface ComponentRoute {
  readonly route: string;
  readonly args: readonly string[];
}

/**
 * The `custom_id` of a component: a version, the route and its arguments. Buttons outlive restarts and releases, so the
 * id names rows of the store and holds no state (facts 5.6).
 *
 * @throws Error when it would pass Discord's 100 characters or an argument holds the separator: a bug of ours
 */
export function componentId(route: string, ...args: readonly (string | number)[]): string {
  const parts = [VERSION, route, ...args.map(String)];
  const id = parts.join(':');
  if (id.length > 100) throw new Error(`custom_id of ${id.length} characters: ${route}`);
  if (parts.some((part) => part.includes(':'))) throw new Error(`custom_id part with a colon: ${route}`);
  return id;
}

/** Reads a `custom_id`; null when it is not ours or of an unknown version. It is untrusted input. */
export function readComponentId(id: string): ComponentRoute | null {
  const [version, route, ...args] = id.split(':');
  if (version !== VERSION || !route) return null;
  return { route, args };
}
