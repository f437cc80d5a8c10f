import { ListToolbar, useUndoKeys, type ListSearch } from '@erm/portal-kit';
import { useTimeCanvas, type Zoom } from '@erm/portal-kit/planning';
import { createLoadable, SegmentedControl } from '@erm/ui-kit/core';
import type { ReactNode } from 'react';
import { LazyView } from '../../../shared/LazyView';
import { FilterButton } from '../../../shared/roster-filter/FilterButton';
import { LeastFreeField } from './LeastFreeField';
import { useScheduleParams } from './schedule-params';
import { ScheduleView, type ScheduleViewProps } from './ScheduleView';

const projectSchedule = createLoadable(
  async () => (await import('./projects/ProjectSchedule')).ProjectSchedule,
);

const GROUPS = [
  { value: 'engineer', label: 'Engineer' },
  { value: 'project', label: 'Project' },
] as const;
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
  const { group, zoom, filter, setFilter } = params;
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
        placeholder={
          group === 'engineer' ? 'Search by engineer name...' : 'Search by project name or skill...'
        }
        tools={
          <>
            {viewSwitch}
            <SegmentedControl
              label="Group by"
              size="md"
              options={GROUPS}
              value={group}
              onChange={params.setGroup}
            />
            {group === 'engineer' && (
              <FilterButton filter={filter} onChange={setFilter}>
                {filter.only === 'free' && <LeastFreeField filter={filter} onChange={setFilter} />}
              </FilterButton>
            )}
          </>
        }
        end={<SegmentedControl label="Zoom" size="md" options={ZOOMS} value={zoom} onChange={zoomTo} />}
      />
      {group === 'engineer' ? (
        <ScheduleView {...view} params={params} canvas={canvas} />
      ) : (
        <LazyView part={projectSchedule} {...view} params={params} canvas={canvas} />
      )}
    </>
  );
}
