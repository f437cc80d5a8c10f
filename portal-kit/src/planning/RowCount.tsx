import { countUnits, formatCount, type Unit } from '@erm/ui-kit/data';
import { useEffect, useEffectEvent, useState } from 'react';
import { Count } from './SheetFoot.styles';

interface RowCountProps {
  scroller: () => HTMLElement | null;
  /** The first and the last of what is counted that are in sight now, from 0. */
  inSight: (scroller: HTMLElement) => readonly [first: number, last: number];
  total: number;
  unit: Unit;
}

/**
 * How many there are, and while not all are in sight, which of them are: "1204 – 1218 of 2000 engineers". Scrolling
 * renders this alone, and is not announced, because rows say where they are.
 */
export function RowCount({ scroller, inSight, total, unit }: RowCountProps) {
  const [range, setRange] = useState('');
  const follow = useEffectEvent(() => {
    const element = scroller();
    if (!element || element.clientHeight === 0 || total === 0) return;
    const [first, last] = inSight(element).map((index) => Math.min(index + 1, total)) as [number, number];
    const isAll = first === 1 && last === total;
    setRange(isAll ? '' : `${formatCount(first)} – ${formatCount(last)} of `);
  });
  // Rows that are loaded or opened change what is in sight without any scrolling.
  useEffect(() => follow());
  const element = useEffectEvent(scroller);
  useEffect(() => {
    const attached = element();
    if (!attached) return;
    const listen = () => follow();
    const observer = new ResizeObserver(listen);
    observer.observe(attached);
    attached.addEventListener('scroll', listen, { passive: true });
    return () => {
      observer.disconnect();
      attached.removeEventListener('scroll', listen);
    };
  }, []);
  return (
    <Count>
      <span aria-hidden="true">{range}</span>
      {countUnits(total, unit)}
    </Count>
  );
}
