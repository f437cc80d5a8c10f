import type { DaySpan } from '@erm/contracts/calendar-day';
import { today } from '@erm/portal-kit';
import { allocationFor, type AssignmentRequest } from '../../shared/assignment-draft';
import { spanOf } from './availability-params';
import type { Cell } from './cell-texts';

/** Draft of an assignment in the first columns that are not fully booked, from today on, with what is free throughout. */
export function assignmentInCells(
  engineerId: string,
  columns: readonly DaySpan[],
  cells: readonly Cell[],
): AssignmentRequest {
  const freeIn = (index: number) => cells[index]?.free ?? 0;
  const first = Math.max(
    0,
    cells.findIndex((_cell, index) => freeIn(index) > 0),
  );
  const next = cells.findIndex((_cell, index) => index > first && freeIn(index) < freeIn(first));
  const { startDate, endDate } = spanOf(columns.slice(first, next < 0 ? undefined : next));
  const day = today();
  return {
    engineerId,
    project: null,
    endDate,
    startDate: startDate < day && day <= endDate ? day : startDate,
    allocationPercentage: allocationFor(freeIn(first)),
    origin: 'Filled in from the availability.',
  };
}
