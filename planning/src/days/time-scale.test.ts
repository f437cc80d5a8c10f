import { describe, expect, it } from 'vitest';
import { timeScale, type Zoom } from './time-scale';

const YEAR = { startDate: '2026-01-01', endDate: '2026-12-31' };

describe('a time scale', () => {
  it.each<[Zoom, number, number]>([
    ['day', 44, 16060],
    ['week', 10, 3650],
    ['month', 3, 913],
  ])('draws a day of the zoom %s %i px wide and the year %i', (zoom, day, year) => {
    const scale = timeScale(zoom, YEAR);
    expect(scale.box({ startDate: '2026-01-01', endDate: '2026-01-01' })).toEqual({ left: 0, width: day });
    expect(scale.width).toBe(year);
  });

  it('finds the day under each of its pixels again', () => {
    const scale = timeScale('week', YEAR);
    for (const offset of [0, 5, 9]) expect(scale.dayAtX(scale.x('2026-03-11') + offset)).toBe('2026-03-11');
    expect(scale.dayAtX(-1)).toBe('2025-12-31');
  });

  it('leaves no gap between adjacent spans, even at a fraction of a pixel per day', () => {
    const scale = timeScale('month', YEAR);
    const first = scale.box({ startDate: '2026-01-01', endDate: '2026-01-03' });
    expect(first.left + first.width).toBe(scale.x('2026-01-04'));
  });
});
