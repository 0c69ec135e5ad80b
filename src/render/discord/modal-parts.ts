import { type APISelectMenuOption, ComponentType, type TextInputStyle } from 'discord-api-types/v10';

/** Most options of a select (facts 1.2). */
export const MOST_OPTIONS = 25;

/** A field of a modal with its label (at most 45 characters) and description (at most 100; empty for none), facts 1.5. */
export function label(title: string, description: string, component: object): object {
  const below = description === '' ? {} : { description: description.slice(0, 100) };
  return { type: ComponentType.Label, label: title.slice(0, 45), ...below, component };
}

/** A select of strings; with `min` 0 it may be left empty, which Discord wants said twice (facts 1.5). */
export function select(
  customId: string,
  options: readonly APISelectMenuOption[],
  count: { readonly min: number; readonly max: number },
): object {
  return {
    type: ComponentType.StringSelect,
    custom_id: customId,
    options,
    min_values: count.min,
    max_values: count.max,
    required: count.min > 0,
  };
}

/** A text field; optional unless `required`. */
export function textInput(
  customId: string,
  style: TextInputStyle,
  limits: { readonly max: number; readonly required?: boolean; readonly value?: string },
): object {
  return {
    type: ComponentType.TextInput,
    custom_id: customId,
    style,
    max_length: limits.max,
    required: limits.required ?? false,
    ...(limits.value ? { value: limits.value } : {}),
  };
}
