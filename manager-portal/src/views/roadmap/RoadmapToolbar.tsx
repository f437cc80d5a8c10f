import { PROJECT_STATUSES } from '@erm/contracts/project-statuses';
import type { RoadmapSort } from '@erm/contracts/roadmap';
import { ListToolbar, type ListSearch } from '@erm/portal-kit';
import { capitalize } from '@erm/ui-kit/core';
import { Select } from '@erm/ui-kit/fields';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { projectFilterFields } from '../../shared/project-filter/project-filter-fields';
import { FilterButton } from '../../shared/roster-filter/FilterButton';
import { ViewChoice } from '../../shared/ViewChoice';
import { oneOf } from '../../shared/url-params';
import { NO_ROADMAP_FILTER, type RoadmapParams, type RoadmapZoom } from './roadmap-params';

const ZOOMS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
] as const;
const SORTS: { value: RoadmapSort; label: string }[] = [
  { value: 'start', label: 'Start date' },
  { value: 'end', label: 'End date' },
  { value: 'name', label: 'Name' },
  { value: 'open', label: 'Open places' },
];
const ANY = '';
const STATUSES = [
  { value: ANY, label: 'Any status' },
  ...PROJECT_STATUSES.map((value) => ({ value, label: capitalize(value) })),
];

const SortField = styled(Select)`
  inline-size: 144px;
`;

interface RoadmapToolbarProps {
  search: ListSearch;
  viewSwitch: ReactNode;
  params: RoadmapParams;
  onZoom: (zoom: RoadmapZoom) => void;
  /** Menu of further actions. */
  more: ReactNode;
}

/** Search, filter, order, and zoom of the roadmap. */
export function RoadmapToolbar({ search, viewSwitch, params, onZoom, more }: RoadmapToolbarProps) {
  const isPhone = useMedia(phoneQuery);
  const { sort, filter, zoom, sortBy, filterBy } = params;
  const order = {
    label: 'Sort',
    options: SORTS,
    value: sort,
    onChange: (value: string) => sortBy(value as RoadmapSort),
  };
  const zooms = <ViewChoice label="Zoom" options={ZOOMS} value={zoom} onChange={onZoom} />;
  return (
    <ListToolbar
      search={search}
      dense
      label="Search projects"
      placeholder="Search projects..."
      tools={
        <>
          {viewSwitch}
          {!isPhone && <SortField {...order} labelHidden />}
        </>
      }
      filter={
        <FilterButton
          fields={projectFilterFields}
          choices={
            isPhone && (
              <>
                <Select {...order} />
                {zooms}
              </>
            )
          }
          count={params.conditions}
          filter={filter}
          onChange={(next) => filterBy({ ...filter, ...next })}
          onClear={() => filterBy(NO_ROADMAP_FILTER)}
        >
          <Select
            label="Status"
            options={STATUSES}
            value={filter.status ?? ANY}
            onChange={(value) => filterBy({ ...filter, status: oneOf(PROJECT_STATUSES, value) })}
          />
        </FilterButton>
      }
      end={
        <>
          {!isPhone && zooms}
          {more}
        </>
      }
    />
  );
}
