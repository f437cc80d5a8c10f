import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import {
  RowList,
  type TimeCanvas,
  type TimeRows,
  useActiveState,
  useArrival,
  useBeginning,
  useMotion,
  useReadRows,
  useTimeRows,
} from '@erm/planning';
import { useMemo, useState } from 'react';
import { useRoadmap, useRoadmapPlaceOf, type RoadmapData, type RoadmapRequest } from './roadmap-queries';
import { EMPTY_ROW_PX, rowModel, type RoadmapRowModel } from './roadmap-row';

const OVERSCAN = 6;

/** Data and placement of the rows. Row IDs are project IDs. */
export interface RoadmapRows extends TimeRows<RoadmapRowModel> {
  data: RoadmapData;
  /** Whether the initial row is not visible yet. */
  isArriving: boolean;
  /** Index of the initial row; null at the top. */
  beginsWith: number | null;
  choose: ReturnType<typeof useBeginning>['choose'];
}

interface RoadmapRowsOptions {
  canvas: TimeCanvas;
  request: RoadmapRequest;
  /** ID of a link's target. */
  linked: string | null;
  /** ID of the first visible row to restore without a link. */
  at: string | null;
  /** A change scrolls to the initial row again. */
  layout: 'grid' | 'cards';
  /** Called if the link's target has no row on the current days, with the days on which it has one. */
  onElsewhere: (days: DaySpan) => void;
  /** Called if the linked project has no row because Show or a filter hides it. */
  onHidden: () => void;
  today: CalendarDay;
}

/** Loads and places the visible rows. */
export function useRoadmapRows(options: RoadmapRowsOptions): RoadmapRows {
  const { canvas, request, linked, at, layout, onElsewhere, onHidden, today } = options;
  const { sought, isLinked, arrivedAt, settle, arriveAt, choose } = useBeginning(linked, at, layout);
  const [beginsWith, setBeginsWith] = useState<number | null>(null);
  const found = useRoadmapPlaceOf(sought, request);
  const { read, want } = useReadRows(sought, found);
  const data = useRoadmap(request, read);
  const count = data.totals?.total ?? 0;
  const rows = useMemo(
    () =>
      RowList.of(count, (index) => {
        const project = data.rows.get(index);
        return project && rowModel(project, today);
      }),
    [data.rows, count, today],
  );
  const view = useTimeRows(canvas, rows, useActiveState(), {
    emptyHeight: EMPTY_ROW_PX,
    overscan: OVERSCAN,
    onInSight: ([first, last]) => want(first - OVERSCAN, last + OVERSCAN, count),
  });
  const { placed } = view;
  useMotion(canvas, {
    rows,
    placed,
    // Spans animate themselves.
    barsAt: () => [],
  });
  const place = found.data;
  useArrival(place, count, () => {
    if (sought === null || !place) return;
    const { row, days, isHidden } = place;
    if (isHidden && isLinked) return onHidden();
    if (row === null && days && isLinked) return onElsewhere(days);
    if (row !== null && row >= count) return;
    setBeginsWith(row);
    if (row === null) settle();
    else arriveAt({ row: rows.idAt(row), cell: sought }, days, placed, canvas);
  });
  const isArriving = sought !== null;
  return { ...view, data, isArriving, arrivedAt, beginsWith, choose };
}
