import { AVERAGE_RULE, explainAverage, explainMean } from '@erm/contracts/explain-load';
import { getUtilization } from '@erm/contracts/utilization';
import { useApi } from '@erm/portal-sdk';
import { formatCount } from '@erm/ui-kit/data';
import { useQuery } from '@tanstack/react-query';
import { Waiting } from './Waiting';
import { Muted } from './Why.styles';
import { WhyLines } from './WhyLines';

/** Breakdown of Avg Utilization by engineer. */
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
        <WhyLines
          lines={[
            { label: 'Engineers', value: formatCount(sum.engineers) },
            { label: 'Allocated to them today, in all', value: `${formatCount(sum.load)}%` },
            {
              label: 'Avg Utilization',
              kind: 'total',
              value: explainAverage(averageAllocation, sum.load, sum.engineers),
            },
            { label: 'Of capacity', value: explainMean(sum), kind: 'total' },
          ]}
        />
      )}
      <Muted>{AVERAGE_RULE}</Muted>
    </>
  );
}
