import type { DaySpan } from '@erm/contracts/calendar-day';
import { daysBetweenChanges } from '@erm/contracts/days-between-changes';
import { explainLoad, LOAD_RULE } from '@erm/contracts/explain-load';
import { EVERY_DAY, type WorkCalendar } from '@erm/contracts/work-calendar';
import { maxCapacityLine, partLine, datesText, type LoadPart, type LoweringAnswer } from './load-lines';
import { Muted } from './Why.styles';
import { WhyLines, type WhyLine } from './WhyLines';

interface LoadStepsProps {
  name: string;
  maxCapacity: number;
  /** The days that can be over capacity. */
  calendar: WorkCalendar;
  parts: readonly LoadPart[];
  asked: DaySpan;
  lowering?: LoweringAnswer;
}

/** Every change of a load, with its breakdown from then on. */
export function LoadSteps({ name, maxCapacity, calendar, parts, asked, lowering }: LoadStepsProps) {
  const engineer = { maxCapacity, calendar };
  const runs = daysBetweenChanges(asked, parts).flatMap(
    (days) => explainLoad(parts, engineer, days, EVERY_DAY) ?? [],
  );
  return (
    <>
      <Muted>
        {name}, {datesText(asked)}
      </Muted>
      <WhyLines
        lines={[
          ...runs.flatMap(({ days, load, parts: added, over }): WhyLine[] => [
            { label: datesText(days), value: `${load}%`, kind: over ? 'over' : 'total' },
            ...added.map(partLine),
          ]),
          { ...maxCapacityLine(maxCapacity, lowering), kind: 'total' },
        ]}
      />
      <Muted>{LOAD_RULE}</Muted>
    </>
  );
}
