import { PROJECT_STATUSES } from '@erm/contracts/project-statuses';
import type { RoadmapSort } from '@erm/contracts/roadmap';
import { ListToolbar, type ListSearch } from '@erm/portal-kit';
import { Button, capitalize, SegmentedControl, Stack } from '@erm/ui-kit/core';
import { Select } from '@erm/ui-kit/fields';
import { Popover } from '@erm/ui-kit/overlay';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { RoadmapParams, RoadmapZoom } from './roadmap-params';

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

const FilterFields = styled.div`
  inline-size: 240px;
`;

interface RoadmapToolbarProps {
  search: ListSearch;
  viewSwitch: ReactNode;
  params: RoadmapParams;
  onZoom: (zoom: RoadmapZoom) => void;
  /** What else one can do. */
  more: ReactNode;
}

/** What is shown on the roadmap, in which order, and how much of time at once. */
export function RoadmapToolbar({ search, viewSwitch, params, onZoom, more }: RoadmapToolbarProps) {
  const { sort, status, zoom, sortBy, filterBy } = params;
  return (
    <ListToolbar
      search={search}
      label="Search projects"
      placeholder="Search projects..."
      tools={
        <>
          {viewSwitch}
          <SortField
            label="Sort"
            labelHidden
            options={SORTS}
            value={sort}
            onChange={(value) => sortBy(value as RoadmapSort)}
          />
          <Popover
            label="Filter"
            placement="bottom-end"
            trigger={
              <Button icon={<SlidersHorizontal size={16} aria-hidden="true" />}>
                {status ? 'Filter (1)' : 'Filter'}
              </Button>
            }
          >
            <FilterFields>
              <Stack gap={4}>
                <Select
                  label="Status"
                  options={STATUSES}
                  value={status ?? ANY}
                  onChange={(value) => filterBy(PROJECT_STATUSES.find((each) => each === value))}
                />
                {status && (
                  <Button size="sm" onClick={() => filterBy(undefined)}>
                    Clear filters
                  </Button>
                )}
              </Stack>
            </FilterFields>
          </Popover>
        </>
      }
      end={
        <>
          <SegmentedControl label="Zoom" size="md" options={ZOOMS} value={zoom} onChange={onZoom} />
          {more}
        </>
      }
    />
  );
}
