import type { AvailabilityView } from '@erm/contracts/availability-view';
import { presentRosterEngineer } from '../engineers/present-roster-engineer';
import type { AvailabilityPage } from './list-availability';

export function presentAvailability({
  columns,
  rows,
  totals,
  overCapacity,
}: AvailabilityPage): AvailabilityView {
  return {
    columns,
    rows: rows.map((row) => ({ engineer: presentRosterEngineer(row), cells: row.cells })),
    totals,
    overCapacity,
  };
}
