import { Button } from '@erm/ui-kit/core';
import { Count, Legend, SheetFoot } from '@erm/portal-kit/planning';
import { countUnits } from '@erm/ui-kit/data';
import { hatch } from '@erm/ui-kit/styles';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ScheduleData } from './schedule-queries';

const Sample = styled.span<{ $over: boolean }>`
  inline-size: 14px;
  block-size: 12px;
  border-radius: var(--radius-xs);
  background-color: ${({ $over }) => ($over ? 'var(--load-over)' : 'var(--accent-soft-strong)')};
  box-shadow: ${({ $over }) => ($over ? 'none' : 'inset 0 0 0 1px var(--load-fill)')};
  ${({ $over }) => $over && hatch}
`;

interface ScheduleFootProps {
  data: ScheduleData;
  /** How many assignments are picked. */
  picked: number;
  onClear: () => void;
  /** What has happened, after the counts. */
  children: ReactNode;
}

/** Below the schedule: how many rows there are, or are picked, what is loading, and what the colors mean. */
export function ScheduleFoot(props: ScheduleFootProps) {
  const { picked, onClear, children } = props;
  const { totals, retryFailed } = props.data;
  return (
    <SheetFoot
      status={
        picked > 0 ? (
          <Count>{picked} selected</Count>
        ) : totals ? (
          <Counts {...totals} />
        ) : (
          'Loading schedule...'
        )
      }
      retryFailed={retryFailed}
      legend={
        <>
          <Legend>
            <Sample $over={false} /> Assigned
          </Legend>
          {totals !== undefined && totals.overCapacity > 0 && (
            <Legend>
              <Sample $over /> Over capacity
            </Legend>
          )}
        </>
      }
    >
      {picked > 0 && (
        <Button size="sm" onClick={onClear}>
          Clear
        </Button>
      )}
      {children}
    </SheetFoot>
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
