import { HEAD, spokenRange, type TimeCanvas, useAnnouncer, type useGridFocus } from '@erm/planning';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ScheduleRows } from './use-schedule-rows';

interface OverloadsOptions {
  canvas: TimeCanvas;
  schedule: ScheduleRows;
  focus: ReturnType<typeof useGridFocus>;
}

/** Leads from a row to the next or previous one that is over capacity, also if that is not loaded yet, and to the days when it is. */
export function useOverloads({ canvas, schedule: { data, rows }, focus }: OverloadsOptions) {
  const { say } = useAnnouncer();
  const sought = useRef<number | null>(null);
  const arrive = useEffectEvent(() => {
    const model = sought.current === null ? undefined : rows.at(sought.current);
    if (!model) return;
    sought.current = null;
    const { overload, engineer } = model;
    if (!overload) return;
    canvas.reveal(overload);
    say(`${engineer.name}, over by ${overload.excess} percent ${spokenRange(overload)}.`);
  });
  // With every render, because a row is there once it is loaded.
  useEffect(() => arrive());

  return (from: number, by: 1 | -1) => {
    const { overRows = [], overCapacity } = data.totals ?? {};
    const over = overRows.toSorted((a, b) => by * (a - b));
    const next = over.find((row) => by * (row - from) > 0) ?? over[0];
    if (overCapacity === 0) say('Nobody is over capacity.');
    if (next === undefined) return;
    sought.current = next;
    focus.focus({ row: next, cell: HEAD });
  };
}
