import type { CalendarDay } from '@erm/contracts/calendar-day';
import { AXIS_PX, type GridCell, type TimeCanvas } from '@erm/portal-kit/planning';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rangeWith } from '../../../../shared/range-with';
import { keepInPlace } from './keep-in-place';
import type { ProjectFilter } from '../../../../shared/project-filter/project-filter';
import { projectModel } from './project-model';
import { useProjectSchedule, type ProjectData } from './project-queries';
import { treeRows, type TreeRow } from './tree-rows';
import { useActiveRow } from './use-active-row';

const OVERSCAN = 6;
/** Until the number of projects is known. */
const FIRST_PROJECTS: readonly [number, number] = [0, 0];
/** Rows that are drawn before anything is loaded. */
const SKELETON_ROWS = 8;

/** The rows of a schedule by project: as data, and which of them to draw where. */
export interface TreeRows {
  data: ProjectData;
  rows: readonly TreeRow[];
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  /** The cell that Tab reaches. Its row stays drawn. */
  active: GridCell;
  onActive: (cell: GridCell) => void;
}

interface ProjectRowsOptions {
  canvas: TimeCanvas;
  q: string;
  filter: ProjectFilter;
  today: CalendarDay;
  isOpen: (projectId: string) => boolean;
}

/** Loads and places the rows in sight. Heights follow from the data, so nothing is measured. */
export function useProjectRows({ canvas, q, filter, today, isOpen }: ProjectRowsOptions): TreeRows {
  const [wanted, setWanted] = useState(FIRST_PROJECTS);
  const { span } = canvas.scale;
  const data = useProjectSchedule({ q, filter, span, wanted });
  const rows = useMemo(
    () =>
      treeRows(
        data.total ?? SKELETON_ROWS,
        (index) => {
          const row = data.rows.get(index);
          return row && projectModel(row, data.members, span, today);
        },
        isOpen,
      ),
    [data, span, today, isOpen],
  );
  const { active, onActive } = useActiveRow(rows);
  const kept = active.row;
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: canvas.scroller,
    estimateSize: (index) => rows[index]?.height ?? 0,
    overscan: OVERSCAN,
    scrollPaddingStart: AXIS_PX,
    rangeExtractor: rangeWith(kept, rows.length),
    useFlushSync: false,
  });
  const placed = useRef(rows);
  useLayoutEffect(() => {
    keepInPlace(virtualizer, placed.current, rows);
    placed.current = rows;
  }, [virtualizer, rows]);

  const range = virtualizer.range;
  const projectAt = (index: number) => rows[Math.max(0, Math.min(rows.length - 1, index))]?.project ?? 0;
  const first = projectAt((range?.startIndex ?? 0) - OVERSCAN);
  const last = projectAt((range?.endIndex ?? 0) + OVERSCAN);
  useEffect(() => setWanted([first, last]), [first, last]);
  return { data, rows, virtualizer, active, onActive };
}
