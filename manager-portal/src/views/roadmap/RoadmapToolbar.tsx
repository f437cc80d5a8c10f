import { ListToolbar, type ListSearch } from '@erm/portal-kit';
import { capitalize } from '@erm/ui-kit/core';
import { Select } from '@erm/ui-kit/fields';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import type { ReactNode } from 'react';
import { projectFilterFields } from '../../shared/filters';
import { chipsOf, FilterChips } from '../../shared/FilterChips';
import { FilterButton } from '../../shared/roster-filter/FilterButton';
import { ShownProjectsSelects } from '../../shared/shown-projects/ShownProjectsSelects';
import { oneOf } from '../../shared/url-params';
import { NO_ROADMAP_FILTER, type RoadmapParams, statusesIn } from './roadmap-params';

const ANY = '';

interface RoadmapToolbarProps {
  search: ListSearch;
  viewSwitch: ReactNode;
  params: RoadmapParams;
  /** Choice of the zoom, where it is not in the corner of the axis. */
  zooms: ReactNode;
  /** Menu of further actions. */
  more: ReactNode;
}

/** Search, filter, order, and zoom of the roadmap. */
export function RoadmapToolbar({ search, viewSwitch, params, zooms, more }: RoadmapToolbarProps) {
  const isPhone = useMedia(phoneQuery);
  const { show, filter, conditions, filterBy } = params;
  const statuses = statusesIn(show);
  const clear = () => filterBy(NO_ROADMAP_FILTER);
  const choices = <ShownProjectsSelects {...params} />;
  return (
    <>
      <ListToolbar
        search={search}
        dense
        label="Search projects"
        placeholder="Search projects..."
        tools={
          <>
            {viewSwitch}
            {!isPhone && choices}
          </>
        }
        filter={
          <FilterButton
            fields={projectFilterFields}
            choices={isPhone && choices}
            count={conditions.length}
            filter={filter}
            onChange={(next) => filterBy({ ...filter, ...next })}
            onClear={clear}
          >
            {statuses.length > 0 && (
              <Select
                label="Status"
                options={[
                  { value: ANY, label: 'Any status' },
                  ...statuses.map((value) => ({ value, label: capitalize(value) })),
                ]}
                value={filter.status ?? ANY}
                onChange={(value) => filterBy({ ...filter, status: oneOf(statuses, value) })}
              />
            )}
          </FilterButton>
        }
        end={
          <>
            {zooms}
            {more}
          </>
        }
      />
      {!isPhone && conditions.length > 0 && (
        <FilterChips conditions={chipsOf(conditions, filterBy)} onClear={clear} onGone={search.focus} />
      )}
    </>
  );
}
