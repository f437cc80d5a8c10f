import type { DaySpan } from '@erm/contracts/calendar-day';
import type { GridRow, RowList } from '@erm/planning';
import type { SkillRun } from '@erm/contracts/skill-runs';
import { PLACE_PX, type PlaceModel, type ProjectModel } from './project-model';

const [PROJECT_PX, SKILL_PX] = [52, 28];

/** A row below a project. */
interface Child extends GridRow {
  /** ID of the project. */
  parent: string;
  model: ProjectModel;
  /** Position among the project's rows, from 1. */
  position: number;
}

export interface ProjectRow extends GridRow {
  kind: 'project';
  /** Position among all projects, from 0. */
  position: number;
  /** Undefined while it is loading. */
  model: ProjectModel | undefined;
  isOpen: boolean;
}
export interface PlaceRow extends Child {
  kind: 'place';
  /** Null until its assignments are loaded. */
  place: PlaceModel | null;
}
export interface SkillRow extends Child {
  kind: 'skill';
  skill: string;
  runs: SkillRun[];
}
export type TreeRow = ProjectRow | PlaceRow | SkillRow;

/** Cell ID of an open place or a span of a skill. */
export const spanId = ({ startDate }: DaySpan) => `from-${startDate}`;

/** All rows in order: projects, each followed by its places and skills while open. */
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

/** Rows keep their identity until their project changes, so that they neither render nor animate. */
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
    height: place?.height ?? PLACE_PX,
    cells: place ? [...place.lanes.bars.map(({ bar }) => bar), ...place.open.map(toCell)].sort(byStart) : [],
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

/** ID of the row with a cell, if any. */
export function rowOfCell(rows: RowList<TreeRow>, cell: string): string | undefined {
  for (const [, { id, cells }] of rows.loaded()) if (cells.some(({ _id }) => _id === cell)) return id;
  return undefined;
}

/** Position of the project of a row. */
export function projectAt(rows: RowList<TreeRow>, index: number): number {
  const row = rows.at(index);
  const head = row?.kind === 'project' ? row : rows.get(row?.parent);
  return head?.kind === 'project' ? head.position : 0;
}

/** ID for a link to a row: of its first assignment, or else that of the rows above within the project, or of the project. */
export function linkTo(rows: RowList<TreeRow>, index: number): string | undefined {
  const row = rows.at(index);
  const [bar] = (row?.kind === 'place' && row.place?.lanes.bars) || [];
  if (bar) return bar.bar._id;
  return row?.kind === 'project' ? row.model?.project._id : row && linkTo(rows, index - 1);
}
