import { useState } from 'preact/hooks';

/** Discord takes so many files with one message. */
const MOST_FILES = 10;

/**
 * What makes an element a place to drop files on: whether something hovers over it, and the handlers to spread on it.
 *
 * @param take gets the files, at most ten
 */
export function useDrop(take: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent): void {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent): void {
        event.preventDefault();
        // A box for files lies in the conversation, which takes them too.
        event.stopPropagation();
        setOver(false);
        take([...(event.dataTransfer?.files ?? [])].slice(0, MOST_FILES));
      },
    },
  };
}
