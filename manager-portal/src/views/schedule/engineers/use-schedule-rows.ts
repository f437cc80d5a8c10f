import {
  type Ghosts,
  HEAD,
  LANES_TOP_PX,
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
import { boxesOf } from '../bars/boxes-of';
import { type Room, rowModel, type RowModel, withRoom } from '../model/row-model';
import { isSameRoom } from './ghost-places';
import { useSchedule, useSchedulePlaceOf, type ScheduleData } from './schedule-queries';
import type { ScheduleSearch } from './schedule-search';

const OVERSCAN = 4;
/** Load granularity, also as margin before and after the visible rows, so that loading shows only after a jump. */
const LOAD_STEP = 20;
/** Row height until any row is loaded. */
const [EMPTY_ROW_PX, COMPACT_ROW_PX] = [52, 28];
/** Skeleton rows until anything is loaded. */
const SKELETON_ROWS = 8;
const NO_ROOM: ReadonlyMap<string, Room> = new Map();

/** Data and placement of the rows. Row IDs are engineer IDs. */
export interface ScheduleRows extends TimeRows<RowModel> {
  data: ScheduleData;
  /** Places of drag ghosts. */
  ghosts: Ghosts;
  isCompact: boolean;
  /** Whether the initial row is not visible yet. */
  isArriving: boolean;
  choose: ReturnType<typeof useBeginning>['choose'];
  /** Makes room for proposed changes, by row ID. */
  makeRoom: (room: ReadonlyMap<string, Room>) => void;
}

interface ScheduleRowsOptions extends Omit<ScheduleSearch, 'days'> {
  canvas: TimeCanvas;
  /** ID of a link's target: an engineer or an assignment. */
  linked: string | null;
  /** ID of the first visible row to restore without a link. */
  at: string | null;
  /** Indexes of rows with picks, which stay loaded. */
  picked: readonly number[];
  isCompact: boolean;
}

/** Loads and places the visible rows. */
export function useScheduleRows(options: ScheduleRowsOptions): ScheduleRows {
  const { canvas, q, filter, order, today, linked, at, picked, isCompact } = options;
  const { nearby } = canvas;
  const search = { q, filter, order, days: canvas.drawn, today };
  const { sought, arrivedAt, settle, arriveAt, choose } = useBeginning(linked, at);
  const activeState = useActiveState();
  const found = useSchedulePlaceOf(sought, search);
  const { read, want } = useReadRows(sought, found);
  const [{ index: kept }] = activeState;
  const data = useSchedule({ ...search, rows: read, kept, picked });
  const count = data.totals || data.error ? data.rowCount : SKELETON_ROWS;
  const [room, setRoom] = useState(NO_ROOM);
  const rows = useMemo(
    () =>
      RowList.of(count, (index) => {
        const row = data.rows.get(index);
        const model = row && rowModel(row, today, { nearby, isCompact });
        const wanted = room.get(model?.id ?? '');
        return model && wanted ? withRoom(model, wanted) : model;
      }),
    [data.rows, count, today, nearby, isCompact, room],
  );
  const view = useTimeRows(canvas, rows, activeState, {
    emptyHeight: isCompact ? COMPACT_ROW_PX : EMPTY_ROW_PX,
    overscan: OVERSCAN,
    onInSight: ([first, last]) => want(stepOf(first) - LOAD_STEP, stepOf(last) + 2 * LOAD_STEP - 1, count),
  });
  const { placed } = view;
  const ghosts = useMotion(canvas, {
    rows,
    placed,
    daysAt: (row) => data.daysAt(row)?.days,
    barsAt: (row) => boxesOf(rows.at(row)?.lanes, canvas.scale, LANES_TOP_PX),
  });
  const place = found.data;
  useArrival(place, data.rowCount, () => {
    if (sought === null || !place || (place.row ?? -1) >= data.rowCount) return;
    const { row, days } = place;
    if (row === null) settle();
    else arriveAt({ row: rows.idAt(row), cell: days ? sought : HEAD }, days, placed, canvas);
  });
  return {
    ...view,
    data,
    ghosts,
    isCompact,
    isArriving: sought !== null,
    arrivedAt,
    choose,
    makeRoom: (next) => setRoom((last) => (isSameRoom(last, next) ? last : next)),
  };
}

const stepOf = (index: number) => Math.floor(index / LOAD_STEP) * LOAD_STEP;
