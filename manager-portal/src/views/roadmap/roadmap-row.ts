import type { RoadmapProject } from '@erm/contracts/roadmap';
import type { GridRow } from '@erm/planning';

export type Gap = RoadmapProject['gaps'][number];

const [SPAN_ROW_PX, LINE_ROW_PX, END_PX] = [52, 22, 4];
/** Further uncovered skills are only counted. */
const MAX_LINES = 6;

/** A row of the roadmap, as it is drawn. */
export interface RoadmapRowModel extends GridRow {
  project: RoadmapProject;
  /** Gaps with a line of their own below the span. */
  gaps: readonly Gap[];
  /** Number of further gaps. */
  moreGaps: number;
}

const models = new WeakMap<RoadmapProject, RoadmapRowModel>();

/** Computed once per project, because rows keep their identity until they change. */
export function rowModel(project: RoadmapProject): RoadmapRowModel {
  const known = models.get(project);
  if (known) return known;
  // Gaps of a past project do not matter.
  const gaps = project.status === 'completed' ? [] : project.gaps;
  const shown = gaps.length > MAX_LINES ? gaps.slice(0, MAX_LINES - 1) : gaps;
  const moreGaps = gaps.length - shown.length;
  const lines = Math.max(1, shown.length + Number(moreGaps > 0));
  const height = SPAN_ROW_PX + lines * LINE_ROW_PX + END_PX;
  const model: RoadmapRowModel = {
    id: project._id,
    project,
    cells: [project],
    gaps: shown,
    moreGaps,
    height,
  };
  models.set(project, model);
  return model;
}

/** Row height until any row is loaded. */
export const EMPTY_ROW_PX = SPAN_ROW_PX + LINE_ROW_PX + END_PX;
