import { expect, it } from 'vitest';
import { indexOfRow, type TreeRow } from './tree-rows';

const row = (project: number, key: string) => ({ project, key }) as TreeRow;
const head = (project: number) => row(project, `p${project}`);
const open = (project: number) => [head(project), row(project, `p${project}-place-0`)];

it('finds a row again, or its project if it is gone or was only then loaded', () => {
  const rows = [head(0), ...open(1), head(2)];
  expect(indexOfRow(rows, row(2, 'p2'))).toBe(3);
  expect(indexOfRow(rows, row(1, 'p1-place-0'))).toBe(2);
  expect(indexOfRow(rows, row(1, 'p1-skill-Go'))).toBe(1);
  expect(indexOfRow(rows, row(2, 'project-2'))).toBe(3);
});
