import { useEffect, useRef } from 'react';
import { DayItems, type DayItemsProps } from './DayItems';
import { Below } from './MonthGrid.styles';

/** The list of a day under the grid. Always there, so that screen readers hear what comes into it. */
export function DayBelow({ list }: { list: DayItemsProps | undefined }) {
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
