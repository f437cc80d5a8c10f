import { describe, expect, it } from 'vitest';
import { assigned, atlas, numbers, rowOf, TODAY } from '../../../test-support/change-fixtures';
import { addDays } from '@erm/contracts/calendar-day';
import { shiftDates } from '@erm/planning';
import { moveAll, splitDay, unchanged, type Change } from './change';
import { fromToday, keepWithin } from './dates';
import { nudgeOf } from '../keys/schedule-keys';
import { nudge } from './nudge';
import { operationsOf } from './operations';

const projects = new Map([[atlas._id, atlas]]);
const running = assigned('running');

function changeOf(assignment = running, more: Partial<Change> = {}): Change {
  return { ...unchanged({ assignment, model: rowOf('ana', [assignment]) }), ...more };
}

describe('dates that are moved', () => {
  const april = { startDate: '2026-04-06', endDate: '2026-04-17' };

  it('stop at the dates of the project', () => {
    const project = { startDate: '2026-04-01', endDate: '2026-04-30' };
    expect(keepWithin({ startDate: '2026-03-25', endDate: '2026-04-05' }, 'whole', project)).toEqual({
      startDate: '2026-04-01',
      endDate: '2026-04-12',
      wall: 'start',
    });
    expect(keepWithin({ startDate: '2026-04-20', endDate: '2026-05-05' }, 'whole', project)).toEqual({
      startDate: '2026-04-15',
      endDate: '2026-04-30',
      wall: 'end',
    });
    expect(keepWithin({ startDate: '2026-04-20', endDate: '2026-05-05' }, 'end', project)).toEqual({
      startDate: '2026-04-20',
      endDate: '2026-04-30',
      wall: 'end',
    });
    expect(keepWithin(april, 'whole', project)).toEqual({ ...april, wall: null });
  });

  it('leave the past of what runs where it is', () => {
    expect(fromToday(running, running, TODAY)).toEqual({ ...running, startDate: TODAY });
    expect(fromToday(april, april, TODAY)).toEqual(april);
    const past = { startDate: '2026-02-02', endDate: '2026-03-06' };
    expect(fromToday(running, past, TODAY)).toEqual(past);
  });

  it('go as far as asked, or as the first of several can within its project', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const next = numbers(seed);
      const asked = next(-90, 90);
      const changes = Array.from({ length: next(1, 5) }, (_, at) => {
        const startDate = addDays(TODAY, next(-40, 60));
        return changeOf(assigned(`a${at}`, { startDate, endDate: addDays(startDate, next(0, 40)) }));
      });
      const { days } = moveAll(changes, asked, projects);
      const isInside = (by: number) =>
        changes.every(({ assignment }) => {
          const { startDate, endDate } = shiftDates(assignment, 'whole', by);
          return startDate >= atlas.startDate && endDate <= atlas.endDate;
        });
      expect(isInside(days)).toBe(true);
      expect(Math.abs(days)).toBeLessThanOrEqual(Math.abs(asked));
      if (days !== asked) expect(isInside(days + Math.sign(asked))).toBe(false);
    }
  });
});

describe('a nudge', () => {
  const press = (keys: string, assignment = running) =>
    [...keys].reduce((change, key) => nudge(change, nudgeOf(key)!, projects, TODAY), changeOf(assignment));

  it('moves one end by days, within the project', () => {
    expect(press('}}')).toMatchObject({ startDate: '2026-02-02', endDate: '2026-05-02' });
    expect(press(']').endDate).toBe('2026-04-29');
    expect(press('{{').startDate).toBe('2026-02-04');
    expect(press('[', assigned('first', { startDate: atlas.startDate })).startDate).toBe(atlas.startDate);
    expect(splitDay(press('}'), TODAY)).toBeNull();
  });

  it('changes the percentage in steps of five, and that of a running assignment from today on', () => {
    expect(press('+').allocationPercentage).toBe(65);
    expect(press('--').allocationPercentage).toBe(50);
    expect(splitDay(press('--'), TODAY)).toBe(TODAY);
    expect(splitDay(press('-+'), TODAY)).toBeNull();
    const odd = assigned('odd', { allocationPercentage: 33, startDate: TODAY });
    expect(press('+', odd).allocationPercentage).toBe(35);
    expect(splitDay(press('+', odd), TODAY)).toBeNull();
    expect(press('-', odd).allocationPercentage).toBe(30);
    expect(press('--', { ...odd, allocationPercentage: 5 }).allocationPercentage).toBe(5);
    for (const least of [0, 3]) {
      const little = { ...odd, allocationPercentage: least };
      expect(press('-', little).allocationPercentage).toBe(least);
      expect(press('+', little).allocationPercentage).toBe(5);
    }
  });

  it('leaves the percentage of what is completed', () => {
    const completed = assigned('completed', { endDate: '2026-03-06' });
    expect(press('+', completed).allocationPercentage).toBe(60);
  });

  it('leaves nothing of a running assignment in the past if its dates do not, either', () => {
    const recent = assigned('recent', { startDate: '2026-03-10' });
    expect(splitDay(press('{{+', recent), TODAY)).toBeNull();
    expect(splitDay(press('{+', { ...recent, endDate: TODAY }), TODAY)).toBeNull();
    expect(splitDay(press(']+', { ...recent, endDate: TODAY }), TODAY)).toBeNull();
  });
});

describe('the operations of a change', () => {
  const past = { action: 'update', id: 'running' };
  const rest = { projectId: 'atlas', role: 'Lead', endDate: running.endDate };

  it('are none for what stays as it is', () => {
    expect(operationsOf([changeOf()], TODAY)).toEqual([]);
  });

  it('send only what differs, also of an allocation of 0%, which nothing can be set to', () => {
    const nothing = assigned('nothing', { allocationPercentage: 0 });
    expect(operationsOf([changeOf(nothing, { endDate: '2026-05-07' })], TODAY)).toEqual([
      { action: 'update', id: 'nothing', body: { endDate: '2026-05-07', version: 3 } },
    ]);
  });

  it('split what runs when it is handed over, and hand over all of what has not begun', () => {
    expect(operationsOf([changeOf(running, { to: 'ilya', startDate: TODAY })], TODAY)).toEqual([
      { ...past, body: { endDate: '2026-03-10', version: 3 } },
      {
        action: 'create',
        body: { ...rest, engineerId: 'ilya', allocationPercentage: 60, startDate: TODAY },
      },
    ]);
    const later = assigned('later', { startDate: '2026-03-16' });
    expect(operationsOf([changeOf(later, { to: 'ilya' })], TODAY)).toEqual([
      { action: 'update', id: 'later', body: { engineerId: 'ilya', version: 3 } },
    ]);
  });

  it('split what runs when its percentage changes, with the new dates of both parts', () => {
    const change = changeOf(running, { startDate: '2026-02-09', allocationPercentage: 65 });
    expect(operationsOf([change], TODAY)).toEqual([
      { ...past, body: { startDate: '2026-02-09', endDate: '2026-03-10', version: 3 } },
      {
        action: 'create',
        body: { ...rest, engineerId: 'ana', allocationPercentage: 65, startDate: TODAY },
      },
    ]);
  });

  it('create a copy, and leave the original', () => {
    const copy = { copies: true, startDate: '2026-05-04', endDate: '2026-05-29' };
    expect(operationsOf([changeOf(running, copy)], TODAY)).toMatchObject([
      { action: 'create', body: { engineerId: 'ana', startDate: '2026-05-04', endDate: '2026-05-29' } },
    ]);
  });
});
