import { undoKind, useUndo } from '@erm/portal-kit';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject } from 'react';
import { isUnsaved } from '../change/state';
import type { Changes } from '../change/use-changes';
import type { KeyPress } from '../model/key-press';

/** Keys that go on from what was saved last. */
const COMMANDS: ReadonlySet<string> = new Set([' ', 'e', 'f2', 'm', 's', 'delete']);

/**
 * While the changes of single keys are not saved, a command saves them first, and Ctrl+Z takes them back. Otherwise, a
 * command would concern what they were made of, and Ctrl+Z undo the change before them. Keys after a command wait with it.
 * @returns the handler of the grid's keys
 */
export function useKeyQueue(
  grid: RefObject<HTMLElement | null>,
  { controller, state }: Changes,
  onPress: (press: KeyPress) => boolean,
) {
  const waiting = useRef<Omit<KeyPress, 'target'>[]>([]);
  const waits = isUnsaved(state);
  const undo = useUndo();
  // One by one, where the focus is by then: an assignment that was split goes on as another one.
  const next = useEffectEvent((): boolean => {
    const press = waiting.current.shift();
    if (!press) return false;
    const kind = undoKind(press);
    const target = document.activeElement;
    // What a command has opened has keys of its own.
    if (!target || !grid.current?.contains(target)) waiting.current = [];
    else if (kind) undo.latest(kind);
    else onPress({ ...press, target });
    return waiting.current.length > 0;
  });
  useEffect(() => {
    if (waits) return undefined;
    // Not before what was saved is shown.
    let timer = setTimeout(function run() {
      if (next()) timer = setTimeout(run);
    });
    return () => clearTimeout(timer);
  }, [waits]);

  const onQueuedKey = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const press = { key, shiftKey, ctrlKey, metaKey, altKey };
    if (!waits) return false;
    if (waiting.current.length > 0) {
      waiting.current.push(press);
      return true;
    }
    const kind = undoKind(press);
    if (!kind && (altKey || ctrlKey || metaKey || !COMMANDS.has(key.toLowerCase()))) return false;
    if (kind === 'undo' && controller.nudging.discard()) return true;
    waiting.current.push(press);
    controller.nudging.flush();
    return true;
  };
  return (event: KeyboardEvent) => {
    if (!onQueuedKey(event) && !onPress(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
