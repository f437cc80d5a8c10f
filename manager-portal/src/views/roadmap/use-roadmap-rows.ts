import type { DaySpan } from '@erm/contracts/calendar-day';
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
/** Until the number of rows is known. */
const FIRST_ROWS: RowRange = [0, 1];

/** The rows of a roadmap: as data, and which of them to draw where. Their IDs are those of the projects. */
export interface RoadmapRows extends TimeRows<RoadmapRowModel> {
  data: RoadmapData;
  /** Whether the row to begin with is not in sight yet. */
  isArriving: boolean;
  /** The index of the row that the view has begun with; null at the top. */
  beginsWith: number | null;
  choose: ReturnType<typeof useBeginning>['choose'];
}

interface RoadmapRowsOptions {
  canvas: TimeCanvas;
  request: RoadmapRequest;
  /** The ID of the project that a link leads to. */
  linked: string | null;
  /** The ID of the row that the view begins with if nothing is linked. */
  at: string | null;
  /** How the rows are laid out: with another layout, the view begins again. */
  layout: 'grid' | 'cards';
  /** Leads to the days of what is linked, on which it has a row. */
  onElsewhere: (days: DaySpan) => void;
}

/** Loads and places the rows in sight. */
export function useRoadmapRows(options: RoadmapRowsOptions): RoadmapRows {
  const { canvas, request, linked, at, layout, onElsewhere } = options;
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
        return project && rowModel(project);
      }),
    [data.rows, count],
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
    // A span slides by itself.
    barsAt: () => [],
  });
  useArrival(place, count, () => {
    if (sought === null || !place) return;
    const { row, days } = place;
    if (row === null && days && isLinked) return onElsewhere(days);
    if (row !== null && row >= count) return;
    setBeginsWith(row);
    if (row === null) settle();
    else arriveAt({ row: rows.idAt(row), cell: sought }, days, placed, canvas);
  });
  const isArriving = sought !== null;
  return { data, rows, placed, active, onActive, isArriving, arrivedAt, beginsWith, choose };
}
