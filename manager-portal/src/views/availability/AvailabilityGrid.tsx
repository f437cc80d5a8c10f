import { AXIS_PX, Instead, RangeNavigation, useAnnouncer, useSaidPeriod } from '@erm/planning';
import { today } from '@erm/portal-kit';
import { VisuallyHidden } from '@erm/ui-kit/core';
import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { AvailabilityList } from './availability-list';
import type { AvailabilityParams } from './availability-params';
import { GridScroller, Rows, ROW_PX, Sheet } from './Availability.styles';
import { AvailabilityAxis } from './AvailabilityAxis';
import { AvailabilityRow } from './AvailabilityRow';
import { AvailabilitySkeleton, SKELETON_ROWS } from './AvailabilitySkeleton';
import { AvailabilityTotals } from './AvailabilityTotals';
import { Navigation } from './Axis.styles';
import type { Row } from './cell-texts';
import { rangeHeading, spanOf } from './column-ranges';
import { onViewKey } from './on-view-key';
import { reveal } from './reveal';
import { useGridKeys } from './use-grid-keys';
import type { ListBeginning } from './use-list-beginning';
import { useRowAt } from './use-row-at';
import { useVisibleRows } from './use-visible-rows';
import { useGridWhy } from './why/use-grid-why';

const NO_ROWS: readonly Row[] = [];

interface AvailabilityGridProps {
  list: AvailabilityList;
  params: AvailabilityParams;
  scroller: RefObject<HTMLDivElement | null>;
  beginning: ListBeginning;
  /** Replaces the rows. */
  instead: ReactNode;
  onHistory: (engineerId: string | null) => void;
  /** Focuses the search. */
  onSearch: () => void;
  onHelp: () => void;
}

/** The heatmap: a row per engineer, a column per week or month. Each cell opens the schedule. */
export function AvailabilityGrid(props: AvailabilityGridProps) {
  const { list, params, scroller, beginning, instead, onHistory, onSearch, onHelp } = props;
  const { rows, extra, total = 0, showMore, loadingMore, moreFailed } = list;
  const { columns, by, figure } = params;
  useSaidPeriod(by, params.from, () => spanOf(columns));
  const navigate = useNavigate();
  const { say } = useAnnouncer();
  const grid = useRef<HTMLDivElement>(null);
  const visible = useVisibleRows(scroller, {
    count: rows.length,
    rowPx: ROW_PX,
    coveredPx: AXIS_PX + ROW_PX,
  });
  useRowAt(scroller, list.outdated ? NO_ROWS : rows, beginning);
  const count = showMore || list.outdated ? Math.max(total, rows.length) : rows.length;
  const totalsRow = count + 1;
  const keys = useGridKeys({
    grid,
    rows: count + (count > 0 ? 2 : 1),
    loaded: rows.length,
    columns: columns.length + 1,
    page: visible.page,
    reveal: (place) => reveal(scroller.current, place, totalsRow),
    onMissing() {
      // Retries after a failure.
      if (moreFailed && !loadingMore) showMore?.();
    },
  });
  const { place } = keys;
  const drawn = new Set<number>();
  for (let index = visible.first; index <= visible.last; index += 1) drawn.add(index);
  // The focused row stays drawn to keep the focus.
  if (place.row >= 1 && place.row < totalsRow) drawn.add(place.row - 1);

  const { isAwaiting } = keys;
  useEffect(() => {
    if (!isAwaiting) return;
    say('Loading availability...');
    return () => say('');
  }, [isAwaiting, say]);
  const isMoreWanted = isAwaiting || visible.last >= rows.length - 1;
  useEffect(() => {
    if (isMoreWanted && showMore && !loadingMore && !moreFailed) showMore();
  }, [isMoreWanted, rows.length, showMore, loadingMore, moreFailed]);

  const open = (element: Element) => {
    const [row, column] = element.closest('[data-cell]')?.getAttribute('data-cell')?.split(':') ?? [];
    const engineer = rows[Number(row) - 1]?.engineer;
    if (!engineer) return;
    const from = columns[Math.max(0, Number(column) - 1)]?.startDate ?? params.from;
    void navigate(paths.scheduleOf(engineer._id, from));
  };
  const why = useGridWhy(list, params);
  const viewKeys = { params, engineerId: rows[place.row - 1]?.engineer._id, onHistory, onSearch, onHelp };
  const isOutdated = list.outdated && extra?.columns[0]?.startDate !== columns[0]?.startDate;
  const tabStop = (row: number) => (place.row === row ? place.column : null);
  return (
    <>
      <GridScroller ref={scroller} $hasRows={!instead}>
        <VisuallyHidden as="h2">{rangeHeading(columns, by)}</VisuallyHidden>
        <Navigation>
          <RangeNavigation
            isEmpty={Boolean(instead)}
            onEarlier={() => params.turn(-1)}
            onToday={() => params.goTo(today())}
            onLater={() => params.turn(1)}
          />
        </Navigation>
        <Sheet
          ref={grid}
          role="grid"
          translate="no"
          aria-label="Availability by engineer"
          aria-rowcount={count + 2}
          aria-colcount={columns.length + 1}
          aria-busy={list.loading || list.outdated}
          $columns={columns.length}
          onFocus={keys.onFocus}
          onBlur={keys.onBlur}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') open(event.target as Element);
            else if (!why.onKey(event) && !onViewKey(event, viewKeys)) keys.onKeyDown(event);
          }}
          onClick={(event: MouseEvent) => open(event.target as Element)}
          onContextMenu={(event: MouseEvent) => why.onContextMenu(event, open)}
        >
          <AvailabilityAxis
            columns={columns}
            by={by}
            order={params.order}
            onSort={params.sortBy}
            tabStop={tabStop(0)}
          />
          <Rows role="rowgroup" style={{ blockSize: (list.loading ? SKELETON_ROWS : rows.length) * ROW_PX }}>
            {list.loading && <AvailabilitySkeleton />}
            {[...drawn]
              .sort((a, b) => a - b)
              .map((index) => {
                const row = rows[index];
                return (
                  row && (
                    <AvailabilityRow
                      key={row.engineer._id}
                      row={row}
                      index={index}
                      columns={columns}
                      figure={figure}
                      isOutdated={isOutdated}
                      tabStop={tabStop(index + 1)}
                    />
                  )
                );
              })}
          </Rows>
          {rows.length > 0 && (
            <AvailabilityTotals
              columns={columns}
              totals={isOutdated ? [] : (extra?.totals ?? [])}
              row={totalsRow}
              tabStop={tabStop(totalsRow)}
            />
          )}
        </Sheet>
        {why.popovers}
      </GridScroller>
      {instead && <Instead>{instead}</Instead>}
    </>
  );
}
