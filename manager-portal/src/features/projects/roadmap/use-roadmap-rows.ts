import type { DaySpan } from '@erm/contracts/calendar-day';
import { AXIS_PX, type GridCell, type TimeCanvas } from '@erm/portal-kit/planning';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useState } from 'react';
import { rangeWith } from '../../../shared/range-with';
import { useBeginning } from '../../../shared/use-beginning';
import { useMeasureInPlace } from '../../../shared/use-measure-in-place';
import { useRoadmap, useRoadmapPlaceOf, type RoadmapData, type RoadmapRequest } from './roadmap-queries';
import { EMPTY_ROW_PX, rowModel, type RoadmapRowModel } from './roadmap-row';

const OVERSCAN = 6;
/** Until the number of rows is known. */
const FIRST_ROWS: readonly [number, number] = [0, 1];

/** The rows of a roadmap: as data, and which of them to draw where. */
export interface RoadmapRows {
  data: RoadmapData;
  count: number;
  modelAt: (index: number) => RoadmapRowModel | undefined;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
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

/** Loads and places the rows in sight. Heights follow from the data, so nothing is measured. */
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
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: canvas.scroller,
    estimateSize: (index) => modelAt(index)?.height ?? EMPTY_ROW_PX,
    overscan: OVERSCAN,
    // What scrolls begins with the axis, of which the virtualizer does not know.
    scrollPaddingEnd: AXIS_PX,
    rangeExtractor: rangeWith(kept, count),
    useFlushSync: false,
  });

  // The heights are another function with every answer.
  const heights = [...data.rows].map(([index]) => `${index}:${modelAt(index)!.height}`).join();
  useMeasureInPlace(virtualizer, heights, kept);

  const range = virtualizer.range;
  const first = Math.max(0, (range?.startIndex ?? 0) - OVERSCAN);
  const last = Math.max(first, Math.min(count - 1, (range?.endIndex ?? 1) + OVERSCAN));
  useEffect(() => setWanted([first, last]), [first, last]);

  const arrive = useEffectEvent(() => {
    if (sought === null || !place) return;
    const { row, days } = place;
    if (row === null && days && isLinked) return onElsewhere(days);
    if (row !== null && row >= count) return;
    settle();
    setBeginsWith(row);
    if (row === null) return;
    virtualizer.scrollToIndex(row, { align: isLinked ? 'center' : 'start' });
    // Until the scroller says what is in sight now.
    setWanted([row, row]);
    if (!isLinked) return;
    if (days) canvas.reveal(days);
    setArrivedAt({ row, cell: sought });
  });
  useEffect(() => arrive(), [place, count]);
  return { data, count, modelAt, virtualizer, isArriving: sought !== null, arrivedAt, beginsWith, choose };
}
