import { undoKind, useUndo } from '@erm/portal-kit';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject } from 'react';
import { isUnsaved } from '../change/state';
import type { Changes } from '../change/use-changes';
import type { KeyPress } from '../model/key-press';

/** Commands that need the saved state. */
const COMMANDS: ReadonlySet<string> = new Set([' ', 'e', 'f2', 'm', 's', 'delete']);

const BROWSER_KEYS = /^F([13-9]|1\d)$/;

/**
 * While nudges are unsaved, a command flushes them first, and Ctrl+Z discards them: otherwise a command would act on the old
 * state, and Ctrl+Z would undo the change before. Keys after a queued command wait with it, as keys do while the code of
 * changes loads.
 * @returns the grid's `onKeyDown`
 */
export function useKeyQueue(
  grid: RefObject<HTMLElement | null>,
  { run, state }: Pick<Changes, 'run' | 'state'>,
  onPress: (press: KeyPress) => boolean,
) {
  const waiting = useRef<Omit<KeyPress, 'target'>[]>([]);
  const { isWaiting } = state;
  const waits = isWaiting || isUnsaved(state);
  const undo = useUndo();
  // One by one, at the current focus: a split assignment continues under another ID.
  const next = useEffectEvent((): boolean => {
    const press = waiting.current.shift();
    if (!press) return false;
    const kind = undoKind(press);
    const target = document.activeElement;
    // A dialog or menu opened by a command handles its own keys.
    if (!target || !grid.current?.contains(target)) waiting.current = [];
    else if (kind) undo.latest(kind);
    else onPress({ ...press, target });
    return waiting.current.length > 0;
  });
  useEffect(() => {
    if (waits) return undefined;
    // After the saved state has been rendered.
    let timer = setTimeout(function run() {
      if (next()) timer = setTimeout(run);
    });
    return () => clearTimeout(timer);
  }, [waits]);

  const onQueuedKey = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const press = { key, shiftKey, ctrlKey, metaKey, altKey };
    // Those that wait come first, also once nothing has to wait any longer.
    if (!waits && waiting.current.length === 0) return false;
    const kind = undoKind(press);
    const hasModifier = !kind && (altKey || ctrlKey || metaKey);
    // Code may be long in coming, so the browser keeps its own keys, such as those that reload.
    if (isWaiting && (BROWSER_KEYS.test(key) || (hasModifier && key !== ' '))) return false;
    if (isWaiting || waiting.current.length > 0) {
      waiting.current.push(press);
      return true;
    }
    if (hasModifier || (!kind && !COMMANDS.has(key.toLowerCase()))) return false;
    if (kind === 'undo' && run(({ nudging }) => nudging.discard())) return true;
    waiting.current.push(press);
    run(({ nudging }) => nudging.flush());
    return true;
  };
  return (event: KeyboardEvent) => {
    if (!onQueuedKey(event) && !onPress(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
