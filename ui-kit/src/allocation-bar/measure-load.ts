/** The geometry of a load on a bar. All lengths are percentages of the bar. */
export interface MeasuredLoad {
  /** Whether the load exceeds capacity. */
  over: boolean;
  /** Percentage points above the maximum; 0 when not over. */
  excess: number;
  /** One length per assignment, in input order. */
  segments: number[];
  /** Length of the hatched part at the end of an overfull bar. */
  overLength: number;
}

/**
 * Computes the layout of a load on a bar whose full length is `max`, or the load itself when that is larger. Without
 * segments, or when all segments are zero, the load is a single piece.
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

/** The load as text for bars and screen readers: `45 of 100%`. */
export function describeLoad(current: number, max: number): string {
  return `${current} of ${max}%`;
}
