import type { DaySpan } from '@erm/contracts/calendar-day';
import { HEAD } from '@erm/planning';
import { countUnits } from '@erm/ui-kit/data';
import { Tooltip } from '@erm/ui-kit/overlay';
import { cellAttributes, TOTALS } from './availability-row';
import { TotalCell, TotalsRow, Who } from './Availability.styles';
import { fullTime, totalName, type Total } from './cell-texts';

interface AvailabilityTotalsProps {
  columns: readonly DaySpan[];
  totals: readonly Total[];
  /** Position after all rows, including those not loaded. */
  index: number;
  /** ID of the active cell if it is in this row. */
  active: string | null;
}

/** Total free capacity of all matching engineers per column, in full-time equivalents. */
export function AvailabilityTotals({ columns, totals, index, active }: AvailabilityTotalsProps) {
  return (
    <TotalsRow role="row" aria-rowindex={index + 1} data-row={TOTALS}>
      <Who role="rowheader" {...cellAttributes(HEAD, 0, active)}>
        Full-time engineers free
      </Who>
      {columns.map((column, at) => {
        const total = totals[at];
        const attributes = cellAttributes(column.startDate, at + 1, active);
        if (!total) return <TotalCell key={column.startDate} role="gridcell" {...attributes} />;
        const name = totalName(column, total);
        return (
          <Tooltip key={column.startDate} content={tip(total)}>
            <TotalCell role="gridcell" aria-label={name} {...attributes}>
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
