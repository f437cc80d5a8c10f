import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { RoadmapProject } from '@erm/contracts/roadmap';
import { type Lacks, lacksFrom } from '@erm/contracts/staffing';
import type { GridRow } from '@erm/planning';
import { type Gap, gapsAhead } from './gaps-ahead';

const [SPAN_ROW_PX, LINE_ROW_PX, END_PX] = [52, 22, 4];
/** Room for gaps, below the status. */
const LACKING_HEAD_PX = 88;
/** Further uncovered skills are only counted. */
const MAX_LINES = 6;

/** A row of the roadmap. */
export interface RoadmapRowModel extends GridRow {
  project: RoadmapProject;
  /** Open places from today on. */
  lacks: Lacks;
  /** Gaps that get a line of their own below the span. */
  gaps: readonly Gap[];
  /** Number of further gaps. */
  moreGaps: number;
}

const models = new WeakMap<RoadmapProject, { today: CalendarDay; model: RoadmapRowModel }>();

/** Computed once per project and day, because rows keep their identity until they change. */
export function rowModel(project: RoadmapProject, today: CalendarDay): RoadmapRowModel {
  const known = models.get(project);
  if (known?.today === today) return known.model;
  const gaps = gapsAhead(project, today);
  const shown = gaps.length > MAX_LINES ? gaps.slice(0, MAX_LINES - 1) : gaps;
  const moreGaps = gaps.length - shown.length;
  const lines = Math.max(1, shown.length + Number(moreGaps > 0));
  const lacks = lacksFrom(today, project);
  const least = lacks.places + lacks.skills > 0 ? LACKING_HEAD_PX : 0;
  const model: RoadmapRowModel = {
    id: project._id,
    project,
    cells: [project],
    lacks,
    gaps: shown,
    moreGaps,
    height: Math.max(least, SPAN_ROW_PX + lines * LINE_ROW_PX + END_PX),
  };
  models.set(project, { today, model });
  return model;
}

/** Row height until any row is loaded. */
export const EMPTY_ROW_PX = SPAN_ROW_PX + LINE_ROW_PX + END_PX;
