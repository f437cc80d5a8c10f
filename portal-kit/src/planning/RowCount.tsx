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

/** Not at once, when the browser would have to lay out what has just been rendered. */
const READ_MS = 100;

/**
 * How many there are, and while not all are in sight, which of them are: "1204 – 1218 of 2000 engineers". Scrolling
 * renders this alone, and is not announced, because rows say where they are.
 */
export function RowCount({ scroller, inSight, total, unit }: RowCountProps) {
  const [range, setRange] = useState('');
  const read = useEffectEvent((element: HTMLElement) => {
    if (element.clientHeight === 0 || total === 0) return setRange('');
    const [first, last] = inSight(element).map((index) => Math.min(index + 1, total)) as [number, number];
    setRange(first === 1 && last === total ? '' : `${formatCount(first)} – ${formatCount(last)} of `);
  });
  useEffect(() => {
    const element = scroller();
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        read(element);
      }, READ_MS);
    };
    readSoon();
    const observer = new ResizeObserver(readSoon);
    // Rows that are loaded or opened change what is in sight without any scrolling.
    [element, ...element.children].forEach((each) => observer.observe(each));
    element.addEventListener('scroll', readSoon, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('scroll', readSoon);
    };
  }, [scroller, total]);
  return (
    <Count>
      <span aria-hidden="true">{range}</span>
      {countUnits(total, unit)}
    </Count>
  );
}
