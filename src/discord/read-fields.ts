import {
  type APIModalSubmission,
  type APIModalSubmissionComponent,
  ComponentType,
  type ModalSubmitComponent,
} from 'discord-api-types/v10';
import type { IncomingFile } from '../commands/command.js';
import { incomingFile } from './incoming-file.js';

/** A submitted modal's fields by their `custom_id`. */
export interface ReadFields {
  /** What was typed or chosen; nothing gives an empty list, a ticked box `true`, an upload its attachments' ids. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** The first file of each upload. */
  readonly files: ReadonlyMap<string, IncomingFile>;
}

/** Reads a modal: fields in labels of every kind, and the older text inputs in rows (facts 1.5). */
export function readFields(data: APIModalSubmission): ReadFields {
  const fields = new Map<string, readonly string[]>();
  const files = new Map<string, IncomingFile>();
  for (const field of data.components.flatMap(fieldsOf)) {
    const values = valuesOf(field);
    fields.set(field.custom_id, values);
    const upload = field.type === ComponentType.FileUpload ? data.resolved?.attachments?.[values[0] ?? ''] : undefined;
    if (upload !== undefined) files.set(field.custom_id, incomingFile(upload));
  }
  return { fields, files };
}

function fieldsOf(component: APIModalSubmissionComponent): readonly ModalSubmitComponent[] {
  if (component.type === ComponentType.Label) return [component.component];
  return component.type === ComponentType.ActionRow ? component.components : [];
}

function valuesOf(field: ModalSubmitComponent): readonly string[] {
  if ('values' in field) return field.values ?? [];
  if (typeof field.value === 'boolean') return field.value ? ['true'] : [];
  return field.value ? [field.value] : [];
}
