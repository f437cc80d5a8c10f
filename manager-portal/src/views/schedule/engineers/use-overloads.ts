import { HEAD, spokenRange, type TimeCanvas, useAnnouncer, type useGridFocus } from '@erm/planning';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ScheduleRows } from './use-schedule-rows';

interface OverloadsOptions {
  canvas: TimeCanvas;
  schedule: ScheduleRows;
  focus: ReturnType<typeof useGridFocus>;
}

/** Moves to the next or previous row over capacity, even if not loaded yet, and to its overloaded days. */
export function useOverloads({ canvas, schedule, focus }: OverloadsOptions) {
  const { data, rows, active } = schedule;
  const { say } = useAnnouncer();
  const sought = useRef<string | null>(null);
  const arrive = useEffectEvent(() => {
    const model = rows.get(sought.current);
    if (!model) return;
    sought.current = null;
    const { overload, engineer } = model;
    if (!overload) return;
    canvas.reveal(overload);
    say(`${engineer.name}, over by ${overload.excess} percent ${spokenRange(overload)}.`);
  });
  // After every render, as any may bring the row.
  useEffect(() => arrive());

  return (by: 1 | -1) => {
    const from = rows.indexOf(active.row) ?? 0;
    const { overRows = [], overCapacity } = data.totals ?? {};
    const over = overRows.toSorted((a, b) => by * (a - b));
    const next = over.find((row) => by * (row - from) > 0) ?? over[0];
    if (overCapacity === 0) say('Nobody is over capacity.');
    if (next === undefined) return;
    sought.current = rows.idAt(next);
    focus.focus({ row: sought.current, cell: HEAD });
  };
}
