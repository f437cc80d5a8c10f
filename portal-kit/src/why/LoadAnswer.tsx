import type { EngineerCapacity } from '@erm/contracts/engineers';
import { explainLoad } from '@erm/contracts/explain-load';
import { EVERY_DAY, MONDAY_TO_FRIDAY, workingPart } from '@erm/contracts/work-calendar';
import { useApi } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { capacityLoweringQuery } from '../data/capacity-lowering-query';
import { engineerCapacityQuery } from '../data/engineer-capacity-query';
import { useToday } from '../dates/use-today';
import { LoadSteps } from './LoadSteps';
import { LoadSum } from './LoadSum';
import { Waiting } from './Waiting';
import type { WhyQuestion } from './why-question';
import { withPlanned } from './with-planned';

interface LoadAnswerProps extends Pick<
  WhyQuestion,
  'span' | 'ofWorkingDays' | 'eachStep' | 'planned' | 'rule'
> {
  engineerId: string;
  onFix?: (() => void) | undefined;
}

/** An engineer's load as the sum of assignments, which are loaded now. */
export function LoadAnswer({ engineerId, ...props }: LoadAnswerProps) {
  const query = useQuery(engineerCapacityQuery(useApi(), engineerId));
  return query.data ? <Loaded engineer={query.data} {...props} /> : <Waiting query={query} />;
}

interface LoadedProps extends Omit<LoadAnswerProps, 'engineerId'> {
  engineer: EngineerCapacity;
}

function Loaded({ engineer, span, ofWorkingDays = false, eachStep, planned, rule, onFix }: LoadedProps) {
  const { name, maxCapacity } = engineer;
  // What refuses a plan goes by calendar day; an overload that exists is told by working day (product-rules#planning).
  const calendar = planned ? EVERY_DAY : MONDAY_TO_FRIDAY;
  const counted = ofWorkingDays ? MONDAY_TO_FRIDAY : EVERY_DAY;
  const today = useToday();
  const days = span ?? { startDate: today, endDate: today };
  const asked = workingPart(days, counted) ?? days;
  const parts = withPlanned(engineer.assignments, planned);
  const explanation = explainLoad(parts, { maxCapacity, calendar }, asked, counted);
  const lowering = useQuery({
    ...capacityLoweringQuery(useApi(), engineer),
    enabled: maxCapacity < 100 && Boolean(explanation?.over),
  });
  return eachStep ? (
    <LoadSteps
      name={name}
      maxCapacity={maxCapacity}
      calendar={calendar}
      parts={parts}
      asked={asked}
      lowering={lowering}
    />
  ) : (
    <LoadSum
      name={name}
      explanation={explanation}
      asked={asked}
      rule={rule}
      onFix={onFix}
      lowering={lowering}
    />
  );
}
