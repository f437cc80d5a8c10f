import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyBatchBody } from './batches';
import { addDays, countDays } from './calendar-day';
import {
  splitAssignmentForm,
  splitAt,
  splitOperations,
  splitProblem,
  suggestedSplit,
} from './split-assignment';

const TODAY = '2026-03-11';
const span = { startDate: '2026-03-02', endDate: '2026-03-20' };
const spans = fc
  .tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 0, max: 90 }))
  .map(([from, length]) => ({ startDate: addDays(TODAY, from), endDate: addDays(TODAY, from + length) }));

describe('a split', () => {
  it('is suggested at today while the assignment runs, otherwise in its middle', () => {
    expect(suggestedSplit(span, TODAY)).toBe(TODAY);
    expect(suggestedSplit({ ...span, startDate: TODAY }, TODAY)).toBe('2026-03-16');
    expect(suggestedSplit({ startDate: '2026-04-01', endDate: '2026-04-02' }, TODAY)).toBe('2026-04-02');
    expect(suggestedSplit({ startDate: '2026-02-02', endDate: '2026-02-11' }, TODAY)).toBe('2026-02-07');
  });

  it('is always possible where it is suggested, and loses no day, unless there is only one', () => {
    fc.assert(
      fc.property(spans, (dates) => {
        const day = suggestedSplit(dates, TODAY);
        if (countDays(dates) === 1) {
          expect(splitProblem(dates, day)).toBe('An assignment of a single day cannot be split');
          return;
        }
        expect(splitProblem(dates, day)).toBeNull();
        const [first, second] = splitAt(dates, day);
        expect([first.startDate, second.endDate]).toEqual([dates.startDate, dates.endDate]);
        expect(addDays(first.endDate, 1)).toBe(second.startDate);
        expect(countDays(first)).toBeGreaterThan(0);
        expect(countDays(second)).toBeGreaterThan(0);
      }),
    );
  });

  it('says in one sentence which days are possible', () => {
    const problem = 'The second part must begin after Mar 2, 2026, and on Mar 20, 2026 at the latest';
    expect(splitProblem(span, '2026-03-02')).toBe(problem);
    expect(splitProblem(span, '2026-03-21')).toBe(problem);
    expect(splitProblem(span, '2026-03-03')).toBeNull();
    expect(splitProblem(span, '2026-03-20')).toBeNull();
    const messageFor = (day: unknown) =>
      splitAssignmentForm(span)
        .safeParse({ day })
        .error?.issues.map(({ message }) => message);
    expect(messageFor('2026-03-02')).toEqual([problem]);
    expect(messageFor('soon')).toEqual(['Start of the second part must be a date like 2026-03-02']);
    expect(messageFor(undefined)).toEqual(['Start of the second part is required']);
    expect(messageFor('2026-03-11')).toBeUndefined();
  });

  it('is a batch that the API takes', () => {
    const [ana, atlas, id] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string];
    const rest = { engineerId: ana, projectId: atlas, role: 'Lead', allocationPercentage: 60, ...span };
    const operations = splitOperations({ _id: id, version: 4 }, TODAY, { ...rest, startDate: TODAY });
    expect(applyBatchBody.parse({ operations }).operations).toEqual([
      { action: 'update', id, body: { endDate: '2026-03-10', version: 4 } },
      { action: 'create', body: { ...rest, startDate: TODAY } },
    ]);
    expect(splitOperations({ _id: id, version: 4 }, TODAY, rest, '2026-03-03')[0]).toMatchObject({
      body: { startDate: '2026-03-03', endDate: '2026-03-10', version: 4 },
    });
  });
});
