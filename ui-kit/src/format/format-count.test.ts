import { expect, it } from 'vitest';
import { formatCount } from './format-count';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [20_000, '20,000'],
  [1_234_567, '1,234,567'],
  [-1234, '-1,234'],
])('formats %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
