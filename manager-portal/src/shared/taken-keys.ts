import type { KeyboardEvent } from 'react';

const WEEK = 7;

interface TakenKeysOptions<Taken> {
  moves: {
    moveBy: (taken: Taken, days: number, rows: number) => void;
    nextPart: (taken: Taken) => void;
    putBack: () => void;
  };
  /** Whether it can be moved to other rows. */
  acrossRows: boolean;
  putDown: (taken: Taken) => void;
}

/** The keys that move what is taken. Nothing else may happen while something is held. */
export function onTakenKey<Taken>(
  { key, shiftKey }: KeyboardEvent,
  taken: Taken,
  { moves, acrossRows, putDown }: TakenKeysOptions<Taken>,
): void {
  const days = shiftKey ? WEEK : 1;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => moves.moveBy(taken, -days, 0),
    ArrowRight: () => moves.moveBy(taken, days, 0),
    Tab: () => moves.nextPart(taken),
    Escape: () => moves.putBack(),
    ' ': () => putDown(taken),
    Enter: () => putDown(taken),
    ...(acrossRows && {
      ArrowUp: () => moves.moveBy(taken, 0, -1),
      ArrowDown: () => moves.moveBy(taken, 0, 1),
    }),
  };
  keys[key]?.();
}
