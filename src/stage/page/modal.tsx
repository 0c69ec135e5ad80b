import { InteractionType } from 'discord-api-types/v10';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Choices } from './choices.js';
import type { Client } from './client.js';
import { DropBox } from './drop-box.js';
import { FieldLabel } from './field-label.js';
import { Markdown } from './markdown.js';
import { offersOf, type Part, presetOf } from './offers.js';
import type { Modal } from './world.js';

/** What stands in a form's fields, by custom id. */
type Values = Readonly<Record<string, string | boolean | readonly string[] | readonly File[]>>;

/** A form that an application opened, with every kind of field that Discord has. */
export function ModalForm({ client, modal, atHand }: { client: Client; modal: Modal; atHand: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const rows = modal.components as unknown as readonly Part[];
  const [values, setValues] = useState<Values>(() => startOf(rows));
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  function close(): void {
    client.seen.modal = null;
    client.changed();
  }
  async function send(event: Event): Promise<void> {
    event.preventDefault();
    close();
    const { components, files } = filled(rows, values);
    const data = { id: modal.id, custom_id: modal.custom_id, components };
    const place = { channelId: modal.channel_id, applicationId: '' };
    const answer = await client.interact({ type: InteractionType.ModalSubmit, ...place, data, files });
    if (answer) client.did(`form:${modal.title}`);
  }
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby={heading} onClose={close}>
      <form onSubmit={send}>
        <h2 id={heading}>{modal.title}</h2>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            client={client}
            values={values}
            atHand={atHand}
            set={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
          />
        ))}
        <div class="dialog-end">
          <button type="button" class="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" class="button primary">
            Submit
          </button>
        </div>
      </form>
    </dialog>
  );
}

function fieldsOf(row: Part): readonly Part[] {
  return row.component ? [row.component] : (row.components ?? []);
}

function startOf(rows: readonly Part[]): Values {
  const start: Record<string, Values[string]> = {};
  for (const field of rows.flatMap(fieldsOf)) {
    const name = field.custom_id ?? '';
    if (field.type === 4) start[name] = field.value ?? '';
    else if (field.type === 23) start[name] = field.default ?? false;
    else if (field.type !== 19) start[name] = presetOf(field);
  }
  return start;
}

/** The submission; files go beside it, by number. */
function filled(rows: readonly Part[], values: Values) {
  const files: File[] = [];
  const fill = (field: Part): object => {
    const value = values[field.custom_id ?? ''];
    const base = { type: field.type, custom_id: field.custom_id };
    if (field.type === 4 || field.type === 23) return { ...base, value };
    if (field.type === 21) return { ...base, value: (value as readonly string[])[0] ?? null };
    if (field.type !== 19) return { ...base, values: value };
    // Only a drop box sets a field of this kind.
    const own = (value ?? []) as readonly File[];
    files.push(...own);
    return { ...base, values: own.map((_file, place) => String(files.length - own.length + place)) };
  };
  const components = rows.map((row) => {
    if (row.component) return { type: row.type, component: fill(row.component) };
    return row.components ? { type: row.type, components: row.components.map(fill) } : { type: row.type };
  });
  return { components, files };
}

interface RowProps {
  readonly row: Part;
  readonly client: Client;
  readonly values: Values;
  readonly atHand: string | undefined;
  readonly set: (name: string, value: Values[string]) => void;
}

function Row({ row, client, ...rest }: RowProps) {
  if (row.type === 10) return <Markdown text={row.content ?? ''} seen={client.seen} go={() => {}} />;
  return (
    <>
      {fieldsOf(row).map((field) => (
        <Field
          key={field.custom_id}
          field={field}
          label={row.label ?? field.label ?? ''}
          hint={row.description ?? ''}
          client={client}
          {...rest}
        />
      ))}
    </>
  );
}

interface FieldProps extends Omit<RowProps, 'row'> {
  readonly field: Part;
  readonly label: string;
  readonly hint: string;
}

function Field({ field, label, hint, client, values, atHand, set }: FieldProps) {
  const name = field.custom_id ?? '';
  const value = values[name];
  const required = field.required !== false;
  if (field.type === 4) {
    return <Text field={field} label={label} hint={hint} value={String(value)} set={(words) => set(name, words)} />;
  }
  if (field.type === 19) {
    const files = (value ?? []) as readonly File[]; // set by this box alone
    const many = (field.max_values ?? 1) > 1;
    const box = { label, hint, required, many, files, atHand };
    return <DropBox {...box} take={(taken) => set(name, taken)} />;
  }
  if (field.type === 23) {
    return (
      <label class="field tick">
        <input type="checkbox" checked={value === true} onChange={(event) => set(name, event.currentTarget.checked)} />
        {label}
        {hint && <small class="faint">{hint}</small>}
      </label>
    );
  }
  const chosen = value as readonly string[]; // every other field holds choices
  if (field.type === 21 || field.type === 22) {
    return <Boxes field={field} label={label} hint={hint} chosen={chosen} set={(all) => set(name, all)} />;
  }
  return (
    <div class="field">
      <div class="label">
        {label}
        {required && <span class="needed"> *</span>}
        {hint && <small class="faint">{hint}</small>}
      </div>
      <Choices
        label={field.placeholder ?? label}
        choices={offersOf(client.seen, field)}
        chosen={chosen}
        least={required ? (field.min_values ?? 1) : 0}
        most={field.max_values ?? 1}
        choose={(all) => set(name, all)}
      />
    </div>
  );
}

interface TextProps {
  readonly field: Part;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly set: (words: string) => void;
}

function Text({ field, label, hint, value, set }: TextProps) {
  const id = useId();
  const given = {
    id,
    value,
    required: field.required !== false,
    minLength: field.min_length,
    maxLength: field.max_length ?? 4000,
    placeholder: field.placeholder,
  };
  return (
    <div class="field">
      <FieldLabel id={id} label={label} hint={hint} required={given.required} />
      {field.style === 2 ? (
        <textarea rows={5} {...given} onInput={(event) => set(event.currentTarget.value)} />
      ) : (
        <input {...given} onInput={(event) => set(event.currentTarget.value)} />
      )}
    </div>
  );
}

interface BoxesProps {
  readonly field: Part;
  readonly label: string;
  readonly hint: string;
  readonly chosen: readonly string[];
  readonly set: (values: readonly string[]) => void;
}

function Boxes({ field, label, hint, chosen, set }: BoxesProps) {
  const name = useId();
  const isRadio = field.type === 21;
  return (
    <fieldset class="field">
      <legend>
        {label}
        {hint && <small class="faint">{hint}</small>}
      </legend>
      {field.options?.map((option) => (
        <label class="tick" key={option.value}>
          <input
            type={isRadio ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.includes(option.value)}
            onChange={(event) => {
              const others = isRadio ? [] : chosen.filter((one) => one !== option.value);
              set(event.currentTarget.checked ? [...others, option.value] : others);
            }}
          />
          {option.label}
          {option.description && <small class="faint">{option.description}</small>}
        </label>
      ))}
    </fieldset>
  );
}
