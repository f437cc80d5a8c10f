import type { DaySpan } from '@erm/contracts/calendar-day';
import { HEAD, rowAttributes } from '@erm/planning';
import { PersonLine, nameAlone } from '@erm/portal-kit';
import { Skeleton } from '@erm/ui-kit/data';
import { Tooltip } from '@erm/ui-kit/overlay';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Figure } from './availability-params';
import { cellAttributes } from './availability-row';
import { CellBox, GridRow, ROW_PX, Who } from './Availability.styles';
import { CellTip } from './CellTip';
import { cellName, cellText, filledOf, positionOf, type Row } from './cell-texts';

interface AvailabilityRowProps {
  row: Row;
  /** Position among all rows, from 0. */
  index: number;
  top: number;
  columns: readonly DaySpan[];
  figure: Figure;
  /** True while showing cells of previous columns. */
  isOutdated: boolean;
  /** ID of the active cell if it is in this row. */
  active: string | null;
}

/** An engineer's free capacity per column. The grid handles clicks and keys. */
export const AvailabilityRow = memo(function AvailabilityRow(props: AvailabilityRowProps) {
  const { row, index, top, columns, figure, isOutdated, active } = props;
  const { engineer, cells } = row;
  return (
    <GridRow {...rowAttributes({ id: engineer._id, index, top, height: ROW_PX })}>
      <Who role="rowheader" {...cellAttributes(HEAD, 0, active)}>
        <PersonLine name={nameAlone(engineer)} detail={positionOf(engineer)} size={28} max="100%" />
      </Who>
      {columns.map((column, at) => {
        const cell = cells[at];
        const attributes = cellAttributes(column.startDate, at + 1, active);
        if (isOutdated || !cell) {
          return (
            <CellBox key={column.startDate} role="gridcell" $over={false} $strong={false} {...attributes}>
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
              {...attributes}
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
