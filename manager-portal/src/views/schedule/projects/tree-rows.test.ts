import { RowList } from '@erm/planning';
import { expect, it } from 'vitest';
import type { ProjectModel } from './project-model';
import { projectAt, rowOfCell, treeRows } from './tree-rows';

const model = (id: string, skills: string[] = []) =>
  ({
    project: { _id: id },
    places: [],
    skills: skills.map((skill) => ({
      skill,
      runs: [{ startDate: '2026-03-02', endDate: '2026-03-06', by: [] }],
    })),
  }) as unknown as ProjectModel;

const models = [model('atlas'), model('beacon', ['Go', 'React']), undefined, model('compass')];
const rowsOf = (isOpen: boolean) =>
  new RowList(
    treeRows(
      models.length,
      (index) => models[index],
      () => isOpen,
    ),
  );

it('has a row for each project, and below those that are open one for each skill', () => {
  const rows = rowsOf(true);
  const ids = Array.from({ length: rows.count }, (_, index) => rows.at(index)?.id);
  expect(ids).toEqual(['atlas', 'beacon', 'beacon-skill-Go', 'beacon-skill-React', 'project-2', 'compass']);
  expect(ids.map((_, index) => projectAt(rows, index))).toEqual([0, 1, 1, 1, 2, 3]);
  expect(rowOfCell(rows, 'from-2026-03-02')).toBe('beacon-skill-Go');
  expect(rowOfCell(rows, 'from-2026-03-03')).toBeUndefined();
  expect(rowsOf(false).indexNow(rows.at(3))).toBe(1);
});

it('keeps the rows of a project until that changes', () => {
  const [first, second] = [rowsOf(true), rowsOf(true)];
  expect([0, 1, 2, 5].map((index) => first.at(index) === second.at(index))).toEqual([true, true, true, true]);
  expect(rowsOf(false).at(1)).not.toBe(first.at(1));
});
