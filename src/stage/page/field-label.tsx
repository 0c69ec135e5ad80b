interface Props {
  /** Of the input it names. */
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly required: boolean;
}

/** What a field is called, whether it must be filled in, and a word on how. */
export function FieldLabel({ id, label, hint, required }: Props) {
  return (
    <label for={id}>
      {label}
      {required && <span class="needed"> *</span>}
      {hint && <small class="faint">{hint}</small>}
    </label>
  );
}
