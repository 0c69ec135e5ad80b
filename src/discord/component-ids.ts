/** Components nest at most this deep in Discord (container, section, accessory); hostile depth ends here. */
const DEEPEST = 6;

/** The `custom_id`s in a message's components, at any depth, in order. */
export function componentIds(components: readonly unknown[] | undefined, depth = 0): readonly string[] {
  if (components === undefined || depth > DEEPEST) return [];
  const ids: string[] = [];
  for (const component of components) {
    if (typeof component !== 'object' || component === null) continue;
    if ('custom_id' in component && typeof component.custom_id === 'string') ids.push(component.custom_id);
    if ('components' in component && Array.isArray(component.components)) {
      ids.push(...componentIds(component.components, depth + 1));
    }
    if ('accessory' in component) ids.push(...componentIds([component.accessory], depth + 1));
  }
  return ids;
}
