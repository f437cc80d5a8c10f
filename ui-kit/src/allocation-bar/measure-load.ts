/** How a load is drawn on a bar: all lengths in percent of the bar. */
export interface MeasuredLoad {
  /** More is assigned than can be given. */
  over: boolean;
  /** Percentage points above the maximum; 0 when not over. */
  excess: number;
  /** One length per assignment, in their order. */
  segments: number[];
  /** The hatched length at the end of an overfull bar. */
  overLength: number;
}

/**
 * Lays a load out on a bar whose whole length is `max`, or is the load itself when that is more.
 * Without segments, or with segments of no load at all, the load is one piece.
 */
export function measureLoad(current: number, max: number, segments: number[] = []): MeasuredLoad {
  const excess = Math.max(0, current - max);
  const filled = excess > 0 ? 100 : max > 0 ? (Math.max(0, current) / max) * 100 : 0;
  const parts = segments.filter((part) => part > 0);
  const sum = parts.reduce((total, part) => total + part, 0);
  return {
    over: excess > 0,
    excess,
    segments: filled === 0 ? [] : sum === 0 ? [filled] : parts.map((part) => (part / sum) * filled),
    overLength: excess > 0 ? (excess / current) * 100 : 0,
  };
}

/** The load in words, as bars and their screen reader texts say it: `45 of 100%`. */
export function describeLoad(current: number, max: number): string {
  return `${current} of ${max}%`;
}
