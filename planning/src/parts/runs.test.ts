import { expect, it } from 'vitest';
import { runsOf } from './runs';

const bar = (_id: string, startDate: string, endDate: string) => ({ _id, startDate, endDate });
const runs = (...bars: ReturnType<typeof bar>[]) =>
  runsOf(bars).map((run) => {
    const ids = run.bars.map(({ _id }) => _id).join('+');
    return `${run._id}: ${run.startDate} to ${run.endDate} ${ids}${run.starts ? ', starts' : ''}`;
  });

it('runs end where an assignment starts or ends', () => {
  expect(runs(bar('a', '2026-03-02', '2026-03-20'), bar('b', '2026-03-09', '2026-03-27'))).toEqual([
    'run 2026-03-02: 2026-03-02 to 2026-03-08 a, starts',
    'run 2026-03-09: 2026-03-09 to 2026-03-20 a+b, starts',
    'run 2026-03-21: 2026-03-21 to 2026-03-27 b',
  ]);
});

it('an assignment without another beside it is a run of its own, and free days are in none', () => {
  expect(runs(bar('a', '2026-03-02', '2026-03-06'), bar('b', '2026-03-16', '2026-03-20'))).toEqual([
    'a: 2026-03-02 to 2026-03-06 a, starts',
    'b: 2026-03-16 to 2026-03-20 b, starts',
  ]);
  expect(runs()).toEqual([]);
});
