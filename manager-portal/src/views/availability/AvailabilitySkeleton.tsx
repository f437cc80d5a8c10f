import { VisuallyHidden } from '@erm/ui-kit/core';
import { Skeleton } from '@erm/ui-kit/data';
import { GridRow, ROW_PX, Who } from './Availability.styles';

/** Rows that are drawn before anything is loaded. */
export const SKELETON_ROWS = 8;

/** The rows of the heatmap while they are loading. */
export function AvailabilitySkeleton() {
  return Array.from({ length: SKELETON_ROWS }, (_, index) => (
    <GridRow
      key={index}
      role="row"
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${index * ROW_PX}px)` }}
    >
      <Who role="rowheader">
        <VisuallyHidden>Loading</VisuallyHidden>
        <Skeleton width={140} height={14} />
      </Who>
    </GridRow>
  ));
}
