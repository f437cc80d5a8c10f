import { useEffect, useEffectEvent } from 'react';
import { useUndo } from './use-undo';

/** What has an undo of its own. Radio buttons have none, such as those of the zoom that was just chosen. */
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
    // Even with nothing to undo: the browser would undo what was typed in some field, and move the focus there.
    event.preventDefault();
    undo.latest(kind);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
