import { useEffect, useRef } from 'react';
import { DayItems, type DayItemsProps } from './DayItems';
import { Below } from './MonthGrid.styles';

/** A day's list below the grid. Always mounted, so that the live region announces changes. */
export function DayListBelow({ list }: { list: DayItemsProps | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  const day = list?.day;
  useEffect(() => {
    if (day !== undefined) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [day]);
  return (
    <Below ref={ref} aria-live="polite">
      {list && <DayItems {...list} />}
    </Below>
  );
}
