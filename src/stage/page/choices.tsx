import { useEffect, useRef, useState } from 'preact/hooks';

/** Something that can be chosen. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

interface Props {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  /** The least and the most that may be chosen. */
  readonly least: number;
  readonly most: number;
  readonly disabled?: boolean;
  /** Of one: at once. Of several: when the list is closed. */
  readonly choose: (values: readonly string[]) => void;
}

/** A select as in Discord: a box that opens a list, of which one or several are taken. */
export function Choices({ label, choices, chosen, least, most, disabled = false, choose }: Props) {
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<readonly string[]>(chosen);
  const box = useRef<HTMLDivElement>(null);
  const shown = choices.filter(({ value }) => (open ? picked : chosen).includes(value)).map((one) => one.label);

  function close(): void {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  }
  function toggle(value: string): void {
    if (most === 1) {
      choose(picked.includes(value) && least === 0 ? [] : [value]);
      setPicked([value]);
      close();
    } else if (picked.includes(value)) setPicked(picked.filter((one) => one !== value));
    else if (picked.length < most) setPicked([...picked, value]);
  }
  useEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>('[role=listbox] button')?.focus();
    else setPicked(chosen);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the list inside, wherever in it the focus is
    <div class="choices" ref={box} onKeyDown={(event) => keys(event, box.current, open, close)}>
      <button
        type="button"
        class="choices-box"
        aria-label={shown.length > 0 ? `${label}: ${shown.join(', ')}` : label}
        aria-haspopup="listbox"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        <span class={shown.length > 0 ? '' : 'faint'}>{shown.join(', ') || label}</span>
        <span aria-hidden="true">⌄</span>
      </button>
      {open && (
        <div class="choices-list">
          <div role="listbox" aria-label={label} aria-multiselectable={most > 1}>
            {choices.map(({ value, label: words, hint }) => (
              <button
                type="button"
                role="option"
                key={value}
                aria-selected={picked.includes(value)}
                onClick={() => toggle(value)}
              >
                <span>
                  {words}
                  {hint && <small class="faint">{hint}</small>}
                </span>
                <span aria-hidden="true">{picked.includes(value) ? '✓' : ''}</span>
              </button>
            ))}
          </div>
          {most > 1 && (
            <button
              type="button"
              class="button primary small"
              disabled={picked.length < least}
              onClick={() => {
                choose(picked);
                close();
              }}
            >
              Choose {picked.length}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Arrows go through the list, Escape closes it and nothing around it. */
function keys(event: KeyboardEvent, box: HTMLElement | null, open: boolean, close: () => void): void {
  if (!open) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    close();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !box) return;
  event.preventDefault();
  const options = [...box.querySelectorAll<HTMLElement>('[role=option]')];
  const next = options.indexOf(document.activeElement as HTMLElement) + step;
  options[(next + options.length) % options.length]?.focus();
}
