import { Count, Legend, type TimeCanvas } from '@erm/portal-kit/planning';
import { countUnits } from '@erm/ui-kit/data';
import { hatch } from '@erm/ui-kit/styles';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OverFilterButton } from '../../../../shared/roster-filter/OverFilterButton';
import type { RosterFilter } from '../../../../shared/roster-filter/roster-filter';
import type { ScheduleData } from './schedule-queries';
import { FootWithPicks } from '../several/FootWithPicks';
import type { Picks } from '../several/use-picks';

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
  picks: Picks;
  canvas: TimeCanvas;
  filter: RosterFilter;
  onFilter: (filter: RosterFilter) => void;
  /** What has happened, after the counts. */
  children: ReactNode;
}

/** Below the schedule: how many rows there are, or are picked, what is loading, and what the colors mean. */
export function ScheduleFoot({ data, picks, canvas, filter, onFilter, children }: ScheduleFootProps) {
  const { totals, retryFailed } = data;
  return (
    <FootWithPicks
      {...{ picks, canvas, retryFailed }}
      status={totals ? <Counts {...totals} /> : 'Loading schedule...'}
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
      {picks.list.length === 0 && totals !== undefined && totals.overCapacity > 0 && (
        <OverFilterButton filter={filter} onChange={onFilter} />
      )}
      {children}
    </FootWithPicks>
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
