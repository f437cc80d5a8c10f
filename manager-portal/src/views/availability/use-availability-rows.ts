import {
  type GridCell,
  HEAD,
  type TimeRows,
  useActiveCell,
  useActiveState,
  useAnnouncer,
  useArrival,
  useBeginning,
  useInSight,
  usePlacedRows,
} from '@erm/planning';
import { useEffect, useMemo, useState } from 'react';
import { ROW_PX } from './Availability.styles';
import type { AvailabilityParams } from './availability-params';
import { type AvailabilityList, type AvailabilityRowModel, HEADS, rowsOf } from './availability-row';
import type { ColumnCanvas } from './use-column-canvas';

const OVERSCAN = 6;

interface AvailabilityRows extends TimeRows<AvailabilityRowModel> {
  /** Ends waiting for a row that is not loaded yet. */
  stopWaiting: () => void;
}

/** Placement of the rows, further pages, and the active cell, which goes to a row only once that is loaded. */
export function useAvailabilityRows(
  canvas: ColumnCanvas,
  list: AvailabilityList,
  params: AvailabilityParams,
): AvailabilityRows {
  const { total = 0, showMore, loadingMore, moreFailed } = list;
  const { columns, request } = params;
  const count = showMore || list.outdated ? Math.max(total, list.rows.length) : list.rows.length;
  const { rows, loaded } = useMemo(() => rowsOf(list.rows, count, columns), [list.rows, count, columns]);

  const state = useActiveState({ index: 1, cell: columns[0]!.startDate });
  const [{ cell }, setActive] = state;
  const [lastColumns, setLastColumns] = useState(columns);
  if (lastColumns !== columns) {
    setLastColumns(columns);
    // With other columns, the one at the same position is active.
    const at = lastColumns.findIndex(({ startDate }) => startDate === cell);
    const isGone = at >= 0 && !columns.some(({ startDate }) => startDate === cell);
    const { startDate } = columns[Math.min(at, columns.length - 1)] ?? columns[0]!;
    if (isGone) setActive((active) => ({ ...active, cell: startDate }));
  }
  const { active, onActive } = useActiveCell(rows, state);
  const placed = usePlacedRows({ rows: loaded, canvas, overscan: OVERSCAN, kept: active.row, below: ROW_PX });

  const { sought, arriveAt } = useBeginning(
    null,
    params.at ?? HEADS,
    `${request.sort} ${request.sortColumn}`,
  );
  useArrival(rows, list.outdated, () => {
    if (sought === null || list.outdated || list.rows.length === 0) return;
    arriveAt({ row: loaded.get(sought) ? sought : HEADS, cell: HEAD }, null, placed, canvas);
  });

  const [awaited, setAwaited] = useState<GridCell | null>(null);
  const [arrivedAt, setArrivedAt] = useState<GridCell | null>(null);
  if (awaited) {
    // The last rows may have been deleted meanwhile.
    const row = rows.idAt(Math.min(rows.indexOf(awaited.row) ?? count, count));
    if (rows.get(row)) {
      setAwaited(null);
      setArrivedAt({ row, cell: awaited.cell });
    }
  }
  const isAwaiting = awaited !== null;
  const { say } = useAnnouncer();
  useEffect(() => {
    if (!isAwaiting) return;
    say('Loading availability...');
    return () => say('');
  }, [isAwaiting, say]);
  const isEndDrawn = useInSight(placed, (range) => (range?.[1] ?? 0) + OVERSCAN >= list.rows.length);
  const isMoreWanted = isAwaiting || isEndDrawn;
  useEffect(() => {
    if (isMoreWanted && showMore && !loadingMore && !moreFailed) showMore();
  }, [isMoreWanted, list.rows.length, showMore, loadingMore, moreFailed]);

  return {
    rows,
    placed,
    active,
    onActive(to) {
      const isLoaded = rows.get(to.row) !== undefined;
      // Rows that are not loaded have only a header.
      setAwaited(isLoaded ? null : { row: to.row, cell: to.cell === HEAD ? active.cell : to.cell });
      if (isLoaded) onActive(to);
      // Retries after a failure.
      else if (moreFailed && !loadingMore) showMore?.();
    },
    arrivedAt,
    stopWaiting: () => setAwaited(null),
  };
}
