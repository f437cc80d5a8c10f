import type { DaySpan } from '@erm/contracts/calendar-day';
import type { GridRow, RowList } from '@erm/planning';
import type { SkillRun } from '@erm/contracts/skill-runs';
import type { PlaceModel, ProjectModel } from './project-model';

const [PROJECT_PX, SKILL_PX] = [52, 28];

/** A row below a project. */
interface Child extends GridRow {
  /** The ID of the project. */
  parent: string;
  model: ProjectModel;
  /** Among the rows of the project, from 1. */
  position: number;
}

export interface ProjectRow extends GridRow {
  kind: 'project';
  /** Among all projects, from 0. */
  position: number;
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
  return Array.from({ length: count }, (_, position): TreeRow[] => {
    const model = modelAt(position);
    if (!model) return [{ ...EMPTY, id: `project-${position}`, position, model, isOpen: false }];
    const row = projectRow(model, position, isOpen(model.project._id));
    return row.isOpen ? [row, ...childRows(model)] : [row];
  }).flat();
}

const EMPTY = { kind: 'project', height: PROJECT_PX, cells: [] } as const;

/** The rows of a project keep their identity until it changes, so that they are neither drawn again nor slide. */
const projectRows = new WeakMap<ProjectModel, ProjectRow>();
const children = new WeakMap<ProjectModel, TreeRow[]>();

function projectRow(model: ProjectModel, position: number, isOpen: boolean): ProjectRow {
  const known = projectRows.get(model);
  if (known?.position === position && known.isOpen === isOpen) return known;
  const row = { ...EMPTY, id: model.project._id, position, model, isOpen };
  projectRows.set(model, row);
  return row;
}

function childRows(model: ProjectModel): TreeRow[] {
  const known = children.get(model);
  if (known) return known;
  const id = model.project._id;
  const places = model.places.map((place, index): PlaceRow => ({
    kind: 'place',
    id: `${id}-place-${index}`,
    parent: id,
    model,
    place,
    position: index + 1,
    height: place.height,
    cells: [...place.lanes.bars.map(({ bar }) => bar), ...place.open.map(toCell)].sort(byStart),
  }));
  const skills = model.skills.map(({ skill, runs }, index): SkillRow => ({
    kind: 'skill',
    id: `${id}-skill-${skill}`,
    parent: id,
    model,
    skill,
    runs,
    position: model.places.length + index + 1,
    height: SKILL_PX,
    cells: runs.map(toCell),
  }));
  const rows = [...places, ...skills];
  children.set(model, rows);
  return rows;
}

const toCell = (span: DaySpan) => ({
  _id: spanId(span),
  startDate: span.startDate,
  endDate: span.endDate,
});

const byStart = (a: DaySpan, b: DaySpan) => (a.startDate < b.startDate ? -1 : 1);

/** The ID of the row that has a cell, if one has. */
export function rowOfCell(rows: RowList<TreeRow>, cell: string): string | undefined {
  for (const [, { id, cells }] of rows.loaded()) if (cells.some(({ _id }) => _id === cell)) return id;
  return undefined;
}

/** The position of the project that a row belongs to. */
export function projectAt(rows: RowList<TreeRow>, index: number): number {
  const row = rows.at(index);
  const head = row?.kind === 'project' ? row : rows.get(row?.parent);
  return head?.kind === 'project' ? head.position : 0;
}

/** The ID that a link to a row has: of an assignment in it, or in the place above it in its project, or of the project. */
export function linkTo(rows: RowList<TreeRow>, index: number): string | undefined {
  const row = rows.at(index);
  const [bar] = row?.kind === 'place' ? row.place.lanes.bars : [];
  if (bar) return bar.bar._id;
  return row?.kind === 'project' ? row.model?.project._id : row && linkTo(rows, index - 1);
}
