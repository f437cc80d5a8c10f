import { addDays } from '@erm/contracts/calendar-day';
import { describe, expect, it } from 'vitest';
import { daysToDraw, isSameDrawn, liftsOf } from './drawn-days';
import { timeScale } from './time-scale';

const scale = timeScale('week', { startDate: '2024-01-01', endDate: '2028-12-31' });
const firsts = Array.from({ length: 400 }, (_, day) => addDays('2026-01-05', day));

describe.each([320, 780, 1200, 2400])('the days to draw in %i pixels', (width) => {
  it('include at least a quarter of a screen on each side of what is in sight', () => {
    for (const first of firsts) {
      const drawn = daysToDraw(scale, first, width);
      const quarter = Math.floor(drawn.screen / 4);
      expect(drawn.startDate <= addDays(first, -quarter)).toBe(true);
      expect(drawn.endDate >= addDays(first, drawn.screen + quarter)).toBe(true);
    }
  });

  it('change once per quarter of a screen', () => {
    const changes = firsts.filter((first) => {
      const before = daysToDraw(scale, addDays(first, -1), width);
      return !isSameDrawn(before, daysToDraw(scale, first, width));
    });
    const quarter = Math.ceil(width / scale.pxPerDay / 4);
    expect(changes.length).toBeGreaterThanOrEqual(Math.floor(firsts.length / quarter));
    expect(changes.length).toBeLessThanOrEqual(Math.ceil(firsts.length / quarter));
  });

  it('say of every span that begins before what is in sight that its text sticks', () => {
    for (const first of firsts) {
      const drawn = daysToDraw(scale, first, width);
      const liftOf = liftsOf(drawn, scale, '2024-01-01');
      expect(liftOf({ startDate: addDays(first, -1), endDate: first })).toBe('stick');
      expect(liftOf({ startDate: '2024-01-01', endDate: '2028-12-31' })).toBe('stick');
    }
  });

  it('say of spans that begin beyond the first quarter of what is in sight, or have ended long before, that theirs does not', () => {
    for (const first of firsts) {
      const drawn = daysToDraw(scale, first, width);
      const liftOf = liftsOf(drawn, scale, '2024-01-01');
      const later = addDays(first, Math.ceil(drawn.screen / 4) + 1);
      expect(liftOf({ startDate: later, endDate: addDays(later, 30) })).toBeUndefined();
      const before = addDays(first, -Math.ceil(drawn.screen / 4) - 1);
      expect(liftOf({ startDate: addDays(before, -30), endDate: before })).toBeUndefined();
    }
  });

  it('say of spans whose texts today’s line crosses that they are above it', () => {
    const drawn = daysToDraw(scale, '2026-03-02', width);
    const today = addDays(drawn.starts.endDate, 40);
    const liftOf = liftsOf(drawn, scale, today);
    const span = (from: number, to: number) => ({
      startDate: addDays(today, from),
      endDate: addDays(today, to),
    });
    expect([span(-30, 5), span(0, 0), span(-32, 0)].map(liftOf)).toEqual(['raise', 'raise', 'raise']);
    expect([span(-33, 5), span(1, 5), span(-30, -1)].map(liftOf)).toEqual([undefined, undefined, undefined]);
  });
});
