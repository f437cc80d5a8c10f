import { countUnits, formatCount, type Unit } from '@erm/ui-kit/data';
import { useCallback, useSyncExternalStore } from 'react';
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
  const subscribe = useCallback(
    (listen: () => void) => {
      const element = scroller();
      if (!element) return () => {};
      const observer = new ResizeObserver(listen);
      observer.observe(element);
      element.addEventListener('scroll', listen, { passive: true });
      return () => {
        observer.disconnect();
        element.removeEventListener('scroll', listen);
      };
    },
    [scroller],
  );
  // Read with every render, too, because rows that are loaded or opened change it without any scrolling.
  const range = useSyncExternalStore(subscribe, () => {
    const element = scroller();
    if (!element || element.clientHeight === 0 || total === 0) return '';
    const [first, last] = inSight(element).map((index) => Math.min(index + 1, total)) as [number, number];
    return first === 1 && last === total ? '' : `${formatCount(first)} – ${formatCount(last)} of `;
  });
  return (
    <Count>
      <span aria-hidden="true">{range}</span>
      {countUnits(total, unit)}
    </Count>
  );
}
