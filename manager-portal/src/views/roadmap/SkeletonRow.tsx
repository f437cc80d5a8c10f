import { HEAD, rowAttributes, type RowPlace, SheetRow } from '@erm/planning';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { Skeleton } from '@erm/ui-kit/data';
import { Head, Line } from './RoadmapRow.styles';

interface SkeletonRowProps {
  place: RowPlace;
  /** Whether it is in the tab order. */
  active: boolean;
}

/** A row that is not loaded yet. */
export function SkeletonRow({ place, active }: SkeletonRowProps) {
  return (
    <SheetRow {...rowAttributes(place)}>
      <Head role="rowheader" tabIndex={active ? 0 : -1} data-cell={HEAD}>
        <VisuallyHidden>Loading</VisuallyHidden>
        <Skeleton width={140} height={14} style={{ marginBlock: 7 }} />
        <Line>
          <Skeleton width={96} height={20} />
        </Line>
      </Head>
    </SheetRow>
  );
}
