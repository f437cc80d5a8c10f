import type { DaySpan } from '@erm/contracts/calendar-day';
import { useState } from 'react';
import type { PlacedRows } from '../rows/use-placed-rows';
import type { GridCanvas } from '../sheet/use-time-canvas';
import type { GridCell } from './use-grid-focus';

/**
 * Where to scroll first: to the target of a link, including one followed later, or else to the first visible row before
 * a reload or Back.
 * @param linked ID of the link's target
 * @param at ID of that row
 * @param layout starts over when it changes, such as when a phone is turned
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
    /** Gives up because the row does not exist. */
    settle: () => setSought(null),
    /**
     * Scrolls to the target: a link's target is centered, with its days visible and focused; a remembered row goes to
     * the top.
     */
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
