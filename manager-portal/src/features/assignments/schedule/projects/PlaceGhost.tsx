import { Overlay, type TimeScale } from '@erm/portal-kit/planning';
import { Ghost } from '../ScheduleGrid.styles';
import type { Proposal } from '../use-moving';
import { topOfBar } from './top-of-bar';
import type { ProjectRows } from './use-project-rows';

interface PlaceGhostProps {
  proposal: Proposal;
  rows: ProjectRows;
  scale: TimeScale;
}

/** What one holds, where it would be. Drawn above the rows, so that none of them renders. */
export function PlaceGhost({ proposal, rows, scale }: PlaceGhostProps) {
  const { assignment, verdict } = proposal;
  const y = topOfBar(rows, assignment._id);
  if (y === undefined) return null;
  const { left, width } = scale.box(proposal);
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
