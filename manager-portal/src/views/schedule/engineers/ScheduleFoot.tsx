import type { ScheduleAssignment } from '@erm/contracts/schedule';
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

const Sample = styled.span`
  inline-size: 14px;
  block-size: 12px;
  border: 1px solid var(--load-fill);
  border-radius: var(--radius-xs);
  background-color: var(--accent-soft-strong);

  &[data-of='other'] {
    border-color: var(--load-fill-soft);
    background-color: var(--accent-soft);
  }

  &[data-of='pinned'] {
    background-color: var(--load-fill-soft);
  }

  &[data-of='over'] {
    border-color: var(--load-over);
    background-color: var(--load-over);
    ${hatch}
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;

    &[data-of='over'] {
      border: 3px double CanvasText;
    }
  }
`;

/** Shown if there is room beside a change summary. */
const FreeToday = styled.span`
  @container sheet-foot (max-width: 899.98px) {
    display: none;
  }
`;

interface ScheduleFootProps {
  view: SharedView;
  schedule: ScheduleRows;
  /** ID of the pinned project. */
  pin: string | null;
  filter: RosterFilter;
  onFilter: (filter: RosterFilter) => void;
}

/** Foot of the schedule: counts, loading state, and legend. */
export function ScheduleFoot({ view, schedule, pin, filter, onFilter }: ScheduleFootProps) {
  const { totals, retryFailed } = schedule.data;
  const showsPinned = pin !== null && shows(schedule, ({ projectId }) => projectId === pin);
  return (
    <FootWithPicks
      view={view}
      retryFailed={retryFailed}
      status={
        totals ? <Counts {...totals} schedule={schedule} canvas={view.canvas} /> : 'Loading schedule...'
      }
      legend={
        <>
          {shows(schedule, (each) => isOfCompleted(each, schedule.data.projects)) && <CompletedLegend />}
          {totals !== undefined && totals.overCapacity > 0 && (
            <Legend>
              <Sample data-of="over" /> Over capacity
            </Legend>
          )}
          {showsPinned && (
            <Legend>
              <Sample data-of="pinned" /> Pinned project
            </Legend>
          )}
          <Legend>
            <Sample data-of={showsPinned ? 'other' : 'any'} /> Assigned
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

/** Whether a loaded row has such an assignment. */
const shows = ({ rows }: ScheduleRows, is: (assignment: ScheduleAssignment) => boolean) =>
  [...rows.loaded()].some(([, { assignments }]) => assignments.some(is));

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
