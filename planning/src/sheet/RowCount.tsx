import { countUnits, formatCount, type Unit } from '@erm/ui-kit/data';
import { useState } from 'react';
import { Count } from './SheetFoot.styles';
import { useScrollReading } from './use-scroll-reading';

interface RowCountProps {
  scroller: () => HTMLElement | null;
  /** Indexes of the first and last visible item, from 0. */
  inSight: (scroller: HTMLElement) => readonly [first: number, last: number];
  total: number;
  unit: Unit;
}

/**
 * The total, with the visible range unless everything is visible: "1204 – 1218 of 2000 engineers". Scrolling re-renders
 * only this, and is not announced: rows tell their position.
 */
export function RowCount({ scroller, inSight, total, unit }: RowCountProps) {
  const [range, setRange] = useState('');
  useScrollReading(
    scroller,
    (element) => {
      if (element.clientHeight === 0 || total === 0) return setRange('');
      const [first, last] = inSight(element).map((index) => Math.min(index + 1, total)) as [number, number];
      setRange(first === 1 && last === total ? '' : `${formatCount(first)} – ${formatCount(last)} of `);
    },
    total,
  );
  return (
    <Count>
      <span aria-hidden="true">{range}</span>
      {countUnits(total, unit)}
    </Count>
  );
}
