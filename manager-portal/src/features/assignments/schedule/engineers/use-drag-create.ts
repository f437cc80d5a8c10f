import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { firstColumnWidth, useIsConnected, type TimeCanvas } from '@erm/portal-kit/planning';
import { useEffect, useEffectEvent, useState, type PointerEvent } from 'react';

/** The days one drags across an empty part of a row. */
export interface NewDays extends DaySpan {
  row: number;
  /** The day on which the drag began. */
  anchor: CalendarDay;
}

/** Creating by dragging across days of a row. Not by touch, which scrolls there. */
export function useDragCreate(canvas: TimeCanvas, onCreate: (row: number, days: DaySpan) => void) {
  const [days, setDays] = useState<NewDays | null>(null);
  const isDragging = days !== null;
  const isConnected = useIsConnected();

  const dayAt = (clientX: number): CalendarDay | null => {
    const scroller = canvas.scroller();
    if (!scroller) return null;
    const x = clientX - scroller.getBoundingClientRect().left - firstColumnWidth(scroller);
    return canvas.scale.dayAtX(x + scroller.scrollLeft);
  };
  const cancel = () => setDays(null);

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  });
  useEffect(() => {
    if (!isDragging) return;
    const listen = (event: KeyboardEvent) => onEscape(event);
    window.addEventListener('keydown', listen);
    window.addEventListener('blur', cancel);
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('blur', cancel);
    };
  }, [isDragging]);

  return {
    days,
    handlers: {
      onPointerDown(event: PointerEvent) {
        const target = event.target as Element;
        const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
        const isEmpty = target.closest('[data-track]') && !target.closest('[data-cell], button');
        if (!isEmpty || row === undefined || event.button !== 0 || event.pointerType === 'touch') return;
        if (!isConnected()) return;
        const anchor = dayAt(event.clientX);
        if (!anchor) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDays({ row: Number(row), anchor, startDate: anchor, endDate: anchor });
      },
      onPointerMove(event: PointerEvent) {
        const day = days && dayAt(event.clientX);
        if (!day) return;
        const [startDate, endDate] = day < days.anchor ? [day, days.anchor] : [days.anchor, day];
        setDays({ ...days, startDate, endDate });
      },
      onPointerUp() {
        // A click is no drag.
        if (days && days.startDate !== days.endDate) onCreate(days.row, days);
        cancel();
      },
      onPointerCancel: cancel,
    },
  };
}
