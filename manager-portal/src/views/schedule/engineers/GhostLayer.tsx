import { HeldText, Overlay, type TimeScale, useGhost } from '@erm/planning';
import { Ghost, WallLine } from '../bars/Bars.styles';
import type { Verdict } from '../change/judge';
import { projectNameOf } from '../model/schedule-texts';
import type { GhostPlace } from './ghost-places';
import { topOfLane } from './place-in-sight';
import type { ScheduleRows } from './use-schedule-rows';

interface GhostLayerProps {
  place: GhostPlace;
  /** The effect on the new engineer. */
  verdict: Verdict | undefined;
  schedule: ScheduleRows;
  scale: TimeScale;
}

/** A held bar at its new place. Drawn above the rows, so that no row renders. */
export function GhostLayer({ place, verdict, schedule, scale }: GhostLayerProps) {
  const { data, placed, ghosts } = schedule;
  const { change, row, lane } = place;
  const { assignment, wall, allocationPercentage } = change;
  const { left, width } = scale.box(change);
  const y = topOfLane(schedule, row, lane);
  useGhost(ghosts, assignment._id, { left, width, top: y });
  return (
    <Overlay aria-hidden="true">
      <Ghost
        $over={Boolean(verdict?.refusal)}
        style={{ inlineSize: Math.max(2, width - 2), insetInlineStart: left, insetBlockStart: y }}
      >
        <HeldText>
          {projectNameOf(assignment, data.projects)} {allocationPercentage}%
        </HeldText>
      </Ghost>
      {wall && (
        <WallLine
          style={{
            insetBlockStart: placed.topOf(row),
            insetInlineStart:
              wall.side === 'start'
                ? scale.x(wall.project.startDate)
                : scale.box(wall.project).left + scale.box(wall.project).width,
          }}
        />
      )}
    </Overlay>
  );
}
