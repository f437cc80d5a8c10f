import { VisuallyHidden } from '@erm/ui-kit/core';
import { Skeleton } from '@erm/ui-kit/data';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { HEAD } from '../grid/use-grid-focus';
import { rowAttributes, type RowPlace } from '../rows/row-place';
import { SheetRow } from '../sheet/Sheet.styles';

/** Instead of a row's name while it is loading. */
export function HeadSkeleton({ style }: Pick<ComponentProps<typeof Skeleton>, 'style'>) {
  return (
    <>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton width={140} height={14} style={style} />
    </>
  );
}

interface SkeletonRowProps {
  place: RowPlace;
  /** Whether it is in the tab order. */
  isActive: boolean;
  /** The row header of the view. */
  Head: ElementType;
  children?: ReactNode;
}

/** A row that is not loaded yet. */
export function SkeletonRow({ place, isActive, Head, children = <HeadSkeleton /> }: SkeletonRowProps) {
  return (
    <SheetRow {...rowAttributes(place)}>
      <Head role="rowheader" tabIndex={isActive ? 0 : -1} data-cell={HEAD}>
        {children}
      </Head>
    </SheetRow>
  );
}
