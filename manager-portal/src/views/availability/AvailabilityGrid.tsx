import {
  cellOf,
  type GridCell,
  HEAD,
  Instead,
  RangeHeading,
  RangeNavigation,
  useDrawnRows,
  useTimeGrid,
} from '@erm/planning';
import { today } from '@erm/portal-kit';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { AvailabilityParams } from './availability-params';
import { type AvailabilityList, HEADS, TOTALS } from './availability-row';
import { GridScroller, Rows, ROW_PX, Sheet } from './Availability.styles';
import { AvailabilityAxis } from './AvailabilityAxis';
import { AvailabilityFoot } from './AvailabilityFoot';
import { AvailabilityRow } from './AvailabilityRow';
import { AvailabilitySkeleton, SKELETON_ROWS } from './AvailabilitySkeleton';
import { AvailabilityTotals } from './AvailabilityTotals';
import { Navigation } from './Axis.styles';
import { useAvailabilityKeys } from './use-availability-keys';
import { useAvailabilityRows } from './use-availability-rows';
import type { ColumnCanvas } from './use-column-canvas';
import { useGridWhy } from './why/use-grid-why';

interface AvailabilityGridProps {
  canvas: ColumnCanvas;
  list: AvailabilityList;
  params: AvailabilityParams;
  /** Replaces the rows. */
  instead: ReactNode;
  onHistory: (engineerId: string | null) => void;
  /** Focuses the search. */
  onSearch: () => void;
  onHelp: () => void;
}

/** The heatmap: a row per engineer, a column per week or month. Each cell opens the schedule. */
export function AvailabilityGrid(props: AvailabilityGridProps) {
  const { canvas, list, params, instead, onHistory, onSearch, onHelp } = props;
  const { extra } = list;
  const { columns, by, figure, order } = params;
  const navigate = useNavigate();
  const view = useAvailabilityRows(canvas, list, params);
  const { rows, placed, active, stopWaiting } = view;
  const drawn = useDrawnRows(placed);
  const { grid, focus } = useTimeGrid(canvas, view, {
    // At the top, the first row in sight is the first engineer.
    linkAt: (index) => (index > 1 ? rows.at(index)?.id : undefined),
  });
  const onOpen = ({ row, cell }: GridCell) => {
    const engineer = rows.get(row)?.shown?.engineer;
    if (engineer) void navigate(paths.scheduleOf(engineer._id, cell === HEAD ? params.from : cell));
  };
  const openAt = (element: Element) => {
    const cell = cellOf(element);
    if (cell) onOpen(cell);
  };
  const why = useGridWhy(list, rows, params);
  const onKeyDown = useAvailabilityKeys({
    params,
    view,
    focus,
    onOpen,
    onWhy: why.ask,
    onHistory,
    onSearch,
    onHelp,
  });
  const isOutdated = list.outdated && extra?.columns[0]?.startDate !== columns[0]?.startDate;
  const activeIn = (row: string) => (row === active.row ? active.cell : null);

  return (
    <>
      <GridScroller ref={canvas.ref} $hasRows={!instead}>
        <RangeHeading canvas={canvas} />
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
          aria-rowcount={Math.max(2, rows.count)}
          aria-colcount={columns.length + 1}
          aria-busy={list.loading || list.outdated}
          $columns={columns.length}
          onFocus={(event) => {
            stopWaiting();
            focus.onFocus(event);
          }}
          onBlur={stopWaiting}
          onKeyDown={onKeyDown}
          onClick={({ target }: MouseEvent) => openAt(target as Element)}
          onContextMenu={(event: MouseEvent) => why.onContextMenu(event, openAt)}
        >
          <AvailabilityAxis
            columns={columns}
            by={by}
            order={order}
            onSort={params.sortBy}
            active={activeIn(HEADS)}
          />
          <Rows role="rowgroup" style={{ blockSize: list.loading ? SKELETON_ROWS * ROW_PX : placed.height }}>
            {list.loading && <AvailabilitySkeleton />}
            {drawn.map((place) => {
              const shown = rows.get(place.id)?.shown;
              return (
                shown && (
                  <AvailabilityRow
                    key={place.id}
                    row={shown}
                    index={place.index}
                    top={place.top}
                    columns={columns}
                    figure={figure}
                    isOutdated={isOutdated}
                    active={activeIn(place.id)}
                  />
                )
              );
            })}
          </Rows>
          {list.rows.length > 0 && (
            <AvailabilityTotals
              columns={columns}
              totals={isOutdated ? [] : (extra?.totals ?? [])}
              index={rows.count - 1}
              active={activeIn(TOTALS)}
            />
          )}
        </Sheet>
        {why.popovers}
      </GridScroller>
      {instead && <Instead>{instead}</Instead>}
      {!list.error && <AvailabilityFoot list={list} params={params} canvas={canvas} placed={placed} />}
    </>
  );
}
