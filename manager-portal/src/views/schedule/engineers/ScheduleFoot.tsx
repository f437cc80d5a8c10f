import { Legend, RowCount, rowsInSight, type TimeCanvas } from '@erm/planning';
import { hatch, media } from '@erm/ui-kit/styles';
import styled from 'styled-components';
import { OverFilterButton } from '../../../shared/roster-filter/OverFilterButton';
import type { RosterFilter } from '../../../shared/roster-filter/roster-filter';
import { CompletedLegend } from '../bars/CompletedLegend';
import { isOfCompleted } from '../model/schedule-texts';
import type { ScheduleRows } from './use-schedule-rows';
import { FootWithPicks } from '../picks/FootWithPicks';
import type { SharedView } from '../use-schedule';

const Sample = styled.span<{ $over: boolean }>`
  inline-size: 14px;
  block-size: 12px;
  border: 1px solid ${({ $over }) => ($over ? 'var(--load-over)' : 'var(--load-fill)')};
  border-radius: var(--radius-xs);
  background-color: ${({ $over }) => ($over ? 'var(--load-over)' : 'var(--accent-soft-strong)')};
  ${({ $over }) => $over && hatch}

  ${media.forcedColors} {
    border: ${({ $over }) => ($over ? '3px double' : '1px solid')} CanvasText;
  }
`;

/** Shown where there is room, also beside a change summary. */
const FreeToday = styled.span`
  @container sheet-foot (max-width: 899.98px) {
    display: none;
  }
`;

interface ScheduleFootProps {
  view: SharedView;
  schedule: ScheduleRows;
  filter: RosterFilter;
  onFilter: (filter: RosterFilter) => void;
}

/** Foot of the schedule: counts, loading state, and legend. */
export function ScheduleFoot({ view, schedule, filter, onFilter }: ScheduleFootProps) {
  const { totals, retryFailed } = schedule.data;
  return (
    <FootWithPicks
      view={view}
      retryFailed={retryFailed}
      status={
        totals ? <Counts {...totals} schedule={schedule} canvas={view.canvas} /> : 'Loading schedule...'
      }
      legend={
        <>
          {showsCompleted(schedule) && <CompletedLegend />}
          {totals !== undefined && totals.overCapacity > 0 && (
            <Legend>
              <Sample $over /> Over capacity
            </Legend>
          )}
          <Legend>
            <Sample $over={false} /> Assigned
          </Legend>
        </>
      }
    >
      {view.picks.list.length === 0 && totals !== undefined && totals.overCapacity > 0 && (
        <OverFilterButton filter={filter} onChange={onFilter} />
      )}
    </FootWithPicks>
  );
}

function showsCompleted({ data, rows }: ScheduleRows): boolean {
  return [...rows.loaded()].some(([, { assignments }]) =>
    assignments.some((assignment) => isOfCompleted(assignment, data.projects)),
  );
}

type CountsProps = NonNullable<ScheduleRows['data']['totals']> &
  Pick<ScheduleFootProps, 'schedule'> & { canvas: TimeCanvas };

function Counts({ total, overCapacity, freeToday, schedule, canvas }: CountsProps) {
  return (
    <>
      <RowCount
        scroller={canvas.scroller}
        inSight={(scroller) => rowsInSight(schedule.placed, scroller)}
        total={total}
        unit={['engineer', 'engineers']}
      />{' '}
      {overCapacity > 0 && <span>{`${overCapacity} over capacity from today on`}</span>}
      <FreeToday>{`${overCapacity > 0 ? ', ' : ''}${freeToday} free today`}</FreeToday>
    </>
  );
}
