import { useEffect, useState } from 'react';

/** Rows per frame while they pass, while scrolling, and afterward. */
const [PASSED_ROWS, SCROLLING_ROWS, RESTING_ROWS] = [5, 1, 5];

interface Turn<Days> {
  /** The days each row was last drawn for, by index. */
  drawn: ReadonlyMap<number, Days>;
  /** Whether rows are still to be redrawn after scrolling stopped. */
  isBehind: boolean;
}

/**
 * The days to draw each row for. While scrolling, rows get new days one per frame, visible ones first, so that frames
 * stay short; undefined for rows that have none yet. At rest, all rows get them at once, except on the first render,
 * where visible ones come first.
 * @param indexes the drawn rows
 * @param days a new object with every change
 * @param passed days with less to draw, for rows that have none yet; null unless rows pass too fast to be read
 */
export function useInTurn<Days>(
  indexes: readonly number[],
  days: Days,
  {
    isScrolling,
    passed,
    isInSight,
  }: { isScrolling: boolean; passed: Days | null; isInSight: (index: number) => boolean },
) {
  const [{ drawn, isBehind }, setTurn] = useState<Turn<Days>>({ drawn: new Map(), isBehind: false });
  const waiting = indexes.filter((index) => (passed ? !drawn.has(index) : drawn.get(index) !== days));
  const inTurn = isScrolling || isBehind;
  useEffect(() => {
    const draw = (next: readonly number[]) => {
      // At rest, rows may leave the viewport briefly while others change their heights.
      const kept = [...drawn].filter(([index]) => !inTurn || indexes.includes(index));
      setTurn({
        drawn: new Map([...kept, ...next.map((index) => [index, passed ?? days] as const)]),
        isBehind: passed !== null || next.length < waiting.length,
      });
    };
    if (waiting.length === 0) return;
    if (!inTurn) return draw(waiting);
    const rank = (index: number) => (drawn.has(index) ? 2 : 0) + (isInSight(index) ? 0 : 1);
    const next = waiting
      .toSorted((one, other) => rank(one) - rank(other))
      .slice(0, passed ? PASSED_ROWS : isScrolling ? SCROLLING_ROWS : RESTING_ROWS);
    const frame = requestAnimationFrame(() => draw(next));
    return () => cancelAnimationFrame(frame);
  });
  return (index: number): Days | undefined => {
    if (inTurn) return drawn.get(index);
    return drawn.size > 0 || isInSight(index) ? days : undefined;
  };
}
