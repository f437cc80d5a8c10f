import { type Ghosts, HeldText, Overlay, type TimeScale, useGhost } from '@erm/planning';
import { Ghost } from '../bars/Bars.styles';
import type { Change } from '../change/change';
import type { Verdict } from '../change/judge';

interface PlaceGhostProps {
  change: Change;
  /** The effect on its engineer. */
  verdict: Verdict | undefined;
  /** Top in the canvas; undefined while its project is closed. */
  top: number | undefined;
  scale: TimeScale;
  ghosts: Ghosts;
}

/** A held bar at its new place. Drawn above the rows, so that no row renders. */
export function PlaceGhost({ change, verdict, top, scale, ghosts }: PlaceGhostProps) {
  const { assignment, allocationPercentage } = change;
  const { left, width } = scale.box(change);
  useGhost(ghosts, assignment._id, top === undefined ? null : { left, width, top });
  if (top === undefined) return null;
  return (
    <Overlay aria-hidden="true">
      <Ghost
        $over={Boolean(verdict?.refusal)}
        style={{ inlineSize: Math.max(2, width - 2), insetInlineStart: left, insetBlockStart: top }}
      >
        <HeldText>
          {assignment.role} {allocationPercentage}%
        </HeldText>
      </Ghost>
    </Overlay>
  );
}
