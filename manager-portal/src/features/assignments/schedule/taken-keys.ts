import type { KeyboardEvent } from 'react';
import type { Proposal } from './use-moving';
import type { useScheduleMoves } from './use-schedule-moves';

const WEEK = 7;

interface TakenKeysOptions {
  moves: ReturnType<typeof useScheduleMoves>;
  /** Whether it can be moved to other rows. */
  acrossRows: boolean;
  putDown: (taken: Proposal) => void;
}

/** The keys that move what is taken. Nothing else may happen while something is held. */
export function onTakenKey(
  { key, shiftKey }: KeyboardEvent,
  taken: Proposal,
  { moves, acrossRows, putDown }: TakenKeysOptions,
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
