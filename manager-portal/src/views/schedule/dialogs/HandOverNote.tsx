import { addDays, type DaySpan } from '@erm/contracts/calendar-day';
import { formatDay } from '@erm/contracts/format-day';
import { isRunning } from '@erm/contracts/split-assignment';
import { useToday } from '@erm/portal-kit';
import { Note } from '@erm/ui-kit/core';
import { engineerName, type EditableAssignment } from '../../../assignments/assignment-names';

interface HandOverNoteProps {
  assignment: EditableAssignment;
  /** The days that it would have. */
  span: DaySpan;
  /** Who would get it. */
  to: string;
}

/** Says that handing over a running assignment leaves the past where it is. */
export function HandOverNote({ assignment, span, to }: HandOverNoteProps) {
  const today = useToday();
  if (!assignment.projectId || !isRunning(assignment, today) || span.startDate < today) return null;
  const lastDay = formatDay(addDays(today, -1));
  return (
    <Note tone="blue" live>
      {engineerName(assignment)} keeps it until {lastDay}. {to} has it from {formatDay(span.startDate)} on.
    </Note>
  );
}
