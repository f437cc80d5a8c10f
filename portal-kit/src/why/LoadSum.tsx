import { dayOf, type DaySpan } from '@erm/contracts/calendar-day';
import type { CapacityLowering } from '@erm/contracts/capacity-lowering';
import type { CapacityAssignment } from '@erm/contracts/engineers';
import type { LoadExplanation } from '@erm/contracts/explain-load';
import { Button } from '@erm/ui-kit/core';
import { formatDay, formatDayRange } from '@erm/ui-kit/data';
import { Muted } from './Why.styles';
import { WhyLines, type WhyLine } from './WhyLines';

/** Who lowered the max capacity, as far as it is known. */
interface LoweringAnswer {
  data?: CapacityLowering | null | undefined;
  isError: boolean;
}

interface LoadSumProps {
  name: string;
  /** Null if there is no day to explain. */
  explanation: LoadExplanation<CapacityAssignment> | null;
  asked: DaySpan;
  /** How the number follows from the load. */
  rule?: string | undefined;
  lowering?: LoweringAnswer;
  onFix?: (() => void) | undefined;
}

/** The parts of a load, what they add up to, and what that means. */
export function LoadSum({ name, explanation, asked, rule, lowering, onFix }: LoadSumProps) {
  if (!explanation) return <Muted>{name}: no working day in these dates.</Muted>;
  const { days, parts, load, maxCapacity, free, over } = explanation;
  return (
    <>
      <Muted>
        {name}, {daysText(asked, days)}
      </Muted>
      <WhyLines
        lines={[
          ...parts.map(partLine),
          { label: 'Load', value: `${load}%`, kind: 'total' },
          { label: 'Max capacity', value: `${maxCapacity}%`, detail: loweringText(lowering) },
          over
            ? { label: 'Over by', value: `${load - maxCapacity}%`, kind: 'over' }
            : { label: 'Free', value: `${free}%`, kind: 'total' },
        ]}
      />
      {over && (
        <Muted>
          Over capacity from {formatDay(over.startDate)} until {formatDay(over.endDate)}.
        </Muted>
      )}
      <Muted>{[explanation.rule, rule].filter(Boolean).join(' ')}</Muted>
      {over && onFix && (
        <div>
          <Button size="sm" onClick={onFix}>
            Fix the overload
          </Button>
        </div>
      )}
    </>
  );
}

function partLine({
  projectName,
  role,
  startDate,
  endDate,
  allocationPercentage,
}: CapacityAssignment): WhyLine {
  const detail = `${role}, ${formatDayRange(startDate, endDate)}`;
  return { label: projectName, detail, value: `${allocationPercentage}%` };
}

function loweringText(lowering: LoweringAnswer | undefined): string | undefined {
  if (lowering?.isError) return 'Who lowered it could not be loaded.';
  if (!lowering?.data) return undefined;
  const { from, by, at } = lowering.data;
  return `Lowered from ${from}% by ${by}, ${formatDay(dayOf(new Date(at)))}`;
}

/** The day that was asked for, or the busiest days of a span. */
function daysText(asked: DaySpan, days: DaySpan): string {
  if (asked.startDate === asked.endDate) return formatDay(asked.startDate, 'weekday');
  const isAll = asked.startDate === days.startDate && asked.endDate === days.endDate;
  return isAll ? rangeText(days) : `highest load on ${rangeText(days)}`;
}

const rangeText = ({ startDate, endDate }: DaySpan) =>
  startDate === endDate ? formatDay(startDate) : formatDayRange(startDate, endDate);
