import { HeadSkeleton } from '@erm/planning';
import { GridRow, ROW_PX, Who } from './Availability.styles';

/** Skeleton rows until anything is loaded. */
export const SKELETON_ROWS = 8;

/** Skeleton of the heatmap. */
export function AvailabilitySkeleton() {
  return Array.from({ length: SKELETON_ROWS }, (_, index) => (
    <GridRow key={index} role="row" aria-rowindex={index + 2} style={{ insetBlockStart: index * ROW_PX }}>
      <Who role="rowheader">
        <HeadSkeleton />
      </Who>
    </GridRow>
  ));
}
