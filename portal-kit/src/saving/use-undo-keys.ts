import { useEffect, useEffectEvent } from 'react';
import { useUndo } from './use-undo';

/** What has an undo of its own. Radio buttons have none, such as those of the zoom that was just chosen. */
const TEXT_FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** Ctrl+Z (⌘Z) undoes the latest change of this tab, with Shift redoes it; in a text field, they belong to the text. */
export function useUndoKeys(): void {
  const undo = useUndo();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey) return;
    if ((target as Element).closest(`${TEXT_FIELDS}, [role$="dialog"]`)) return;
    // Even with nothing to undo: the browser would undo what was typed in some field, and move the focus there.
    event.preventDefault();
    undo.latest(shiftKey ? 'redo' : 'undo');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
