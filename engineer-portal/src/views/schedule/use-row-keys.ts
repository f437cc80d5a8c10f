import type { CalendarDay } from '@erm/contracts/calendar-day';
import { addColumns } from '@erm/contracts/time-columns';
import { pageOfTime, type TimeCanvas } from '@erm/planning';
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type RefObject } from 'react';
import type { OwnRow } from './own-row';

/** The cell at the start of the row, and the button of the assignments without a lane, as opposed to assignments. */
export const [HEAD, MORE] = ['head', 'more'];

interface RowKeysOptions {
  grid: RefObject<HTMLElement | null>;
  canvas: TimeCanvas;
  row: OwnRow;
  today: CalendarDay;
  onWhy: (cell: string, anchor: HTMLElement) => void;
}

/** The one cell that Tab reaches, and the keys that move it, turn pages of time, and ask why. */
export function useRowKeys({ grid, canvas, row, today, onWhy }: RowKeysOptions) {
  const [chosen, setChosen] = useState(HEAD);
  const [moves, setMoves] = useState(0);
  const more = row.lanes.hidden.length > 0 ? [MORE] : [];
  const cells = [HEAD, ...row.stops.map(({ id }) => id), ...more];
  const active = cells.includes(chosen) ? chosen : HEAD;

  const reveal = useEffectEvent(() => {
    const stop = row.stops.find(({ id }) => id === active);
    const { startDate, endDate } = canvas.inSight();
    if (stop && (stop.endDate < startDate || stop.startDate > endDate)) canvas.scrollTo(stop.startDate);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${active}"]`)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (moves > 0) reveal();
  }, [moves]);

  const moveTo = (index: number) => {
    setChosen(cells[Math.max(0, Math.min(cells.length - 1, index))]!);
    setMoves((times) => times + 1);
  };
  const at = cells.indexOf(active);
  return {
    active,
    onFocus: (cell: string) => setChosen(cell),
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const why = () => onWhy(active, event.target as HTMLElement);
      const keys: Record<string, () => void> = {
        ArrowLeft: () => moveTo(at - 1),
        ArrowRight: () => moveTo(at + 1),
        Home: () => moveTo(0),
        End: () => moveTo(cells.length - 1),
        PageUp: () => canvas.goTo(pageOfTime(canvas, -1)),
        PageDown: () => canvas.goTo(pageOfTime(canvas, 1)),
        t: () => canvas.goTo(addColumns(today, 'week', -1)),
        w: why,
        Enter: why,
      };
      const handle = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!handle) return;
      event.preventDefault();
      handle();
    },
  };
}
