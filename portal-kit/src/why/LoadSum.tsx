import type { DaySpan } from '@erm/contracts/calendar-day';
import type { CapacityAssignment } from '@erm/contracts/engineers';
import type { LoadExplanation } from '@erm/contracts/explain-load';
import { Button } from '@erm/ui-kit/core';
import { formatDay, formatDayRange } from '@erm/ui-kit/data';
import { TriangleAlert } from 'lucide-react';
import { Detail, Line, Muted, Sum } from './Why.styles';

interface LoadSumProps {
  name: string;
  /** Null if there is no day to explain. */
  explanation: LoadExplanation<CapacityAssignment> | null;
  asked: DaySpan;
  onFix?: (() => void) | undefined;
}

/** The parts of a load, what they add up to, and what that means. */
export function LoadSum({ name, explanation, asked, onFix }: LoadSumProps) {
  if (!explanation) return <Muted>{name}: no working day in these dates.</Muted>;
  const { days, parts, load, maxCapacity, free, over, rule } = explanation;
  return (
    <>
      <Muted>
        {name}, {daysText(asked, days)}
      </Muted>
      <Sum>
        {parts.map(({ _id, projectName, role, allocationPercentage, startDate, endDate }) => (
          <Line key={_id} $kind="part">
            <dt>
              {projectName}
              <Detail>
                {role}, {formatDayRange(startDate, endDate)}
              </Detail>
            </dt>
            <dd>{allocationPercentage}%</dd>
          </Line>
        ))}
        <Line $kind="total">
          <dt>Load</dt>
          <dd>{load}%</dd>
        </Line>
        <Line $kind="part">
          <dt>Max capacity</dt>
          <dd>{maxCapacity}%</dd>
        </Line>
        <Line $kind={over ? 'over' : 'total'}>
          <dt>
            {over && <TriangleAlert size={14} aria-hidden="true" />}
            {over ? 'Over by' : 'Free'}
          </dt>
          <dd>{over ? load - maxCapacity : free}%</dd>
        </Line>
      </Sum>
      {over && (
        <Muted>
          Over capacity from {formatDay(over.startDate)} until {formatDay(over.endDate)}.
        </Muted>
      )}
      <Muted>{rule}</Muted>
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

/** The day that was asked for, or the busiest days of a span. */
function daysText(asked: DaySpan, days: DaySpan): string {
  if (asked.startDate === asked.endDate) return formatDay(asked.startDate, 'weekday');
  const isAll = asked.startDate === days.startDate && asked.endDate === days.endDate;
  return isAll ? rangeText(days) : `highest load on ${rangeText(days)}`;
}

const rangeText = ({ startDate, endDate }: DaySpan) =>
  startDate === endDate ? formatDay(startDate) : formatDayRange(startDate, endDate);
