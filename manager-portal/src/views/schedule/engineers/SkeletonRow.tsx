import { HEAD, rowAttributes, type RowPlace, SheetRow } from '@erm/planning';
import { HeadSkeleton } from '../HeadSkeleton';
import { Person } from './ScheduleRowView.styles';

interface SkeletonRowProps {
  place: RowPlace;
  /** Whether it is in the tab order. */
  isActive: boolean;
}

/** A row that is not loaded yet. */
export function SkeletonRow({ place, isActive }: SkeletonRowProps) {
  return (
    <SheetRow {...rowAttributes(place)}>
      <Person role="rowheader" tabIndex={isActive ? 0 : -1} data-cell={HEAD}>
        <HeadSkeleton />
      </Person>
    </SheetRow>
  );
}
