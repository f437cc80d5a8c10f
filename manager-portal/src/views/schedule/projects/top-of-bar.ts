import { laneTop } from '@erm/planning';
import { PLACE_LANES_TOP_PX } from './MemberBar';
import type { TreeRows } from './use-project-rows';

/** Top of an assignment's bar in the canvas; undefined while its project is closed. */
export function topOfBar({ rows, placed }: TreeRows, assignmentId: string): number | undefined {
  for (const [, row] of rows.loaded()) {
    const bars = (row.kind === 'place' && row.place?.lanes.bars) || [];
    const found = bars.find(({ bar }) => bar._id === assignmentId);
    if (found) return placed.topOf(row.id) + laneTop(found.lane, PLACE_LANES_TOP_PX);
  }
  return undefined;
}
