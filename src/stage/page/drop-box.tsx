import { useId } from 'preact/hooks';
import { useDrop } from './dropping.js';
import { FieldLabel } from './field-label.js';
import { fileAtHand } from './play.js';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly many?: boolean;
  readonly files: readonly File[];
  /** The name of the file that the stage has at hand. */
  readonly atHand?: string | undefined;
  readonly take: (files: readonly File[]) => void;
}

/** A place for files: dropped, picked from a folder, or the one at hand. */
export function DropBox({ label, hint, required = false, many = false, files, atHand, take }: Props) {
  const id = useId();
  const { isOver, handlers } = useDrop((dropped) => take(dropped.slice(0, many ? dropped.length : 1)));
  return (
    <div class={isOver ? 'field drop over' : 'field drop'} {...handlers}>
      <FieldLabel id={id} label={label} hint={hint} required={required} />
      <input
        id={id}
        class="unseen"
        type="file"
        multiple={many}
        onChange={(event) => take([...(event.currentTarget.files ?? [])])}
      />
      <p class={files.length > 0 ? '' : 'faint'}>
        {files.length > 0 ? files.map(({ name }) => `📄 ${name}`).join(', ') : 'Drop a file here, or'}
      </p>
      <div class="row">
        <label class="button small" for={id}>
          Choose a file
        </label>
        {atHand && (
          <button type="button" class="button small" onClick={async () => take([await fileAtHand(atHand)])}>
            Use the example, {atHand}
          </button>
        )}
      </div>
    </div>
  );
}
