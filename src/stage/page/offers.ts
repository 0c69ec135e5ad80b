import type { Choice } from './choices.js';
import { isThread, nameOf, type Seen } from './world.js';

/** The fields of a component that the page looks at; their names are Discord's. */
export interface Part {
  readonly type: number;
  readonly id?: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly description?: string;
  readonly content?: string;
  readonly value?: string;
  readonly placeholder?: string;
  readonly style?: number;
  readonly url?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly default?: boolean;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly channel_types?: readonly number[];
  readonly options?: readonly { value: string; label: string; description?: string; default?: boolean }[];
  readonly default_values?: readonly { id: string }[];
  readonly emoji?: { readonly name?: string };
  readonly components?: readonly Part[];
  readonly component?: Part;
  readonly accessory?: Part;
  readonly items?: readonly { readonly media: { readonly url: string }; readonly description?: string }[];
  readonly media?: { readonly url: string };
  readonly file?: { readonly url: string };
  readonly name?: string;
  readonly size?: number;
  readonly divider?: boolean;
  readonly accent_color?: number | null;
  readonly spoiler?: boolean;
}

/** What a select offers: its own options, or the people, roles and channels that there are. */
export function offersOf(seen: Seen, part: Part): readonly Choice[] {
  const people = (): Choice[] =>
    [...seen.members.values()].map(({ user }) => ({ value: user.id, label: nameOf(seen, user) }));
  const roles = (): Choice[] => [...seen.roles.values()].map(({ id, name }) => ({ value: id, label: name }));
  switch (part.type) {
    case 5:
      return people();
    case 6:
      return roles();
    case 7:
      return [...people(), ...roles()];
    case 8:
      return channelOffers(seen, part.channel_types ?? []);
    default:
      return (part.options ?? []).map(({ value, label, description }) => ({ value, label, hint: description }));
  }
}

/** The channels of some kinds; without kinds, all. */
export function channelOffers(seen: Seen, types: readonly number[]): readonly Choice[] {
  return [...seen.channels.values()]
    .filter((channel) => channel.guild_id !== undefined || isThread(channel) || channel.type === 0)
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .map(({ id, name }) => ({ value: id, label: `#${name}` }));
}

/** What is chosen before anybody touched it. */
export function presetOf(part: Part): readonly string[] {
  const preset = (part.options ?? []).filter((option) => option.default).map(({ value }) => value);
  return [...preset, ...(part.default_values ?? []).map(({ id }) => id)];
}
