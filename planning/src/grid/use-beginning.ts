import type { DaySpan } from '@erm/contracts/calendar-day';
import { useState } from 'react';
import type { PlacedRows } from '../rows/use-placed-rows';
import type { TimeCanvas } from '../sheet/use-time-canvas';
import type { GridCell } from './use-grid-focus';

/**
 * What a schedule begins with, until its row is in sight: what a link leads to, also one that is followed later, otherwise
 * the row that was the first in sight before a reload or Back.
 * @param linked the ID of what a link leads to
 * @param at the ID of that row
 * @param layout another one begins again, such as that of a phone which was turned
 */
export function useBeginning(linked: string | null, at: string | null, layout?: string) {
  const [sought, setSought] = useState(linked ?? at);
  const [lastLayout, setLastLayout] = useState(layout);
  const [chosen, choose] = useState<string | null>(null);
  const [arrivedAt, setArrivedAt] = useState<GridCell | null>(null);
  const [lastLinked, setLastLinked] = useState(linked);
  if (layout !== lastLayout) {
    setLastLayout(layout);
    setSought(linked ?? at);
  }
  if (linked !== lastLinked) {
    setLastLinked(linked);
    if (linked !== null && linked !== chosen) setSought(linked);
  }
  const isLinked = sought === linked;
  return {
    sought,
    isLinked,
    /** What a link has led to, once its row is in sight. */
    arrivedAt,
    /** Seeks no longer, because there is no such row. */
    settle: () => setSought(null),
    /** Shows what was sought: with its days and the focus if a link leads to it, otherwise as the first row in sight. */
    arriveAt(cell: GridCell, days: DaySpan | null, placed: PlacedRows, canvas: TimeCanvas) {
      setSought(null);
      placed.scrollTo(cell.row, isLinked ? 'center' : 'start');
      if (!isLinked) return;
      if (days) canvas.reveal(days);
      setArrivedAt(cell);
    },
    /** Says that an assignment will be in the URL because it was chosen here, where it is in sight already. */
    choose,
  };
}
