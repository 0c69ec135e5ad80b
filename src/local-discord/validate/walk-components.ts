import { isRecord } from './mend.js';

/** A component somewhere in a body, with its place. Fields are those of Discord's component reference, unchecked. */
export interface PlacedComponent {
  readonly component: Readonly<Record<string, unknown>>;
  readonly path: readonly (string | number)[];
}

/** Components nest at most this deep in what Discord takes (container, section or row, button); more is never walked. */
const deepest = 6;

/** Every component of a tree, parents before children. Takes any value; what is no component is passed over. */
export function walkComponents(components: unknown, path: PlacedComponent['path'], depth = 0): PlacedComponent[] {
  if (!Array.isArray(components) || depth > deepest) return [];
  const found: PlacedComponent[] = [];
  for (const [index, component] of components.entries()) {
    if (isRecord(component)) found.push(...walkOne(component, [...path, index], depth));
  }
  return found;
}

function walkOne(component: Record<string, unknown>, path: PlacedComponent['path'], depth: number): PlacedComponent[] {
  const found: PlacedComponent[] = [{ component, path }];
  found.push(...walkComponents(component.components, [...path, 'components'], depth + 1));
  for (const key of ['accessory', 'component'] as const) {
    const child = component[key];
    if (isRecord(child) && depth < deepest) found.push(...walkOne(child, [...path, key], depth + 1));
  }
  return found;
}
