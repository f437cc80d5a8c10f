import type { DaySpan } from '@erm/contracts/calendar-day';
import { countUnits } from '@erm/ui-kit/data';
import { Tooltip } from '@erm/ui-kit/overlay';
import { TotalCell, TotalsRow, Who } from './Availability.styles';
import { fullTime, totalName, type Total } from './cell-texts';

interface AvailabilityTotalsProps {
  columns: readonly DaySpan[];
  totals: readonly Total[];
  /** Row index in the grid, after all rows, including those not loaded. */
  row: number;
  /** Column of the active cell, if it is in this row. */
  tabStop: number | null;
}

/** Total free capacity of all matching engineers per column, in full-time equivalents. */
export function AvailabilityTotals({ columns, totals, row, tabStop }: AvailabilityTotalsProps) {
  const place = (column: number) => ({
    'data-cell': `${row}:${column}`,
    'aria-colindex': column + 1,
    tabIndex: tabStop === column ? 0 : -1,
  });
  return (
    <TotalsRow role="row" aria-rowindex={row + 1}>
      <Who role="rowheader" {...place(0)}>
        Full-time engineers free
      </Who>
      {columns.map((column, index) => {
        const total = totals[index];
        if (!total) return <TotalCell key={column.startDate} role="gridcell" {...place(index + 1)} />;
        const name = totalName(column, total);
        return (
          <Tooltip key={column.startDate} content={tip(total)}>
            <TotalCell role="gridcell" aria-label={name} {...place(index + 1)}>
              <strong>{fullTime(total.free)}</strong>
            </TotalCell>
          </Tooltip>
        );
      })}
    </TotalsRow>
  );
}

function tip({ freeEngineers, overEngineers }: Total): string {
  const free = `${countUnits(freeEngineers, ['engineer', 'engineers'])} with free capacity`;
  return overEngineers > 0 ? `${free}, ${overEngineers} over capacity` : free;
}
