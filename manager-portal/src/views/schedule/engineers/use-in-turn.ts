import { useEffect, useState } from 'react';

/** Rows per frame while you scroll, and afterwards. */
const [SCROLLING_ROWS, RESTING_ROWS] = [1, 5];

interface Turn<Days> {
  /** The days that each row was last drawn for, by index. */
  drawn: ReadonlyMap<number, Days>;
  /** Whether rows are still waiting, also if one no longer scrolls. */
  isBehind: boolean;
}

/**
 * The days that each row is drawn for. While you scroll, rows get new days in turn, one per frame, so that no frame takes
 * long however fast you scroll; undefined for those that wait and have none yet. At rest, all get them at once, but for the
 * very first time, those in sight before the others.
 * @param indexes the rows in sight, and around
 * @param days another object with every change
 */
export function useInTurn<Days>(
  indexes: readonly number[],
  days: Days,
  { isScrolling, isInSight }: { isScrolling: boolean; isInSight: (index: number) => boolean },
) {
  const [{ drawn, isBehind }, setTurn] = useState<Turn<Days>>({ drawn: new Map(), isBehind: false });
  const waiting = indexes.filter((index) => drawn.get(index) !== days);
  const inTurn = isScrolling || isBehind;
  useEffect(() => {
    const draw = (next: readonly number[]) => {
      // At rest, rows may be out of sight for a moment only, while others change their heights.
      const kept = [...drawn].filter(([index]) => !inTurn || indexes.includes(index));
      setTurn({
        drawn: new Map([...kept, ...next.map((index) => [index, days] as const)]),
        isBehind: next.length < waiting.length,
      });
    };
    if (waiting.length === 0) return;
    if (!inTurn) return draw(waiting);
    const hasDays = (index: number) => (drawn.has(index) ? 1 : 0);
    const next = waiting
      .toSorted((one, other) => hasDays(one) - hasDays(other))
      .slice(0, isScrolling ? SCROLLING_ROWS : RESTING_ROWS);
    const frame = requestAnimationFrame(() => draw(next));
    return () => cancelAnimationFrame(frame);
  });
  return (index: number): Days | undefined => {
    if (inTurn) return drawn.get(index);
    return drawn.size > 0 || isInSight(index) ? days : undefined;
  };
}
