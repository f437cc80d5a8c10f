import { useEffect, useRef, type KeyboardEvent } from 'react';

/** Keys that go on from what was saved last. */
const COMMANDS: ReadonlySet<string> = new Set([' ', 'e', 'f2', 'm', 's', 'delete']);

/** What waits for the keys to rest, before it is saved. */
interface Waiting {
  flush: () => void;
  /** Returns false if nothing waits. */
  discard: () => boolean;
}

/**
 * While the changes of single keys are not saved, a command saves them first, and Ctrl+Z takes them back. Otherwise, a
 * command would concern what they were made of, and Ctrl+Z undo the change before them.
 */
export function useKeysAfterSaving(isUnsaved: boolean, waiting: readonly Waiting[]) {
  const later = useRef<KeyboardEventInit[]>([]);
  useEffect(() => {
    // Not before what was saved is shown.
    if (!isUnsaved) setTimeout(() => pressAgain(later.current));
  }, [isUnsaved]);
  return {
    /** Returns whether the key was for that. */
    onKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
      const pressed = { key, shiftKey, ctrlKey, metaKey, altKey };
      if (isUnsaved && later.current.length > 0) {
        later.current.push(pressed);
        return true;
      }
      if (!isUnsaved || altKey) return false;
      const isUndo = (ctrlKey || metaKey) && key.toLowerCase() === 'z';
      if (!isUndo && (ctrlKey || metaKey || !COMMANDS.has(key.toLowerCase()))) return false;
      const isTakenBack = isUndo && !shiftKey && waiting.some(({ discard }) => discard());
      if (isTakenBack) return true;
      later.current.push(pressed);
      for (const { flush } of waiting) flush();
      return true;
    },
  };
}

/** One by one, where the focus is by then: an assignment that was split goes on as another one. */
function pressAgain(keys: KeyboardEventInit[]): void {
  const next = keys.shift();
  if (!next) return;
  const event = new KeyboardEvent('keydown', { ...next, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  setTimeout(() => pressAgain(keys));
}
