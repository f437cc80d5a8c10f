import type { CalendarDay } from '@erm/contracts/calendar-day';
import { AXIS_PX, HEAD, type GridCell, type TimeCanvas } from '@erm/portal-kit/planning';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rangeWith } from '../../../../shared/range-with';
import { useBeginning } from '../../../../shared/use-beginning';
import { keepInPlace } from './keep-in-place';
import type { ProjectFilter } from '../../../../shared/project-filter/project-filter';
import { projectModel } from './project-model';
import { useProjectPlaceOf, useProjectSchedule, type ProjectData } from './project-queries';
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
  /** What a link has led to, once its row is in sight. */
  arrivedAt: GridCell | null;
  choose: ReturnType<typeof useBeginning>['choose'];
}

interface ProjectRowsOptions {
  canvas: TimeCanvas;
  q: string;
  filter: ProjectFilter;
  today: CalendarDay;
  isOpen: (projectId: string) => boolean;
  onOpen: (projectId: string) => void;
  /** The ID of what a link leads to: a project or an assignment. */
  linked: string | null;
  /** The ID of the row that the view begins with if nothing is linked. */
  at: string | null;
}

/** Loads and places the rows in sight. Heights follow from the data, so nothing is measured. */
export function useProjectRows(options: ProjectRowsOptions): TreeRows {
  const { canvas, q, filter, today, isOpen, onOpen, linked, at } = options;
  const [wanted, setWanted] = useState(FIRST_PROJECTS);
  const { span } = canvas.scale;
  const { sought, isLinked, settle, choose } = useBeginning(linked, at);
  const [arrivedAt, setArrivedAt] = useState<GridCell | null>(null);
  const { data: place, isError } = useProjectPlaceOf(sought, { q, filter, span });
  const isFinding = sought !== null && !place && !isError;
  const start = sought === null ? null : (place?.row ?? null);
  const data = useProjectSchedule({
    ...{ q, filter, span },
    wanted: isFinding ? null : start === null ? wanted : [start, start],
  });
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
    // What scrolls begins with the axis, of which the virtualizer does not know.
    scrollPaddingEnd: AXIS_PX,
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

  const arrive = useEffectEvent(() => {
    if (sought === null || !place) return;
    if (place.row === null) return settle();
    const head = rows.findIndex(({ project }) => project === place.row);
    const project = rows[head]?.model?.project;
    if (!project) return;
    const bar = rows.findIndex(({ cells }) => cells.some(({ _id }) => _id === sought));
    // Its bar is a row below.
    if (place.days && bar < 0 && !isOpen(project._id)) return onOpen(project._id);
    settle();
    const row = bar < 0 ? head : bar;
    virtualizer.scrollToIndex(row, { align: isLinked ? 'center' : 'start' });
    if (!isLinked) return;
    if (place.days) canvas.reveal(place.days);
    setArrivedAt({ row, cell: bar < 0 ? HEAD : sought });
  });
  useEffect(() => arrive(), [place, rows]);
  return { data, rows, virtualizer, active, onActive, arrivedAt, choose };
}
