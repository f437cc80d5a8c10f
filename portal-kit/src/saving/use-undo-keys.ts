import { useEffect, useEffectEvent } from 'react';
import { useUndo } from './use-undo';

/** Elements with an undo of their own. Radio buttons have none, such as those of the zoom. */
const TEXT_FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** What Ctrl+Z (⌘Z) asks for, alone or with Shift; null for other keys. */
export function undoKind({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): 'undo' | 'redo' | null {
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey) return null;
  return shiftKey ? 'redo' : 'undo';
}

/** Ctrl+Z (⌘Z) undoes the latest change of this tab, with Shift redoes it; in a text field, they belong to the text. */
export function useUndoKeys(): void {
  const undo = useUndo();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const kind = undoKind(event);
    if (!kind || (event.target as Element).closest(`${TEXT_FIELDS}, [role$="dialog"]`)) return;
    // Even with nothing to undo, because the browser would otherwise undo typing in some field and move focus there.
    event.preventDefault();
    undo.latest(kind);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
