import { addDays, type CalendarDay } from '@erm/contracts/calendar-day';
import { loadCurve, loadSteps, stepsFrom, type LoadCurve } from '@erm/contracts/load-curve';
import { findOverCapacity } from '@erm/contracts/over-capacity';
import { expect, it } from 'vitest';
import { assigned, atlas, numbers, rowOf, TODAY } from '../../../test-support/change-fixtures';
import type { RowModel } from '../model/row-model';
import { moveAll, unchanged, type Change } from './change';
import { judge } from './judge';

const projects = new Map([[atlas._id, atlas]]);
const dates = (startDate: CalendarDay, endDate: CalendarDay) => ({ startDate, endDate });
const moved = assigned('moved', dates('2026-04-06', '2026-04-17'));
const other = assigned('other', { allocationPercentage: 50, ...dates('2026-05-04', '2026-05-29') });

function judged(rows: readonly RowModel[], ...changes: Change[]) {
  const modelOf = (id: string) => rows.find(({ engineer }) => engineer._id === id);
  return judge(changes, { modelOf, projects, today: TODAY });
}
const verdictOf = (model: RowModel, more: Partial<Change>, assignment = moved) =>
  judged([model], { ...unchanged({ assignment, model }), ...more }).verdicts.get('ana')!;

it('says what remains free, without counting the assignment twice', () => {
  const verdict = verdictOf(rowOf('ana', [moved, other]), dates('2026-04-08', '2026-04-21'));
  expect(verdict).toMatchObject({ peak: 60, free: 40, refusal: null, over: undefined });
  const steps = loadSteps(verdict.load, dates('2026-04-06', '2026-04-22'));
  expect(steps.map(({ load }) => load)).toEqual([0, 60, 0]);
});

it('counts a copy beside its original', () => {
  const copy = { copies: true, ...dates('2026-04-13', '2026-04-24') };
  const over = { ...dates('2026-04-13', '2026-04-17'), excess: 20 };
  expect(verdictOf(rowOf('ana', [moved, other]), copy)).toMatchObject({ peak: 120, over });
});

it('says by how much and when it would be over capacity, in the words of the API', () => {
  const verdict = verdictOf(rowOf('ana', [moved, other]), dates('2026-04-27', '2026-05-08'));
  const over = { ...dates('2026-05-04', '2026-05-08'), excess: 10 };
  expect(verdict).toMatchObject({ peak: 110, free: 0, over });
  expect(verdict.refusal).toBe(
    'Engineer only has 50% capacity remaining. Current allocation: 50%, Max capacity: 100%',
  );
});

it('counts the load of who gets it, and frees that of who gives it', () => {
  const theirs = rowOf(
    'ilya',
    [assigned('his', { allocationPercentage: 40, ...dates('2026-04-13', '2026-04-30') })],
    80,
  );
  const model = rowOf('ana', [moved, other]);
  const { verdicts } = judged([model, theirs], { ...unchanged({ assignment: moved, model }), to: 'ilya' });
  const over = { ...dates('2026-04-13', '2026-04-17'), excess: 20 };
  expect(verdicts.get('ilya')).toMatchObject({ peak: 100, over });
  const left = stepsFrom(verdicts.get('ana')!.load, TODAY).filter(({ load }) => load > 0);
  expect(left).toEqual([{ ...dates('2026-05-04', '2026-05-29'), load: 50 }]);
});

it('keeps the load of a row that a further step leaves as it is', () => {
  const rows = [rowOf('ana', [moved, other]), rowOf('ilya', [])];
  const change = { ...unchanged({ assignment: moved, model: rows[0]! }), to: 'ilya' };
  const before = judged(rows, change);
  const modelOf = (id: string) => rows.find(({ engineer }) => engineer._id === id);
  const next = { ...change, ...dates('2026-04-07', '2026-04-18') };
  const after = judge([next], { modelOf, projects, today: TODAY }, before);
  expect(after.verdicts.get('ana')!.load).toBe(before.verdicts.get('ana')!.load);
  expect(after.verdicts.get('ilya')!.load).not.toBe(before.verdicts.get('ilya')!.load);
});

it('accepts what makes an overload no worse', () => {
  const verdict = verdictOf(rowOf('ana', [moved], 50), dates('2026-04-08', '2026-04-17'));
  expect(verdict).toMatchObject({ refusal: null, over: { excess: 10 } });
});

it('ignores what an assignment of a deleted project takes', () => {
  const gone = assigned('gone', { projectId: null, ...dates('2026-05-04', '2026-05-29') });
  const verdict = verdictOf(rowOf('ana', [other, gone]), dates('2026-05-05', '2026-05-28'), gone);
  expect(verdict).toMatchObject({ peak: 50, refusal: null });
});

it('ignores the past of what runs and gets another percentage', () => {
  const running = assigned('running');
  const past = assigned('past', { allocationPercentage: 40, ...dates('2026-02-02', '2026-03-06') });
  const model = rowOf('ana', [running, past]);
  const more = { allocationPercentage: 90 };
  expect(verdictOf(model, more, running)).toMatchObject({ peak: 90, refusal: null });
  const later = assigned('later', { allocationPercentage: 35, startDate: '2026-04-06' });
  expect(verdictOf(rowOf('ana', [running, later]), { allocationPercentage: 70 }, running)).toMatchObject({
    peak: 105,
    over: { startDate: '2026-04-06', excess: 5 },
  });
});

it('judges several as the API judges all of them at once', () => {
  let refusals = 0;
  for (let seed = 0; seed < 300; seed += 1) {
    const next = numbers(seed);
    const maxCapacity = next(40, 100);
    const before = Array.from({ length: next(2, 6) }, (_, at) => {
      const startDate = addDays(TODAY, next(-20, 60));
      const endDate = addDays(startDate, next(0, 30));
      return assigned(`a${at}`, { allocationPercentage: next(0, 70), startDate, endDate });
    });
    const model = rowOf('ana', before, maxCapacity);
    const picked = before.filter((_, at) => at === 0 || next(0, 1) === 1);
    const { changes } = moveAll(
      picked.map((assignment) => unchanged({ assignment, model })),
      next(-20, 20),
      projects,
    );
    const after = before.map((each) => {
      const change = changes.find(({ assignment }) => assignment === each);
      return change ? { ...each, startDate: change.startDate, endDate: change.endDate } : each;
    });
    const verdict = judged([model], ...changes).verdicts.get('ana')!;
    const idOf = ({ _id }: { _id: string }) => _id;
    const expected = findOverCapacity({ maxCapacity, others: loadCurve([]), before, after, idOf });
    if (expected.length > 0) refusals += 1;
    expect(verdict.refusal !== null, `case ${seed}`).toBe(expected.length > 0);
    const stepsOf = (load: LoadCurve) => stepsFrom(load, '0001-01-01').filter(({ load: each }) => each > 0);
    expect(stepsOf(verdict.load), `case ${seed}`).toEqual(stepsOf(loadCurve(after)));
  }
  expect(refusals).toBeGreaterThan(20);
});
