import { axisHeight, RowCount } from '@erm/planning';
import { Button, LoadingText } from '@erm/ui-kit/core';
import type { RefObject } from 'react';
import { OverFilterButton } from '../../shared/roster-filter/OverFilterButton';
import { ROW_PX } from './Availability.styles';
import type { AvailabilityList } from './availability-list';
import type { AvailabilityParams } from './availability-params';
import { meaningOf } from './cell-texts';
import { Counts, FilledKey, Foot, Legend, Meaning, OverKey } from './Foot.styles';

interface AvailabilityFootProps {
  list: AvailabilityList;
  params: AvailabilityParams;
  scroller: RefObject<HTMLElement | null>;
}

/** Rows between the sticky axis and totals. */
function rowsInSight(scroller: HTMLElement): [first: number, last: number] {
  const { scrollTop, clientHeight } = scroller;
  const bottom = scrollTop + clientHeight - axisHeight(scroller) - ROW_PX;
  return [Math.floor(scrollTop / ROW_PX), Math.ceil(bottom / ROW_PX) - 1];
}

/** Foot of the availability: count, meaning of a cell, and legend. */
export function AvailabilityFoot({ list, params, scroller }: AvailabilityFootProps) {
  const { total, extra, loading, moreFailed, showMore } = list;
  const over = extra?.overCapacity ?? 0;
  const columns = extra?.columns.length ?? 0;
  const { by, figure, filter } = params;
  return (
    <Foot>
      <Counts role="status">
        {loading ? (
          <LoadingText>Loading availability...</LoadingText>
        ) : (
          <>
            <RowCount
              scroller={() => scroller.current}
              inSight={rowsInSight}
              total={total ?? 0}
              unit={['engineer', 'engineers']}
            />
            <Meaning>{meaningOf(figure, by)}</Meaning>
          </>
        )}
        {over > 0 && <span>{`${over} over capacity in these ${columns} ${by}s`}</span>}
      </Counts>
      {over > 0 && <OverFilterButton filter={filter} onChange={params.filterBy} />}
      {moreFailed && showMore && (
        <Button size="sm" onClick={showMore}>
          Try again
        </Button>
      )}
      <Legend aria-label="Legend">
        <li>
          <FilledKey />
          Filled = assigned
        </li>
        {over > 0 && (
          <li>
            <OverKey />
            Over capacity
          </li>
        )}
      </Legend>
    </Foot>
  );
}
