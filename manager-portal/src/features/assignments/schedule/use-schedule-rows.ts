import type { CalendarDay } from '@erm/contracts/calendar-day';
import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { AXIS_PX, type TimeCanvas } from '@erm/portal-kit/planning';
import { useEffect, useState } from 'react';
import { rowModel, type RowModel } from './row-model';
import { useSchedule, type ScheduleData } from './schedule-queries';

const OVERSCAN = 6;
/** The height of a row that is not loaded yet. */
const EMPTY_ROW_PX = 48;
/** Until the number of rows is known. */
const FIRST_ROWS: readonly [number, number] = [0, 1];

/** The rows of a schedule: as data, and which of them to draw where. */
export interface ScheduleRows {
  data: ScheduleData;
  modelAt: (index: number) => RowModel | undefined;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
}

/**
 * Loads and places the rows in sight. Heights follow from the data, so nothing is measured.
 * @param kept the index of a row that stays drawn, because it has the focus
 */
export function useScheduleRows(
  canvas: TimeCanvas,
  q: string,
  today: CalendarDay,
  kept: number,
): ScheduleRows {
  const [wanted, setWanted] = useState(FIRST_ROWS);
  const data = useSchedule({ q, days: canvas.drawn, rows: wanted });
  const count = data.totals?.total ?? 0;
  const modelAt = (index: number) => {
    const row = data.rows.get(index);
    return row && rowModel(row, today);
  };
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: canvas.scroller,
    estimateSize: (index) => modelAt(index)?.height ?? EMPTY_ROW_PX,
    overscan: OVERSCAN,
    scrollPaddingStart: AXIS_PX,
    rangeExtractor: (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      return kept >= count ? drawn : [...new Set([...drawn, kept])].sort((a, b) => a - b);
    },
    useFlushSync: false,
  });

  // The heights are another function with every answer.
  const heights = [...data.rows].map(([index]) => `${index}:${modelAt(index)!.height}`).join();
  useEffect(() => virtualizer.measure(), [virtualizer, heights]);

  const range = virtualizer.range;
  const first = Math.max(0, (range?.startIndex ?? 0) - OVERSCAN);
  const last = Math.max(first, Math.min(count - 1, (range?.endIndex ?? 1) + OVERSCAN));
  useEffect(() => setWanted([first, last]), [first, last]);
  return { data, modelAt, virtualizer };
}
