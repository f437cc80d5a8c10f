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
    rows: rows.map(({ engineer, cells }) => ({
      engineer: { ...presentRosterEngineer(engineer), skills: engineer.skills },
      cells,
    })),
    totals,
    overCapacity,
  };
}
