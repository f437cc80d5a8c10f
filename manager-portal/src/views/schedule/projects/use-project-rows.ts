import type { CalendarDay } from '@erm/contracts/calendar-day';
import {
  type Ghosts,
  HEAD,
  isSameRange,
  type RowRange,
  type TimeCanvas,
  type TimeRows,
  RowList,
  useActiveCell,
  useActiveState,
  useArrival,
  useBeginning,
  useMotion,
  usePlacedRows,
} from '@erm/planning';
import { useMemo, useState } from 'react';
import type { ProjectFilter } from '../../../shared/project-filter/project-filter';
import type { ShownProjects } from '../../../shared/shown-projects/shown-projects';
import { boxesOf } from '../bars/boxes-of';
import { PLACE_LANES_TOP_PX } from './MemberBar';
import { projectModel } from './project-model';
import { useProjectPlaceOf, useProjectSchedule, type ProjectData, type Whole } from './project-queries';
import { projectAt, rowOfCell, treeRows, type TreeRow } from './tree-rows';

const OVERSCAN = 6;
/** Used until the number of projects is known. */
const FIRST_PROJECTS: RowRange = [0, 0];
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
  const [wanted, setWanted] = useState(FIRST_PROJECTS);
  const { span } = canvas.scale;
  const { sought, isLinked, arrivedAt, settle, arriveAt, choose } = useBeginning(linked, at);
  const { data: place, isError } = useProjectPlaceOf(sought, { q, shown, filter, span, whole });
  const isFinding = sought !== null && !place && !isError;
  const start = sought === null ? null : (place?.row ?? null);
  const data = useProjectSchedule({
    q,
    shown,
    filter,
    span,
    whole,
    picked,
    wanted: isFinding ? null : start === null ? wanted : [start, start],
  });
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
  const { active, onActive } = useActiveCell(rows, useActiveState());
  const placed = usePlacedRows({
    rows,
    canvas,
    overscan: OVERSCAN,
    kept: active.row,
    onInSight([first, last]) {
      const projects = [
        projectAt(rows, Math.max(0, first - OVERSCAN)),
        projectAt(rows, Math.min(rows.count - 1, last + OVERSCAN)),
      ] as const;
      setWanted(isSameRange(wanted, projects) ? wanted : projects);
    },
  });
  const ghosts = useMotion(canvas, {
    rows,
    placed,
    barsAt(index) {
      const row = rows.at(index);
      return boxesOf(row?.kind === 'place' ? row.place?.lanes : undefined, canvas.scale, PLACE_LANES_TOP_PX);
    },
  });
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
  return { data, rows, placed, ghosts, active, onActive, arrivedAt, choose };
}
