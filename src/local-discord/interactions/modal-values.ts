import { type APIModalInteractionResponseCallbackData, ComponentType as T } from 'discord-api-types/v10';
import { isRecord } from '../validate/mend.js';
import { clientRefusal } from './client-refusal.js';
import { type AttachedFile, uploadedFile } from './option-values.js';
import type { Resolver } from './resolved-data.js';
import { boundsOf, chosenValues, presetValues } from './select-values.js';

type Component = Readonly<Record<string, unknown>>;

/** What a person puts into a field: words, choices (values, labels or ids), a tick, or files. */
export type FieldValue = string | boolean | readonly string[] | readonly AttachedFile[];
/** Fields by the label a person reads or by custom id. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** A modal as a person sees it; `openedBy` is the token of the interaction that it answered. */
export type ShownModal = APIModalInteractionResponseCallbackData & { readonly openedBy: string };

/**
 * Fills in a modal and gives the `components` of its submission. Fields that are left out keep what stands in them.
 * Throws for what a client would not submit: a required field empty, a text too long or short, a choice not offered, a
 * field that is not there.
 */
export function fillModal(
  modal: APIModalInteractionResponseCallbackData,
  values: FieldValues,
  resolve: Resolver,
): object[] {
  const used = new Set<string>();
  const filled: object[] = [];
  let next = 1;
  for (const row of modal.components as unknown as readonly Component[]) {
    const base = { type: row.type, id: typeof row.id === 'number' ? row.id : next };
    next += 2;
    const fill = (field: Component, label: unknown) => ({
      id: base.id + 1,
      ...filledField(field, label, values, used, resolve),
    });
    if (isRecord(row.component)) filled.push({ ...base, component: fill(row.component, row.label) });
    else if (Array.isArray(row.components)) {
      filled.push({ ...base, components: row.components.filter(isRecord).map((field) => fill(field, field.label)) });
    } else filled.push(base);
  }
  const unknown = Object.keys(values).filter((name) => !used.has(name));
  if (unknown.length > 0) throw clientRefusal(`This form has no field “${unknown.join('”, “')}”. ${fieldsOf(modal)}`);
  return filled;
}

function fieldsOf(modal: APIModalInteractionResponseCallbackData): string {
  const rows = modal.components as unknown as readonly Component[];
  const labels = rows.map((row) => row.label).filter((label) => typeof label === 'string');
  return `It has: ${labels.join(', ') || 'no labels'}.`;
}

function filledField(
  field: Component,
  label: unknown,
  values: FieldValues,
  used: Set<string>,
  resolve: Resolver,
): object {
  const customId = String(field.custom_id);
  const name = [customId, String(label)].find((one) => Object.hasOwn(values, one));
  if (name !== undefined) used.add(name);
  const value = name === undefined ? undefined : values[name];
  const base = { type: field.type, custom_id: customId };
  const title = String(label ?? customId);
  switch (field.type) {
    case T.TextInput:
      return { ...base, value: textOf(field, title, value) };
    case T.Checkbox:
      return { ...base, value: tickOf(field, title, value) };
    case T.RadioGroup:
      return { ...base, value: choicesOf(field, title, value, resolve)[0] ?? null };
    case T.FileUpload:
      return { ...base, values: filesOf(field, title, value, resolve) };
    default:
      return { ...base, values: choicesOf(field, title, value, resolve) };
  }
}

function textOf(field: Component, title: string, value: FieldValue | undefined): string {
  if (value !== undefined && typeof value !== 'string') throw clientRefusal(`The field “${title}” takes words.`);
  const text = value ?? (typeof field.value === 'string' ? field.value : '');
  if (text === '' && field.required !== false) throw clientRefusal(`The field “${title}” is required.`);
  const least = typeof field.min_length === 'number' ? field.min_length : 0;
  const most = typeof field.max_length === 'number' ? field.max_length : 4000;
  if (text !== '' && (text.length < least || text.length > most)) {
    throw clientRefusal(`The field “${title}” takes ${least} to ${most} characters, not ${text.length}.`);
  }
  return text;
}

function tickOf(field: Component, title: string, value: FieldValue | undefined): boolean {
  if (value !== undefined && typeof value !== 'boolean')
    throw clientRefusal(`The field “${title}” takes true or false.`);
  return value ?? field.default === true;
}

function choicesOf(field: Component, title: string, value: FieldValue | undefined, resolve: Resolver): string[] {
  const given = value === undefined ? presetValues(field) : typeof value === 'string' ? [value] : value;
  if (typeof given === 'boolean' || given.some((one) => typeof one !== 'string')) {
    throw clientRefusal(`The field “${title}” takes choices.`);
  }
  // Just seen that all of them are texts.
  const chosen = given as readonly string[];
  if (chosen.length === 0) {
    if (field.required !== false) throw clientRefusal(`The field “${title}” is required.`);
    return [];
  }
  return chosenValues(field, chosen, resolve);
}

function filesOf(field: Component, title: string, value: FieldValue | undefined, resolve: Resolver): string[] {
  const files = Array.isArray(value) ? value : [];
  if (files.some((file) => typeof file === 'string')) throw clientRefusal(`The field “${title}” takes files.`);
  const { least, most } = boundsOf(field);
  if (files.length === 0 && field.required === false) return [];
  if (files.length < least || files.length > most) {
    throw clientRefusal(`The field “${title}” takes ${least} to ${most} files, not ${files.length}.`);
  }
  // Just seen that none of them is a text.
  return (files as readonly AttachedFile[]).map((file) => resolve.attachment(uploadedFile(file)));
}
