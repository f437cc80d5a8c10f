import { LANE_PX, type TimeScale } from '@erm/portal-kit/planning';
import { Ghost, Overlay } from '../ScheduleGrid.styles';
import type { Proposal } from '../use-moving';
import { PLACE_LANES_TOP_PX } from './PlaceRowView';
import type { ProjectRows } from './use-project-rows';

interface PlaceGhostProps {
  proposal: Proposal;
  rows: ProjectRows;
  scale: TimeScale;
}

/** What one holds, where it would be. Drawn above the rows, so that none of them renders. */
export function PlaceGhost({ proposal, rows: { rows, virtualizer }, scale }: PlaceGhostProps) {
  const { assignment, verdict } = proposal;
  const lane = (index: number) => {
    const row = rows[index];
    return row?.kind === 'place' ? row.place.lanes.bars.find(({ bar }) => bar._id === assignment._id) : null;
  };
  const index = rows.findIndex((_, at) => lane(at));
  const top = virtualizer.measurementsCache[index]?.start;
  if (top === undefined) return null;
  const { left, width } = scale.box(proposal);
  const y = top + PLACE_LANES_TOP_PX + (lane(index)?.lane ?? 0) * LANE_PX;
  return (
    <Overlay aria-hidden="true">
      <Ghost
        $over={Boolean(verdict?.violation)}
        style={{ inlineSize: Math.max(2, width - 2), transform: `translate(${left}px, ${y}px)` }}
      >
        {assignment.role} {assignment.allocationPercentage}%
      </Ghost>
    </Overlay>
  );
}
