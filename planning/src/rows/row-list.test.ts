import { expect, it } from 'vitest';
import { RowList, type GridRow } from './row-list';

const row = (id: string, more: Partial<GridRow> = {}): GridRow => ({ id, height: 50, cells: [], ...more });

it('finds rows by ID and by position, and knows which are not loaded', () => {
  const rows = new RowList([row('ada'), undefined, row('ben', { height: 70 })]);
  expect(rows.count).toBe(3);
  expect(rows.heights).toEqual([50, undefined, 70]);
  expect(rows.indexOf('ben')).toBe(2);
  expect(rows.get('ben')).toBe(rows.at(2));
  expect([0, 1].map((index) => rows.idAt(index))).toEqual(['ada', 'row-1']);
  // A row goes by its provisional ID until another list knows it.
  expect(['row-0', 'row-1', 'row-3'].map((id) => rows.indexOf(id))).toEqual([0, 1, undefined]);
  expect(rows.get('row-1')).toBeUndefined();
  expect([...rows.loaded()].map(([index, { id }]) => `${index} ${id}`)).toEqual(['0 ada', '2 ben']);
  expect([rows.at(1), rows.at(3), rows.get('cleo'), rows.indexOf(undefined)]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});

it('finds a row of an earlier list, or what it belonged to', () => {
  const rows = new RowList([row('new'), row('atlas'), row('atlas-place', { parent: 'atlas' })]);
  expect(rows.indexNow(row('atlas-place', { parent: 'atlas' }))).toBe(2);
  expect(rows.indexNow(row('atlas-skill', { parent: 'atlas' }))).toBe(1);
  expect(rows.indexNow(row('gone', { parent: 'gone too' }))).toBeUndefined();
  expect(rows.indexNow(undefined)).toBeUndefined();
});
