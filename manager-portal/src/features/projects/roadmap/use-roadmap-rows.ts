import type { DaySpan } from '@erm/contracts/calendar-day';
import {
  type GridCell,
  indexOfSame,
  isSameRange,
  type PlacedRows,
  type RowRange,
  type TimeCanvas,
  useArrival,
  useBeginning,
  useMotion,
  usePlacedRows,
} from '@erm/planning';
import { useState } from 'react';
import { useRoadmap, useRoadmapPlaceOf, type RoadmapData, type RoadmapRequest } from './roadmap-queries';
import { EMPTY_ROW_PX, rowModel, type RoadmapRowModel } from './roadmap-row';

const OVERSCAN = 6;
/** Until the number of rows is known. */
const FIRST_ROWS: RowRange = [0, 1];

/** The rows of a roadmap: as data, and which of them to draw where. */
export interface RoadmapRows {
  data: RoadmapData;
  count: number;
  modelAt: (index: number) => RoadmapRowModel | undefined;
  placed: PlacedRows;
  /** Whether the row to begin with is not in sight yet. */
  isArriving: boolean;
  /** What a link has led to, once its row is in sight. */
  arrivedAt: GridCell | null;
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
  /** The index of a row that stays drawn, because it has the focus. */
  kept: number;
  /** Leads to the days of what is linked, on which it has a row. */
  onElsewhere: (days: DaySpan) => void;
}

/** Loads and places the rows in sight. */
export function useRoadmapRows(options: RoadmapRowsOptions): RoadmapRows {
  const { canvas, request, linked, at, layout, kept, onElsewhere } = options;
  const { sought, isLinked, settle, choose } = useBeginning(linked, at, layout);
  const [arrivedAt, setArrivedAt] = useState<GridCell | null>(null);
  const [beginsWith, setBeginsWith] = useState<number | null>(null);
  const { data: place, isError } = useRoadmapPlaceOf(sought, request);
  const [wanted, setWanted] = useState(FIRST_ROWS);
  const isFinding = sought !== null && !place && !isError;
  const startRow = sought === null ? null : (place?.row ?? null);
  const data = useRoadmap(request, isFinding ? null : startRow === null ? wanted : [startRow, startRow]);
  const count = data.totals?.total ?? 0;
  const modelAt = (index: number) => {
    const project = data.rows.get(index);
    return project && rowModel(project);
  };
  const placed = usePlacedRows({
    rows: data.rows,
    heights: Array.from({ length: count }, (_, index) => modelAt(index)?.height),
    emptyHeight: EMPTY_ROW_PX,
    canvas,
    overscan: OVERSCAN,
    kept,
    indexNow: indexOfSame(data.rows, ({ _id }) => _id),
    onInSight([firstInSight, lastInSight]) {
      const first = Math.max(0, firstInSight - OVERSCAN);
      const last = Math.max(first, Math.min(count - 1, lastInSight + OVERSCAN));
      setWanted(isSameRange(wanted, [first, last]) ? wanted : [first, last]);
    },
  });
  useMotion(canvas, {
    placed,
    modelAt,
    loaded: () => data.rows.keys(),
    keyAt: (index) => modelAt(index)?.project._id,
    // A span slides by itself.
    barsAt: () => [],
  });
  useArrival(place, count, () => {
    if (sought === null || !place) return;
    const { row, days } = place;
    if (row === null && days && isLinked) return onElsewhere(days);
    if (row !== null && row >= count) return;
    settle();
    setBeginsWith(row);
    if (row === null) return;
    placed.scrollTo(row, isLinked ? 'center' : 'start');
    if (!isLinked) return;
    if (days) canvas.reveal(days);
    setArrivedAt({ row, cell: sought });
  });
  return { data, count, modelAt, placed, isArriving: sought !== null, arrivedAt, beginsWith, choose };
}
