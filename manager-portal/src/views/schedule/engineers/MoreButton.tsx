import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { type Lanes, laneTop, lastDayOf, MORE } from '@erm/planning';
import { formatDay } from '@erm/ui-kit/data';
import { MoreLabel, MoreLane } from './ScheduleRowView.styles';

interface MoreButtonProps {
  lanes: Lanes<ScheduleAssignment>;
  isActive: boolean;
}

/** Button for the assignments of a row without a lane: "+2 more until Apr 24". */
export function MoreButton({ lanes: { hidden, count }, isActive }: MoreButtonProps) {
  if (hidden.length === 0) return null;
  const until = lastDayOf(hidden);
  return (
    <MoreLane role="gridcell" style={{ insetBlockStart: laneTop(count) }}>
      <MoreLabel
        type="button"
        tabIndex={isActive ? 0 : -1}
        data-cell={MORE}
        data-hides={hidden.map(({ _id }) => _id).join(' ')}
        aria-haspopup="dialog"
        aria-label={`+${hidden.length} more until ${formatDay(until)}`}
      >
        +{hidden.length} more until {formatDay(until, 'short')}
      </MoreLabel>
    </MoreLane>
  );
}
