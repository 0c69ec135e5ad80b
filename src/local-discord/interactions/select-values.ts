import { ComponentType } from 'discord-api-types/v10';
import { isRecord } from '../validate/mend.js';
import { clientRefusal } from './client-refusal.js';
import type { Resolver } from './resolved-data.js';

type Component = Readonly<Record<string, unknown>>;

/** How many must and may be chosen, and whether none at all is fine too. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/**
 * What a select or a group of boxes sends for a person's choices: options by value or by label, users, roles and channels
 * by id, whose objects are resolved. Throws for what is not offered and for too few or too many.
 */
export function chosenValues(
  component: Component,
  chosen: readonly string[],
  resolve: Resolver,
  bounds = boundsOf(component),
): string[] {
  const values = [...new Set(chosen.map((one) => pickedValue(component, one, resolve)))];
  if (values.length < bounds.least || values.length > bounds.most) {
    throw clientRefusal(`Between ${bounds.least} and ${bounds.most} may be chosen here, not ${values.length}.`);
  }
  return values;
}

/** A select's own bounds: one of one, unless it says otherwise (component reference). */
export function boundsOf(component: Component): Bounds {
  const isGroup = component.type === ComponentType.CheckboxGroup;
  const options = Array.isArray(component.options) ? component.options.length : 1;
  const least = typeof component.min_values === 'number' ? component.min_values : 1;
  const most = typeof component.max_values === 'number' ? component.max_values : isGroup ? options : 1;
  return { least, most };
}

function pickedValue(component: Component, chosen: string, resolve: Resolver): string {
  switch (component.type) {
    case ComponentType.UserSelect:
      resolve.user(chosen);
      return chosen;
    case ComponentType.RoleSelect:
      resolve.role(chosen);
      return chosen;
    case ComponentType.MentionableSelect:
      resolve.mentionable(chosen);
      return chosen;
    case ComponentType.ChannelSelect:
      resolve.channel(chosen, Array.isArray(component.channel_types) ? component.channel_types : undefined);
      return chosen;
    default:
      return optionValueOf(component, chosen);
  }
}

function optionValueOf(component: Component, chosen: string): string {
  const options = Array.isArray(component.options) ? component.options.filter(isRecord) : [];
  const option = options.find((one) => one.value === chosen) ?? options.find((one) => one.label === chosen);
  if (option) return String(option.value);
  const offered = options.map((one) => String(one.label)).join(', ');
  throw clientRefusal(`“${chosen}” is not among the choices: ${offered}.`);
}

/** What is chosen before a person touches anything: default options, or default users, roles and channels. */
export function presetValues(component: Component): string[] {
  const options = Array.isArray(component.options) ? component.options.filter(isRecord) : [];
  const preset = options.filter((option) => option.default === true).map((option) => String(option.value));
  const defaults = Array.isArray(component.default_values) ? component.default_values.filter(isRecord) : [];
  return [...preset, ...defaults.map((one) => String(one.id))];
}
