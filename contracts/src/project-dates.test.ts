import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countDays, dayNumber, type DaySpan } from './calendar-day';
import { changeDates, daysMoved, extendsBeyond } from './project-dates';

const APRIL = { startDate: '2026-04-01', endDate: '2026-04-30' };
const change = (after: DaySpan, assignment: DaySpan, shifts = false) =>
  changeDates(APRIL, after, [assignment], shifts)[0]!;
const span = (startDate: string, endDate: string) => ({ startDate, endDate });

const daySpan = fc
  .tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 0, max: 50 }))
  .map(([first, length]) => span(addDays(APRIL.startDate, first), addDays(APRIL.startDate, first + length)));
const within = ({ startDate, endDate }: DaySpan) =>
  fc
    .tuple(fc.nat(countDays({ startDate, endDate }) - 1), fc.nat(countDays({ startDate, endDate }) - 1))
    .map(([a, b]) => span(addDays(startDate, Math.min(a, b)), addDays(startDate, Math.max(a, b))));

describe('new dates of a project', () => {
  it('move its assignments along, if it is moved as a whole', () => {
    const later = span('2026-04-08', '2026-05-07');
    expect(daysMoved(APRIL, later)).toBe(7);
    expect(change(later, span('2026-04-06', '2026-04-17'), true)).toMatchObject({
      effect: 'moved',
      dates: span('2026-04-13', '2026-04-24'),
    });
    expect(daysMoved(APRIL, span('2026-04-08', '2026-04-30'))).toBe(0);
  });

  it('shorten what would stick out, and remove what has no day left', () => {
    const shorter = span('2026-04-10', '2026-04-20');
    expect(change(shorter, span('2026-04-12', '2026-04-20')).effect).toBe('kept');
    expect(change(shorter, span('2026-04-01', '2026-04-30'))).toMatchObject({
      effect: 'shortened',
      dates: shorter,
    });
    expect(change(shorter, span('2026-04-01', '2026-04-09'))).toMatchObject({
      effect: 'removed',
      dates: null,
    });
  });

  it('leave alone what was outside on a side that does not become shorter', () => {
    const early = span('2026-03-01', '2026-04-10');
    expect(change(span('2026-03-20', '2026-04-20'), early).effect).toBe('kept');
    expect(change(span('2026-04-02', '2026-04-30'), early).dates).toEqual(span('2026-04-02', '2026-04-10'));
  });

  it('never leave an assignment outside that was inside, nor take a day more than needed', () => {
    const change = fc.record({ before: daySpan, after: daySpan, shifts: fc.boolean() });
    const input = change.chain((given) =>
      fc.record({ given: fc.constant(given), assignment: within(given.before) }),
    );
    fc.assert(
      fc.property(input, ({ given: { before, after, shifts }, assignment }) => {
        const [{ effect, dates }] = changeDates(before, after, [assignment], shifts) as [
          ReturnType<typeof changeDates>[number],
        ];
        const days = shifts ? daysMoved(before, after) : 0;
        const left: string[] = [];
        for (let day = dayNumber(assignment.startDate); day <= dayNumber(assignment.endDate); day += 1) {
          const shifted = addDays(assignment.startDate, day - dayNumber(assignment.startDate) + days);
          if (after.startDate <= shifted && shifted <= after.endDate) left.push(shifted);
        }
        expect(dates).toEqual(left.length === 0 ? null : span(left[0]!, left.at(-1)!));
        expect(effect === 'removed').toBe(left.length === 0);
        expect(effect === 'moved').toBe(days !== 0 && left.length === countDays(assignment));
        if (dates && days === 0) expect(extendsBeyond(dates, before, after)).toBe(false);
      }),
    );
  });
});
