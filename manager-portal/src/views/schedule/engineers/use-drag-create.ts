import { addDays, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { firstColumnWidth, snapNewDates, type TimeCanvas, useDrag } from '@erm/planning';
import { useHoldChanges, useIsConnected } from '@erm/portal-kit';
import { useState } from 'react';

/** Days dragged across an empty part of a row. */
export interface NewDays extends DaySpan {
  /** ID of the row. */
  row: string;
  /** The day on which the drag began. */
  anchor: CalendarDay;
}

/** Creates an assignment by dragging across days of a row. Not by touch, which scrolls there. */
export function useDragCreate(canvas: TimeCanvas, onCreate: (row: string, days: DaySpan) => void) {
  const [days, setDays] = useState<NewDays | null>(null);
  const isConnected = useIsConnected();
  const clear = () => setDays(null);
  useHoldChanges(days !== null);

  const drag = useDrag<NewDays>({
    canvas,
    find({ target, pointerType, clientX }) {
      const element = target as Element;
      const row = element.closest<HTMLElement>('[data-row]')?.dataset['row'];
      const isEmpty = element.closest('[data-track]') && !element.closest('[data-cell], button');
      if (!isEmpty || row === undefined || pointerType === 'touch' || !isConnected()) return null;
      const anchor = dayAt(canvas, clientX);
      return anchor === null ? null : { id: anchor, row, part: 'whole' };
    },
    onTake: ({ id: anchor, row }) => ({ anchor, row, startDate: anchor, endDate: anchor }),
    onMove({ anchor, row }, by, _row, snaps) {
      const day = addDays(anchor, by);
      const [startDate, endDate] = day < anchor ? [day, anchor] : [anchor, day];
      const dates = { startDate, endDate };
      setDays({ row, anchor, ...(snaps ? snapNewDates(dates, canvas.scale.zoom) : dates) });
    },
    onDrop() {
      if (days) onCreate(days.row, days);
      clear();
    },
    onCancel: clear,
  });
  return { days, pointer: drag.pointer, handlers: drag.handlers };
}

function dayAt(canvas: TimeCanvas, clientX: number): CalendarDay | null {
  const scroller = canvas.scroller();
  if (!scroller) return null;
  const x = clientX - scroller.getBoundingClientRect().left - firstColumnWidth(scroller);
  return canvas.scale.dayAtX(x + scroller.scrollLeft);
}
