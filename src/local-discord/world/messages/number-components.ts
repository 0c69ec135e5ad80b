import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';

/** Keys under which components hold others (components/reference). */
const NESTED = ['components', 'accessory', 'component'] as const;

/** Deeper than Discord nests: container, section, accessory. */
const DEEPEST = 8;

/** A copy in which each component without `id` has one: counted from 1 through the message, skipping those taken. */
export function numberComponents(components: readonly APIMessageTopLevelComponent[]): APIMessageTopLevelComponent[] {
  const taken = new Set<number>();
  walk(components, 0, (one) => {
    if (typeof one.id === 'number' && one.id > 0) taken.add(one.id);
  });
  // By way of JSON, so that an object that stands in two places becomes two.
  const copy = JSON.parse(JSON.stringify(components)) as APIMessageTopLevelComponent[];
  let next = 1;
  walk(copy, 0, (one) => {
    if (typeof one.id === 'number' && one.id > 0) return;
    while (taken.has(next)) next += 1;
    one.id = next;
    next += 1;
  });
  return copy;
}

/** Calls `visit` for every component in the order of the message. */
function walk(value: unknown, depth: number, visit: (component: { id?: unknown }) => void): void {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) walk(one, depth + 1, visit);
    return;
  }
  // An object in a place for components: its fields are unknown until looked at.
  const component = value as { id?: unknown } & Record<string, unknown>;
  visit(component);
  for (const key of NESTED) walk(component[key], depth + 1, visit);
}
