import { availabilityByColumn } from '@erm/contracts/availability-cells';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { loadCurve } from '@erm/contracts/load-curve';
import type { PersonFound } from '@erm/contracts/people';
import { columnsIn } from '@erm/contracts/time-columns';
import { MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';
import { PHONE_COLUMNS, PhoneCells } from '../PhoneCells';
import { useCellWhy } from '../why/use-cell-why';

/** The first eight weeks of the requested dates, on phones. */
export function FoundWeeks({ person: { engineer, steps }, span }: { person: PersonFound; span: DaySpan }) {
  const { maxCapacity } = engineer;
  const columns = columnsIn(span, 'week').slice(0, PHONE_COLUMNS);
  const load = loadCurve(steps.map((step) => ({ ...step, allocationPercentage: step.load })));
  const cells = availabilityByColumn(columns)({ maxCapacity, load, calendar: MONDAY_TO_FRIDAY });
  const shown = { by: 'week', figure: 'free' } as const;
  const why = useCellWhy(shown);
  return (
    <>
      <PhoneCells
        label={`Availability of ${engineer.name} by week`}
        {...shown}
        columns={columns}
        cells={cells}
        maxCapacity={maxCapacity}
        onWhy={(cell, column, button) => why.ask(engineer, cell, column, button)}
      />
      {why.popover}
    </>
  );
}
