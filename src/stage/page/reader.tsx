import { useEffect, useRef, useState } from 'preact/hooks';
import { ownAddress } from './files.js';

/** A text file, to be read as it is. */
export function Reader({ url, name, close }: { url: string; name: string; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('Loading…');
  useEffect(() => {
    dialog.current?.showModal();
    fetch(ownAddress(url))
      .then(async (answer) => setText(answer.ok ? await answer.text() : 'This content is no longer available.'))
      .catch(() => setText('The stage does not answer. Is it still running?'));
  }, [url]);
  return (
    <dialog ref={dialog} class="dialog reader" aria-label={name} onClose={close}>
      <h2>📄 {name}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre tabIndex={0}>{text}</pre>
      <div class="dialog-end">
        <button type="button" class="button primary" onClick={close}>
          Close
        </button>
      </div>
    </dialog>
  );
}
