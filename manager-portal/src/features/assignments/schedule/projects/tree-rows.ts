import type { DaySpan } from '@erm/contracts/calendar-day';
import type { SkillRun } from '@erm/contracts/skill-runs';
import type { PlaceModel, ProjectModel } from './project-model';

const [PROJECT_PX, SKILL_PX] = [52, 28];

/** A cell of a row that can be focused. */
export interface TreeCell extends DaySpan {
  _id: string;
}

interface Placed {
  key: string;
  height: number;
  /** The cells after the row's head, in order of their first days. */
  cells: readonly TreeCell[];
  /** The index of the project. */
  project: number;
}

/** A row below a project. */
interface Child extends Placed {
  model: ProjectModel;
  /** Among the rows of the project, from 1. */
  position: number;
}

export interface ProjectRow extends Placed {
  kind: 'project';
  /** Undefined while it is loading. */
  model: ProjectModel | undefined;
  isOpen: boolean;
}
export interface PlaceRow extends Child {
  kind: 'place';
  place: PlaceModel;
}
export interface SkillRow extends Child {
  kind: 'skill';
  skill: string;
  runs: SkillRun[];
}
export type TreeRow = ProjectRow | PlaceRow | SkillRow;

/** The ID of the cell of an open place or a part of a skill's row. */
export const spanId = ({ startDate }: DaySpan) => `from-${startDate}`;

/** All rows in order: every project, and below those that are open their places and skills. */
export function treeRows(
  count: number,
  modelAt: (project: number) => ProjectModel | undefined,
  isOpen: (projectId: string) => boolean,
): TreeRow[] {
  return Array.from({ length: count }, (_, project) => {
    const model = modelAt(project);
    const open = model !== undefined && isOpen(model.project._id);
    const key = model?.project._id ?? `project-${project}`;
    const row: ProjectRow = {
      kind: 'project',
      key,
      height: PROJECT_PX,
      cells: [],
      project,
      model,
      isOpen: open,
    };
    return open ? [row, ...childRows(model, project)] : [row];
  }).flat();
}

function childRows(model: ProjectModel, project: number): TreeRow[] {
  const id = model.project._id;
  const places = model.places.map((place, index): PlaceRow => ({
    kind: 'place',
    key: `${id}-place-${index}`,
    project,
    model,
    place,
    position: index + 1,
    height: place.height,
    cells: [...place.lanes.bars.map(({ bar }) => bar), ...place.open.map(toCell)].sort(byStart),
  }));
  const skills = model.skills.map(({ skill, runs }, index): SkillRow => ({
    kind: 'skill',
    key: `${id}-skill-${skill}`,
    project,
    model,
    skill,
    runs,
    position: model.places.length + index + 1,
    height: SKILL_PX,
    cells: runs.map(toCell),
  }));
  return [...places, ...skills];
}

const toCell = (span: DaySpan): TreeCell => ({
  _id: spanId(span),
  startDate: span.startDate,
  endDate: span.endDate,
});

const byStart = (a: TreeCell, b: TreeCell) => (a.startDate < b.startDate ? -1 : 1);

/** The index of the row that has a cell; less than 0 if none has. */
export function indexOfCell(rows: readonly TreeRow[], cell: string): number {
  return rows.findIndex(({ cells }) => cells.some(({ _id }) => _id === cell));
}

/** The index of a row, or of its project if it is gone. */
export function indexOfRow(rows: readonly TreeRow[], { key, project }: TreeRow): number {
  const same = rows.findIndex((row) => row.key === key);
  return same < 0 ? rows.findIndex((row) => row.project === project) : same;
}

/** The ID that a link to a row has: of an assignment in it, or in the place above it in its project, or of the project. */
export function linkTo(rows: readonly TreeRow[], index: number): string | undefined {
  const row = rows[index];
  const [bar] = row?.kind === 'place' ? row.place.lanes.bars : [];
  if (bar) return bar.bar._id;
  return row?.kind === 'project' ? row.model?.project._id : row && linkTo(rows, index - 1);
}
