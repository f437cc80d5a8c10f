import { describe, expect, it } from 'vitest';
import { shiftDates, snapDates, snapNewDates } from './moved-dates';

const dates = (startDate: string, endDate: string) => ({ startDate, endDate });

describe('dates that are moved', () => {
  const april = dates('2026-04-06', '2026-04-17');

  it('moves all of it or one end, which never passes the other', () => {
    expect(shiftDates(april, 'whole', -7)).toEqual(dates('2026-03-30', '2026-04-10'));
    expect(shiftDates(april, 'start', 2)).toEqual(dates('2026-04-08', '2026-04-17'));
    expect(shiftDates(april, 'start', 30)).toEqual(dates('2026-04-17', '2026-04-17'));
    expect(shiftDates(april, 'end', -30)).toEqual(dates('2026-04-06', '2026-04-06'));
  });

  it('snaps to weeks, except by day', () => {
    expect(snapDates(dates('2026-04-08', '2026-04-17'), 'whole', 'week')).toEqual(
      dates('2026-04-06', '2026-04-15'),
    );
    expect(snapDates(dates('2026-04-09', '2026-04-17'), 'start', 'week').startDate).toBe('2026-04-06');
    expect(snapDates(dates('2026-04-10', '2026-04-24'), 'start', 'week').startDate).toBe('2026-04-13');
    expect(snapDates(dates('2026-04-06', '2026-04-19'), 'end', 'week').endDate).toBe('2026-04-17');
    expect(snapDates(dates('2026-04-08', '2026-04-17'), 'whole', 'day').startDate).toBe('2026-04-08');
  });

  it('snaps both ends of new ones, unless that leaves nothing', () => {
    expect(snapNewDates(dates('2026-04-08', '2026-04-19'), 'week')).toEqual(
      dates('2026-04-06', '2026-04-17'),
    );
    expect(snapNewDates(dates('2026-04-08', '2026-04-08'), 'month')).toEqual(
      dates('2026-04-06', '2026-04-10'),
    );
    const weekend = dates('2026-04-11', '2026-04-12');
    expect(snapNewDates(weekend, 'week')).toEqual(weekend);
    expect(snapNewDates(dates('2026-04-08', '2026-04-09'), 'day')).toEqual(dates('2026-04-08', '2026-04-09'));
  });
});
