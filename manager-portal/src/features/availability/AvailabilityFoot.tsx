import { Count, Foot } from '@erm/portal-kit/planning';
import { Button, LoadingText } from '@erm/ui-kit/core';
import { countUnits } from '@erm/ui-kit/data';
import { OverFilterButton } from '../../shared/roster-filter/OverFilterButton';
import type { AvailabilityList } from './AvailabilityGrid';
import type { AvailabilityParams } from './availability-params';
import { meaningOf } from './cell-texts';
import { Counts, FilledKey, Legend, OverKey } from './Foot.styles';

interface AvailabilityFootProps {
  list: AvailabilityList;
  params: AvailabilityParams;
}

/** How many engineers are shown, what a cell means, and the legend of what occurs. */
export function AvailabilityFoot({ list, params }: AvailabilityFootProps) {
  const { total, extra, loading, moreFailed, showMore } = list;
  const over = extra?.overCapacity ?? 0;
  const { by, figure, filter } = params;
  return (
    <Foot>
      <Counts role="status">
        {loading ? (
          <LoadingText>Loading availability...</LoadingText>
        ) : (
          <>
            <Count>{countUnits(total ?? 0, ['engineer', 'engineers'])}</Count>
            <span>{meaningOf(figure, by)}</span>
          </>
        )}
        {over > 0 && <span>{over} over capacity</span>}
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
