import { dayOf, type DaySpan } from '@erm/contracts/calendar-day';
import type { CapacityLowering } from '@erm/contracts/capacity-lowering';
import type { CapacityAssignment } from '@erm/contracts/engineers';
import { formatDay, formatDayRange } from '@erm/ui-kit/data';
import type { WhyLine } from './WhyLines';

/** Who lowered the max capacity, if known. */
export interface LoweringAnswer {
  data?: CapacityLowering | null | undefined;
  isError: boolean;
}

/** Text of an assignment's line. */
export type LoadPart = Pick<
  CapacityAssignment,
  'projectName' | 'role' | 'startDate' | 'endDate' | 'allocationPercentage'
>;

export function partLine({ projectName, role, allocationPercentage, ...span }: LoadPart): WhyLine {
  const detail = [role, datesText(span)].filter(Boolean).join(', ');
  return { label: projectName, detail, value: `${allocationPercentage}%` };
}

export function maxCapacityLine(maxCapacity: number, lowering: LoweringAnswer | undefined): WhyLine {
  return { label: 'Max capacity', value: `${maxCapacity}%`, detail: loweringText(lowering) };
}

export const datesText = ({ startDate, endDate }: DaySpan) =>
  startDate === endDate ? formatDay(startDate) : formatDayRange(startDate, endDate);

function loweringText(lowering: LoweringAnswer | undefined): string | undefined {
  if (lowering?.isError) return 'The change that lowered it could not be loaded.';
  if (!lowering?.data) return undefined;
  const { from, by, at } = lowering.data;
  return `Lowered from ${from}% by ${by}, ${formatDay(dayOf(new Date(at)))}`;
}
