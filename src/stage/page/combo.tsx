import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Choice } from './choices.js';
import { FieldLabel } from './field-label.js';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** What stands in the box. */
  readonly words: string;
  /** What is offered for these words; asked anew with each letter. */
  readonly load: (words: string) => Promise<readonly Choice[]>;
  readonly type: (words: string) => void;
  readonly choose: (choice: Choice) => void;
  readonly focus?: boolean;
  /** Takes nothing but a number. */
  readonly numeric?: boolean;
}

/** A box to type in, below it what is offered for what stands there; arrows and Enter take one. */
export function Combo({
  label,
  hint,
  required = false,
  words,
  load,
  type,
  choose,
  focus = false,
  numeric = false,
}: Props) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [offers, setOffers] = useState<readonly Choice[]>([]);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!open) return;
    let isCurrent = true;
    void load(words).then((found) => {
      if (!isCurrent) return;
      setOffers(found);
      setAt(0);
    });
    return () => {
      isCurrent = false;
    };
  }, [words, open]);
  useEffect(() => {
    if (focus) box.current?.focus();
  }, []);
  function take(choice: Choice | undefined): void {
    if (!choice) return;
    choose(choice);
    setOpen(false);
  }
  function keys(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && offers.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt((at + step + offers.length) % offers.length);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && open && offers[at]) {
      if (event.key === 'Enter') event.preventDefault();
      take(offers[at]);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
    }
  }
  return (
    <div class="field combo">
      <FieldLabel id={id} label={label} hint={hint} required={required} />
      <input
        id={id}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && offers[at] ? `${id}-${at}` : undefined}
        autocomplete="off"
        ref={box}
        required={required}
        pattern={numeric ? '-?[0-9]+(\\.[0-9]+)?' : undefined}
        title={numeric ? 'A number' : undefined}
        value={words}
        onInput={(event) => {
          type(event.currentTarget.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={keys}
      />
      <div role="listbox" id={`${id}-list`} aria-label={label} class={open && offers.length > 0 ? 'offers' : 'unseen'}>
        {open &&
          offers.map((offer, place) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and names the active one
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are taken in the box
            <div
              role="option"
              key={offer.value}
              id={`${id}-${place}`}
              aria-selected={place === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(offer)}
            >
              {offer.label}
              {offer.hint && <small class="faint">{offer.hint}</small>}
            </div>
          ))}
      </div>
    </div>
  );
}
