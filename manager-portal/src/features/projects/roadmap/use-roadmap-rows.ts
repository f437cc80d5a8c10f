import { AXIS_PX, type TimeCanvas } from '@erm/portal-kit/planning';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import { rangeWith } from '../../../shared/range-with';
import { useRoadmap, type RoadmapData, type RoadmapRequest } from './roadmap-queries';
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
}

/**
 * Loads and places the rows in sight. Heights follow from the data, so nothing is measured.
 * @param kept the index of a row that stays drawn, because it has the focus
 */
export function useRoadmapRows(canvas: TimeCanvas, request: RoadmapRequest, kept: number): RoadmapRows {
  const [wanted, setWanted] = useState(FIRST_ROWS);
  const data = useRoadmap(request, wanted);
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
  useEffect(() => virtualizer.measure(), [virtualizer, heights]);

  const range = virtualizer.range;
  const first = Math.max(0, (range?.startIndex ?? 0) - OVERSCAN);
  const last = Math.max(first, Math.min(count - 1, (range?.endIndex ?? 1) + OVERSCAN));
  useEffect(() => setWanted([first, last]), [first, last]);
  return { data, count, modelAt, virtualizer };
}
