import { RowList } from '@erm/planning';
import { expect, it } from 'vitest';
import { assigned, rowOf } from '../../../test-support/change-fixtures';
import { unchanged, type Change } from '../change/change';
import { withRoom } from '../model/row-model';
import { ghostPlaces, isSameRoom, newPlace, roomFor } from './ghost-places';

const own = assigned('own', { startDate: '2026-03-02', endDate: '2026-03-20' });
const later = assigned('later', { startDate: '2026-04-06', endDate: '2026-04-24' });
const ana = rowOf('ana', [own, later]);
const ilya = rowOf('ilya', [assigned('busy', { startDate: '2026-03-02', endDate: '2026-03-31' })]);
const rows = new RowList([ana, ilya]);

const change = (more: Partial<Change> = {}): Change => ({
  ...unchanged({ assignment: own, model: ana }),
  ...more,
});
const lanes = (...changes: Change[]) => ghostPlaces(changes, rows).map(({ row, lane }) => `${row} ${lane}`);

it('a held bar keeps its lane until another bar is in its way', () => {
  expect(lanes(change())).toEqual(['ana 0']);
  expect(lanes(change({ startDate: '2026-04-01', endDate: '2026-04-19' }))).toEqual(['ana 1']);
  expect(lanes(change({ copies: true }))).toEqual(['ana 1']);
});

it('covers no bar of another row, for which the row makes room', () => {
  const given = change({ to: 'ilya' });
  expect(lanes(given)).toEqual(['ilya 1']);
  expect(lanes(change({ to: 'ilya', startDate: '2026-04-01', endDate: '2026-04-19' }))).toEqual(['ilya 0']);
  const room = roomFor(ghostPlaces([given], rows));
  expect([...room]).toEqual([['ilya', { lanes: 2, isHandover: true }]]);
  const wider = withRoom(ilya, room.get('ilya')!);
  expect(wider.height).toBeGreaterThan(ilya.height);
  // The same place again in the row with room for it.
  expect(ghostPlaces([given], new RowList([ana, wider]))).toMatchObject([{ row: 'ilya', lane: 1 }]);
  expect(isSameRoom(room, roomFor(ghostPlaces([given], new RowList([ana, wider]))))).toBe(true);
});

it('several cover neither bars nor each other, and none is drawn over a row that is not loaded', () => {
  const second = change({ ...unchanged({ assignment: later, model: ana }), startDate: '2026-03-09' });
  expect(lanes(change({ to: 'ilya' }), { ...second, to: 'ilya' })).toEqual(['ilya 1', 'ilya 2']);
  expect(lanes(change({ to: 'nobody' }), change({ to: null }))).toEqual([]);
});

it('a new assignment covers no bar either', () => {
  expect(newPlace({ startDate: '2026-03-23', endDate: '2026-03-27' }, ana)).toEqual({ row: 'ana', lane: 0 });
  const place = newPlace({ startDate: '2026-03-16', endDate: '2026-03-27' }, ana);
  expect(place).toEqual({ row: 'ana', lane: 1 });
  expect([...roomFor([place])]).toEqual([['ana', { lanes: 2, isHandover: false }]]);
});
