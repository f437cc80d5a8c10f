import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import {
  isSameRange,
  RowList,
  type RowRange,
  type TimeCanvas,
  type TimeRows,
  useActiveCell,
  useActiveState,
  useArrival,
  useBeginning,
  useMotion,
  usePlacedRows,
} from '@erm/planning';
import { useMemo, useState } from 'react';
import { useRoadmap, useRoadmapPlaceOf, type RoadmapData, type RoadmapRequest } from './roadmap-queries';
import { EMPTY_ROW_PX, rowModel, type RoadmapRowModel } from './roadmap-row';

const OVERSCAN = 6;
/** Used until the number of rows is known. */
const FIRST_ROWS: RowRange = [0, 1];

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
  /** Called if it has none because it is not among what is shown. */
  onHidden: () => void;
  today: CalendarDay;
}

/** Loads and places the visible rows. */
export function useRoadmapRows(options: RoadmapRowsOptions): RoadmapRows {
  const { canvas, request, linked, at, layout, onElsewhere, onHidden, today } = options;
  const { sought, isLinked, arrivedAt, settle, arriveAt, choose } = useBeginning(linked, at, layout);
  const [beginsWith, setBeginsWith] = useState<number | null>(null);
  const { data: place, isError } = useRoadmapPlaceOf(sought, request);
  const [wanted, setWanted] = useState(FIRST_ROWS);
  const isFinding = sought !== null && !place && !isError;
  const startRow = sought === null ? null : (place?.row ?? null);
  const data = useRoadmap(request, isFinding ? null : startRow === null ? wanted : [startRow, startRow]);
  const count = data.totals?.total ?? 0;
  const rows = useMemo(
    () =>
      RowList.of(count, (index) => {
        const project = data.rows.get(index);
        return project && rowModel(project, today);
      }),
    [data.rows, count, today],
  );
  const { active, onActive } = useActiveCell(rows, useActiveState());
  const placed = usePlacedRows({
    rows,
    emptyHeight: EMPTY_ROW_PX,
    canvas,
    overscan: OVERSCAN,
    kept: active.row,
    onInSight([firstInSight, lastInSight]) {
      const first = Math.max(0, firstInSight - OVERSCAN);
      const last = Math.max(first, Math.min(count - 1, lastInSight + OVERSCAN));
      setWanted(isSameRange(wanted, [first, last]) ? wanted : [first, last]);
    },
  });
  useMotion(canvas, {
    rows,
    placed,
    // Spans animate themselves.
    barsAt: () => [],
  });
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
  return { data, rows, placed, active, onActive, isArriving, arrivedAt, beginsWith, choose };
}
