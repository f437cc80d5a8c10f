import { useState } from 'react';

/**
 * The height of every row. Rows that are not loaded get the mean of the loaded ones, so that little moves when they load.
 * The mean is kept while the number of rows stays the same: otherwise every page that loads would move all rows.
 * @param emptyHeight row height until any row is loaded, in px
 */
export function useRowHeights(
  heights: readonly (number | undefined)[],
  emptyHeight: number,
): readonly number[] {
  const [mean, setMean] = useState({ rows: 0, height: emptyHeight });
  const loaded = heights.filter((height) => height !== undefined);
  if (mean.rows !== heights.length && loaded.length > 0) {
    const height = Math.round(loaded.reduce((sum, each) => sum + each, 0) / loaded.length);
    setMean({ rows: heights.length, height });
  }
  return useUnchanged(heights.map((height) => height ?? mean.height));
}

/** Keeps the identity of an array while its numbers stay the same. */
function useUnchanged(numbers: readonly number[]): readonly number[] {
  const [last, setLast] = useState(numbers);
  const isSame = last.length === numbers.length && last.every((number, at) => number === numbers[at]);
  if (isSame) return last;
  setLast(numbers);
  return numbers;
}
