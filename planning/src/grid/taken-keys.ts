import type { KeyboardEvent } from 'react';

const WEEK = 7;

interface TakenKeysOptions {
  moveBy: (days: number, rows: number) => void;
  nextPart: () => void;
  putBack: () => void;
  putDown: () => void;
  /** Whether the held item can move to other rows. */
  acrossRows: boolean;
}

/** Keys while an item is held: they move it, and every other key is ignored. */
export function onTakenKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { moveBy, nextPart, putBack, putDown, acrossRows }: TakenKeysOptions,
): void {
  const days = shiftKey ? WEEK : 1;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => moveBy(-days, 0),
    ArrowRight: () => moveBy(days, 0),
    Tab: nextPart,
    Escape: putBack,
    ' ': putDown,
    Enter: putDown,
    ...(acrossRows && {
      ArrowUp: () => moveBy(0, -1),
      ArrowDown: () => moveBy(0, 1),
    }),
  };
  keys[key]?.();
}
