import type { CalendarDay } from '@erm/contracts/calendar-day';
import { placeHolders } from '@erm/contracts/staffing';
import { WhyLines } from '@erm/portal-kit';
import type { TeamMember } from './project-question';
import { rangeText } from '../range-text';

interface PlacesWhyProps {
  teamSize: number;
  day: CalendarDay;
  members: readonly TeamMember[];
}

/** Who fills the places of a project on a day. */
export function PlacesWhy({ teamSize, day, members }: PlacesWhyProps) {
  const holders = placeHolders(members, day)
    .flatMap((assignments) => (assignments[0] ? [{ name: assignments[0].name, assignments }] : []))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const open = teamSize - holders.length;
  return (
    <WhyLines
      lines={[
        ...holders.map(({ name, assignments }) => ({
          label: name,
          detail: assignments.map((each) => `${each.role}, ${rangeText(each)}`).join('; '),
          value: `${assignments.reduce((sum, { allocationPercentage }) => sum + allocationPercentage, 0)}%`,
        })),
        { label: 'Places filled', value: holders.length, kind: 'total' },
        { label: 'Team size', value: teamSize },
        open < 0
          ? { label: 'More people than places', value: -open, kind: 'total' }
          : { label: 'Open places', value: open, kind: 'total' },
      ]}
    />
  );
}
