import { AVERAGE_RULE, explainAverage, explainMean } from '@erm/contracts/explain-load';
import { getUtilization } from '@erm/contracts/utilization';
import { useApi } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { Waiting } from './Waiting';
import { Line, Muted, Sum } from './Why.styles';

/** Avg Utilization as the sum of what is allocated to each engineer. */
export function AverageAnswer() {
  const api = useApi();
  const query = useQuery({
    queryKey: ['utilization'],
    queryFn: ({ signal }) => api.call(getUtilization, { signal }),
  });
  if (!query.data) return <Waiting query={query} />;
  const { averageAllocation, sum } = query.data.data;
  return (
    <>
      {sum && (
        <Sum>
          <Line $kind="part">
            <dt>Engineers</dt>
            <dd>{sum.engineers.toLocaleString('en-US')}</dd>
          </Line>
          <Line $kind="part">
            <dt>Allocated to them today, in all</dt>
            <dd>{sum.load.toLocaleString('en-US')}%</dd>
          </Line>
          <Line $kind="total">
            <dt>Avg Utilization</dt>
            <dd>{explainAverage(averageAllocation, sum.load, sum.engineers)}</dd>
          </Line>
          <Line $kind="total">
            <dt>Of capacity</dt>
            <dd>{explainMean(sum)}</dd>
          </Line>
        </Sum>
      )}
      <Muted>{AVERAGE_RULE}</Muted>
    </>
  );
}
