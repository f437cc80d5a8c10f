import { HeldText, Overlay, type TimeScale, useGhost } from '@erm/planning';
import { topInRow, topOfLastLane } from './place-in-sight';
import { projectNameOf } from '../model/schedule-texts';
import { Ghost, TargetRow, WallLine } from '../bars/Bars.styles';
import type { Change } from '../change/change';
import type { Verdict } from '../change/judge';
import type { ScheduleRows } from './use-schedule-rows';

interface GhostLayerProps {
  change: Change;
  /** The effect on the new engineer. */
  verdict: Verdict | undefined;
  schedule: ScheduleRows;
  scale: TimeScale;
}

/** A held bar at its new place. Drawn above the rows, so that none of them renders. */
export function GhostLayer({ change, verdict, schedule, scale }: GhostLayerProps) {
  const { data, rows, placed, ghosts } = schedule;
  const { assignment, from, to, wall, allocationPercentage } = change;
  const { left, width } = scale.box(change);
  const target = rows.get(to)?.id;
  // Keeps its lane in its own row; in another row, it is in the last one.
  const own = from === to ? topInRow(schedule, { assignment, engineerId: from }) : undefined;
  const y = target === undefined ? null : (own ?? topOfLastLane(schedule, target));
  useGhost(ghosts, assignment._id, y === null ? null : { left, width, top: y });
  if (y === null) return null;
  const top = placed.topOf(target);
  return (
    <>
      <TargetRow aria-hidden="true" style={{ blockSize: placed.heightOf(target), insetBlockStart: top }} />
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
              insetBlockStart: top,
              insetInlineStart:
                wall.side === 'start'
                  ? scale.x(wall.project.startDate)
                  : scale.box(wall.project).left + scale.box(wall.project).width,
            }}
          />
        )}
      </Overlay>
    </>
  );
}
