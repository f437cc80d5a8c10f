import type { CalendarDay } from '@erm/contracts/calendar-day';
import {
  type Ghosts,
  HEAD,
  type TimeCanvas,
  type TimeRows,
  RowList,
  useActiveState,
  useArrival,
  useBeginning,
  useMotion,
  useReadRows,
  useTimeRows,
} from '@erm/planning';
import { useMemo } from 'react';
import type { ProjectFilter } from '../../../shared/project-filter/project-filter';
import type { ShownProjects } from '../../../shared/shown-projects/shown-projects';
import { boxesOf } from '../bars/boxes-of';
import { PLACE_LANES_TOP_PX } from './MemberBar';
import { projectModel } from './project-model';
import { useProjectPlaceOf, useProjectSchedule, type ProjectData, type Whole } from './project-queries';
import { projectAt, rowOfCell, treeRows, type TreeRow } from './tree-rows';

const OVERSCAN = 6;
/** Skeleton rows until anything is loaded. */
const SKELETON_ROWS = 8;

/** Data and placement of the rows of a schedule by project. */
export interface TreeRows extends TimeRows<TreeRow> {
  data: ProjectData;
  /** Places of drag ghosts. */
  ghosts: Ghosts;
  choose: ReturnType<typeof useBeginning>['choose'];
}

interface ProjectRowsOptions {
  canvas: TimeCanvas;
  q: string;
  shown: ShownProjects;
  filter: ProjectFilter;
  today: CalendarDay;
  isOpen: (projectId: string) => boolean;
  whole: Whole;
  onOpen: (projectId: string) => void;
  /** Called if a link's target has no row because its project is not among those shown. */
  onHidden: () => void;
  /** ID of a link's target: a project or an assignment. */
  linked: string | null;
  /** ID of the first visible row to restore without a link. */
  at: string | null;
  /** Indexes of projects with picks, which stay loaded. */
  picked: readonly number[];
}

/** Loads and places the visible rows. */
export function useProjectRows(options: ProjectRowsOptions): TreeRows {
  const { canvas, q, shown, filter, today, isOpen, whole, onOpen, onHidden, linked, at, picked } = options;
  const { span } = canvas.scale;
  const { sought, isLinked, arrivedAt, settle, arriveAt, choose } = useBeginning(linked, at);
  const found = useProjectPlaceOf(sought, { q, shown, filter, span, whole });
  const { read, want } = useReadRows(sought, found);
  const data = useProjectSchedule({ q, shown, filter, span, whole, picked, wanted: read });
  const rows = useMemo(
    () =>
      new RowList(
        treeRows(
          data.total ?? SKELETON_ROWS,
          (index) => {
            const row = data.rows.get(index);
            return row && projectModel(row, data.members, span, today);
          },
          isOpen,
        ),
      ),
    [data, span, today, isOpen],
  );
  const view = useTimeRows(canvas, rows, useActiveState(), {
    overscan: OVERSCAN,
    onInSight([first, last]) {
      const end = projectAt(rows, Math.min(rows.count - 1, last + OVERSCAN));
      want(projectAt(rows, Math.max(0, first - OVERSCAN)), end, end + 1);
    },
  });
  const { placed } = view;
  const ghosts = useMotion(canvas, {
    rows,
    placed,
    barsAt(index) {
      const row = rows.at(index);
      return boxesOf(row?.kind === 'place' ? row.place?.lanes : undefined, canvas.scale, PLACE_LANES_TOP_PX);
    },
  });
  const place = found.data;
  useArrival(place, rows, () => {
    if (sought === null || !place) return;
    if (place.isHidden && isLinked) return onHidden();
    if (place.row === null) return settle();
    const id = data.rows.get(place.row)?.project._id;
    if (id === undefined || !rows.get(id)) return;
    const row = rowOfCell(rows, sought);
    // The bar is in a child row.
    if (place.days && row === undefined && !isOpen(id)) return onOpen(id);
    const cell = row === undefined ? { row: id, cell: HEAD } : { row, cell: sought };
    arriveAt(cell, place.days, placed, canvas);
  });
  return { ...view, data, ghosts, arrivedAt, choose };
}
