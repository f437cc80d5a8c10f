import type { DaySpan } from '@erm/contracts/calendar-day';
import { PersonLine, nameAlone } from '@erm/portal-kit';
import { Skeleton } from '@erm/ui-kit/data';
import { Tooltip } from '@erm/ui-kit/overlay';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Figure } from './availability-params';
import { CellBox, GridRow, ROW_PX, Who } from './Availability.styles';
import { CellTip } from './CellTip';
import { cellName, cellText, filledOf, positionOf, type Row } from './cell-texts';

interface AvailabilityRowProps {
  row: Row;
  /** Position in the whole list, from 0. */
  index: number;
  columns: readonly DaySpan[];
  figure: Figure;
  /** True while showing cells of previous columns. */
  isOutdated: boolean;
  /** Column of the active cell, if it is in this row. */
  tabStop: number | null;
}

/** An engineer's free capacity per column. The grid handles clicks and keys. */
export const AvailabilityRow = memo(function AvailabilityRow(props: AvailabilityRowProps) {
  const { row, index, columns, figure, isOutdated, tabStop } = props;
  const { engineer, cells } = row;
  const place = (column: number) => ({
    'data-cell': `${index + 1}:${column}`,
    'aria-colindex': column + 1,
    tabIndex: tabStop === column ? 0 : -1,
  });
  return (
    <GridRow role="row" aria-rowindex={index + 2} style={{ transform: `translateY(${index * ROW_PX}px)` }}>
      <Who role="rowheader" {...place(0)}>
        <PersonLine name={nameAlone(engineer)} detail={positionOf(engineer)} size={28} max="100%" />
      </Who>
      {columns.map((column, at) => {
        const cell = cells[at];
        if (isOutdated || !cell) {
          return (
            <CellBox key={column.startDate} role="gridcell" $over={false} $strong={false} {...place(at + 1)}>
              <Skeleton width={28} />
            </CellBox>
          );
        }
        const isOver = cell.excess > 0;
        return (
          <Tooltip
            key={column.startDate}
            content={<CellTip engineer={engineer} column={column} cell={cell} />}
          >
            <CellBox
              role="gridcell"
              aria-label={cellName(engineer, column, cell, figure)}
              $over={isOver}
              $strong={isOver || (cell.free ?? 0) >= STRONG_FROM}
              style={{ '--filled': `${filledOf(cell, engineer.maxCapacity)}%` }}
              {...place(at + 1)}
            >
              {isOver && <TriangleAlert size={12} aria-hidden="true" />}
              <span>{cellText(cell, figure)}</span>
            </CellBox>
          </Tooltip>
        );
      })}
    </GridRow>
  );
});

/** Free percentage from which a number is emphasized. */
const STRONG_FROM = 20;
