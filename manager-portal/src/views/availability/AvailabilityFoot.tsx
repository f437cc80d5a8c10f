import { type PlacedRows, RowCount, rowsInSight } from '@erm/planning';
import { Button, LoadingText } from '@erm/ui-kit/core';
import { OverFilterButton } from '../../shared/roster-filter/OverFilterButton';
import type { AvailabilityParams } from './availability-params';
import type { AvailabilityList } from './availability-row';
import { meaningOf } from './cell-texts';
import type { ColumnCanvas } from './use-column-canvas';
import { Counts, FilledKey, Foot, Legend, Meaning, OverKey } from './Foot.styles';

interface AvailabilityFootProps {
  list: AvailabilityList;
  params: AvailabilityParams;
  canvas: ColumnCanvas;
  placed: PlacedRows;
}

/** Foot of the availability: count, meaning of a cell, and legend. */
export function AvailabilityFoot({ list, params, canvas, placed }: AvailabilityFootProps) {
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
              scroller={canvas.scroller}
              inSight={(scroller) => {
                const [first, last] = rowsInSight(placed, scroller);
                // The first row is that of the column headers.
                return [first - 1, last - 1];
              }}
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
