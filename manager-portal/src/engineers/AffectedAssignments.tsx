import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { EngineerCapacity } from '@erm/contracts/engineers';
import { Deleted, useToday } from '@erm/portal-kit';
import { Stack } from '@erm/ui-kit/core';
import { formatDay } from '@erm/ui-kit/data';
import { styled } from 'styled-components';
import { Lines } from './Lines.styles';

const SHOWN = 5;

type Assignment = EngineerCapacity['assignments'][number];

const Facts = styled(Stack)`
  color: var(--text-secondary);
  font: var(--type-small);
`;

const Project = styled.span`
  color: var(--text-primary);
`;

/** An engineer's current and future assignments: the total, and the first few. */
export function AffectedAssignments({ engineer }: { engineer: EngineerCapacity }) {
  const assignments = engineer.assignments.filter(({ status }) => status !== 'completed');
  const count = assignments.length;
  const today = useToday();
  const more = count - SHOWN;
  if (count === 0) return <Facts>There are no current or upcoming assignments.</Facts>;
  return (
    <Facts gap={1}>
      <p>
        {count === 1 ? '1 current or upcoming assignment:' : `${count} current and upcoming assignments:`}
      </p>
      <Lines>
        {assignments.slice(0, SHOWN).map((assignment) => (
          <li key={assignment._id}>
            {assignment.projectId ? (
              <Project>{assignment.projectName}</Project>
            ) : (
              <Deleted>{assignment.projectName}</Deleted>
            )}
            , {assignment.allocationPercentage}%, {datesText(assignment, today)}
          </li>
        ))}
        {more > 0 && <li>+{more} more</li>}
      </Lines>
    </Facts>
  );
}

function datesText({ startDate, endDate }: Assignment, day: CalendarDay): string {
  const until = `until ${formatDay(endDate)}`;
  return startDate > day ? `from ${formatDay(startDate)} ${until}` : until;
}
