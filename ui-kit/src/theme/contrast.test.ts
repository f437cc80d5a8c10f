import { describe, expect, it } from 'vitest';
import { contrast, lowestContrast, roles } from './contrast';

describe('contrast', () => {
  it('is 21 between black and white, and 1 between equal colors', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(roles)('has enough contrast for $name', (role) => {
    expect(lowestContrast(role, theme)).toBeGreaterThanOrEqual(role.minimum);
  });
});
