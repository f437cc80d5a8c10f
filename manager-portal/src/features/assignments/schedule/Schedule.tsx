import { ListToolbar, useUndoKeys, type ListSearch } from '@erm/portal-kit';
import { useTimeCanvas, type Zoom } from '@erm/portal-kit/planning';
import { SegmentedControl } from '@erm/ui-kit/core';
import type { ReactNode } from 'react';
import { FilterButton } from '../../../shared/roster-filter/FilterButton';
import { LeastFreeField } from './LeastFreeField';
import { useScheduleParams } from './schedule-params';
import { ScheduleView, type ScheduleViewProps } from './ScheduleView';

const ZOOMS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

export interface ScheduleProps extends Omit<ScheduleViewProps, 'params' | 'canvas'> {
  search: ListSearch;
  /** The switch between the views of the list. */
  viewSwitch: ReactNode;
}

/** The assignments over time, with the toolbar of what is shown. */
export function Schedule({ viewSwitch, ...view }: ScheduleProps) {
  useUndoKeys();
  const params = useScheduleParams();
  const { zoom, filter, setFilter } = params;
  const canvas = useTimeCanvas({ zoom, from: params.from, onRest: params.setFrom });
  const zoomTo = (next: Zoom) => {
    // The middle stays where it is.
    const { startDate, endDate } = canvas.inSight();
    const { scale } = canvas;
    const middle = scale.dayAtX((scale.x(startDate) + scale.x(endDate)) / 2);
    params.setZoom(next, canvas.firstDayAround(middle, next));
  };
  return (
    <>
      <ListToolbar
        search={view.search}
        label="Search assignments"
        placeholder="Search by engineer name..."
        tools={
          <>
            {viewSwitch}
            <FilterButton filter={filter} onChange={setFilter}>
              {filter.only === 'free' && <LeastFreeField filter={filter} onChange={setFilter} />}
            </FilterButton>
          </>
        }
        end={<SegmentedControl label="Zoom" size="md" options={ZOOMS} value={zoom} onChange={zoomTo} />}
      />
      <ScheduleView {...view} params={params} canvas={canvas} />
    </>
  );
}
