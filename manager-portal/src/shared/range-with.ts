import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** Which of `count` virtual rows are drawn: those in range, and one that has the focus, which must not be lost with it. */
export function rangeWith(kept: number, count: number): (range: Range) => number[] {
  return (range) => {
    const drawn = defaultRangeExtractor(range);
    return kept >= count ? drawn : [...new Set([...drawn, kept])].sort((a, b) => a - b);
  };
}
