import { HEAD, SheetRow } from '@erm/planning';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { Skeleton } from '@erm/ui-kit/data';
import { Person } from './ScheduleRowView.styles';

interface SkeletonRowProps {
  index: number;
  top: number;
  height: number;
  /** Whether Tab reaches it. */
  isActive: boolean;
}

/** A row that is not loaded yet. */
export function SkeletonRow({ index, top, height, isActive }: SkeletonRowProps) {
  return (
    <SheetRow
      role="row"
      aria-rowindex={index + 1}
      data-row={index}
      style={{ blockSize: height, insetBlockStart: top }}
    >
      <Person role="rowheader" tabIndex={isActive ? 0 : -1} data-cell={HEAD}>
        <VisuallyHidden>Loading</VisuallyHidden>
        <Skeleton width={140} height={14} />
      </Person>
    </SheetRow>
  );
}
