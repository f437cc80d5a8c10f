import { addDays, type CalendarDay } from '@erm/contracts/calendar-day';
import { memoryId } from '@erm/portal-kit/testing';

/** The sample engineers Ana and Ilya, and the project Atlas Billing. */
export const [ANA, ILYA, ATLAS] = [1, 2, 11].map(memoryId) as [string, string, string];

/** A day relative to the tests' today. */
export const day = (offset: number): CalendarDay => addDays('2026-03-11', offset);

/** An assignment to Atlas Billing as the API in memory keeps it. */
export function recordOf(number: number, engineerId: string, percent: number, from: number, to: number) {
  return {
    _id: memoryId(number),
    engineerId,
    projectId: ATLAS,
    version: 1,
    role: `Role ${number}`,
    allocationPercentage: percent,
    startDate: day(from),
    endDate: day(to),
  };
}
