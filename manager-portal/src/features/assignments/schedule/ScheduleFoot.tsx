import { Foot } from '@erm/portal-kit/planning';
import { Button, Cluster } from '@erm/ui-kit/core';
import { countUnits } from '@erm/ui-kit/data';
import { hatch } from '@erm/ui-kit/styles';
import styled from 'styled-components';
import { Count, Legend } from './Foot.styles';
import type { ScheduleData } from './schedule-queries';

const Sample = styled.span<{ $over: boolean }>`
  inline-size: 14px;
  block-size: 12px;
  border-radius: var(--radius-xs);
  background-color: ${({ $over }) => ($over ? 'var(--load-over)' : 'var(--accent-soft-strong)')};
  box-shadow: ${({ $over }) => ($over ? 'none' : 'inset 0 0 0 1px var(--load-fill)')};
  ${({ $over }) => $over && hatch}
`;

/** Below the schedule: how many rows there are, what is loading, and what the colors mean. */
export function ScheduleFoot({ data: { totals, retryFailed } }: { data: ScheduleData }) {
  return (
    <Foot>
      {/* Changes of the counts are announced. */}
      <p role="status">{totals ? <Counts {...totals} /> : 'Loading schedule...'}</p>
      {retryFailed && (
        <Cluster gap={2}>
          Some rows could not be loaded.
          <Button size="sm" onClick={retryFailed}>
            Try again
          </Button>
        </Cluster>
      )}
      <Cluster gap={4} aria-hidden="true">
        <Legend>
          <Sample $over={false} /> Assigned
        </Legend>
        {totals !== undefined && totals.overCapacity > 0 && (
          <Legend>
            <Sample $over /> Over capacity
          </Legend>
        )}
      </Cluster>
    </Foot>
  );
}

function Counts({ total, overCapacity, freeToday }: NonNullable<ScheduleData['totals']>) {
  return (
    <>
      <Count>{countUnits(total, ['engineer', 'engineers'])}</Count>{' '}
      {overCapacity > 0 && `${overCapacity} over capacity, `}
      {freeToday} with free capacity today
    </>
  );
}
