import type { DaySpan } from '@erm/contracts/calendar-day';
import type { LoadExplanation } from '@erm/contracts/explain-load';
import { Button } from '@erm/ui-kit/core';
import { formatDay } from '@erm/ui-kit/data';
import { maxCapacityLine, partLine, datesText, type LoadPart, type LoweringAnswer } from './load-lines';
import { Muted } from './Why.styles';
import { WhyLines } from './WhyLines';

interface LoadSumProps {
  name: string;
  /** Null if there is no day to explain. */
  explanation: LoadExplanation<LoadPart> | null;
  asked: DaySpan;
  /** How the number follows from the load. */
  rule?: string | undefined;
  lowering?: LoweringAnswer;
  onFix?: (() => void) | undefined;
}

/** The parts of a load, their sum, and its meaning. */
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
          maxCapacityLine(maxCapacity, lowering),
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

/** The day that was asked for, or the busiest days of a span. */
function daysText(asked: DaySpan, days: DaySpan): string {
  if (asked.startDate === asked.endDate) return formatDay(asked.startDate, 'weekday');
  const isAll = asked.startDate === days.startDate && asked.endDate === days.endDate;
  return isAll ? datesText(days) : `highest load on ${datesText(days)}`;
}
