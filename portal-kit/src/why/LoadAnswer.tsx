import type { DaySpan } from '@erm/contracts/calendar-day';
import type { EngineerCapacity } from '@erm/contracts/engineers';
import { explainLoad } from '@erm/contracts/explain-load';
import { EVERY_DAY } from '@erm/contracts/work-calendar';
import { useApi } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { engineerCapacityQuery } from '../data/engineer-capacity-query';
import { today } from '../dates/today';
import { LoadSum } from './LoadSum';
import { Waiting } from './Waiting';

interface LoadAnswerProps {
  engineerId: string;
  span: DaySpan | undefined;
  onFix?: (() => void) | undefined;
}

/** An engineer's load as the sum of assignments, which are loaded now. */
export function LoadAnswer({ engineerId, span, onFix }: LoadAnswerProps) {
  const query = useQuery(engineerCapacityQuery(useApi(), engineerId));
  if (!query.data) return <Waiting query={query} />;
  const asked = span ?? { startDate: today(), endDate: today() };
  return (
    <LoadSum
      name={query.data.name}
      explanation={explanationOf(query.data, asked)}
      asked={asked}
      onFix={onFix}
    />
  );
}

/** By calendar day, like the rule. An assignment to a deleted project is no load. */
function explanationOf({ assignments, maxCapacity }: EngineerCapacity, asked: DaySpan) {
  const counted = assignments.filter(({ projectId }) => projectId !== null);
  return explainLoad(counted, { maxCapacity, calendar: EVERY_DAY }, asked);
}
