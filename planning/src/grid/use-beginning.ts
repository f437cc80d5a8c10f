import type { DaySpan } from '@erm/contracts/calendar-day';
import { useState } from 'react';
import type { PlacedRows } from '../rows/use-placed-rows';
import type { GridCanvas } from '../sheet/use-time-canvas';
import type { GridCell } from './use-grid-focus';

/**
 * What to scroll to first: the target of a link, also one followed later, or else the row that was the first visible one
 * before a reload or Back.
 * @param linked ID of the link's target
 * @param at ID of that row
 * @param layout a change starts over, such as when a phone is turned
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
    /** The target of a link, once its row is visible. */
    arrivedAt,
    /** Gives up: there is no such row. */
    settle: () => setSought(null),
    /** Scrolls to what was sought: a link's target centered, with its days and the focus; otherwise to the top. */
    arriveAt(cell: GridCell, days: DaySpan | null, placed: PlacedRows, canvas: GridCanvas) {
      setSought(null);
      placed.scrollTo(cell.row, isLinked ? 'center' : 'start');
      if (!isLinked) return;
      if (days) canvas.reveal(days);
      setArrivedAt(cell);
    },
    /** Marks an ID as chosen here: it will appear in the URL, but is visible already. */
    choose,
  };
}
