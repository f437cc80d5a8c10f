import { useState } from 'react';

/**
 * The height of every row. Rows that are not loaded are as high as the loaded ones on average, so that little moves when
 * they are. That mean stays as long as there are as many rows: if it followed every page that is loaded, all rows would
 * move each time.
 * @param emptyHeight of a row as long as none is loaded
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

/** The same array as long as it has the same numbers. */
function useUnchanged(numbers: readonly number[]): readonly number[] {
  const [last, setLast] = useState(numbers);
  const isSame = last.length === numbers.length && last.every((number, at) => number === numbers[at]);
  if (isSame) return last;
  setLast(numbers);
  return numbers;
}
