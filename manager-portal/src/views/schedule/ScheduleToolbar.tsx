import { type ListSearch, ListToolbar, usePart } from '@erm/portal-kit';
import { createLoadable, SegmentedControl } from '@erm/ui-kit/core';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import { Rows2, Rows4 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { countConditions } from '../../shared/common-filter';
import { NO_PROJECT_FILTER, projectConditions } from '../../shared/project-filter/project-filter';
import { projectFilterFields } from '../../shared/project-filter/project-filter-fields';
import { FilterButton } from '../../shared/roster-filter/FilterButton';
import { filterFields } from '../../shared/roster-filter/filter-fields';
import { rosterConditions } from '../../shared/roster-filter/filter-texts';
import { NO_FILTER } from '../../shared/roster-filter/roster-filter';
import { ToolSelect } from '../../shared/ToolSelect';
import type { Group, ScheduleParams } from './schedule-params';
import { SORTS } from './sorts';

const filterChips = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ '../../shared/FilterChips')).FilterChips,
);

const GROUPS = [
  { value: 'engineer', label: 'Engineer' },
  { value: 'project', label: 'Project' },
] as const;
const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable', icon: <Rows2 size={14} aria-hidden="true" /> },
  { value: 'compact', label: 'Compact', icon: <Rows4 size={14} aria-hidden="true" /> },
] as const;

/** As high as the chips, whose code loads once there are any. */
const Chips = styled.div`
  min-block-size: 28px;
  margin-block-start: var(--space-3);
`;

/** Too narrow for the density, which is in the menu there. */
export const CROWDED = '(max-width: 1023.98px)';

interface ScheduleToolbarProps {
  search: ListSearch;
  viewSwitch: ReactNode;
  params: ScheduleParams;
  onGroup: (group: Group) => void;
  /** Choice of the zoom, where it is not in the corner of the axis. */
  zooms: ReactNode;
  /** Menu of further actions. */
  more: ReactNode;
}

/** Search, grouping, order, filter, and density of the schedules. */
export function ScheduleToolbar({ search, viewSwitch, params, onGroup, zooms, more }: ScheduleToolbarProps) {
  const isPhone = useMedia(phoneQuery);
  const isCrowded = useMedia(CROWDED);
  const isByEngineer = params.group === 'engineer';
  const { filter, setFilter, projectFilter, setProjectFilter } = params;
  const conditions = isByEngineer
    ? rosterConditions(filter).map(({ id, text, without }) => ({
        id,
        text,
        remove: () => setFilter(without),
      }))
    : projectConditions(projectFilter).map(({ id, text, without }) => ({
        id,
        text,
        remove: () => setProjectFilter(without),
      }));
  const clear = () => (isByEngineer ? setFilter(NO_FILTER) : setProjectFilter(NO_PROJECT_FILTER));
  const { loaded: chips } = usePart(filterChips, conditions.length > 0);
  const choices = (
    <>
      <ToolSelect label="Group" options={GROUPS} value={params.group} onChange={onGroup} />
      {isByEngineer && (
        <ToolSelect label="Sort" options={SORTS} value={params.sort} onChange={params.sortBy} />
      )}
    </>
  );
  return (
    <>
      <ListToolbar
        search={search}
        dense
        label="Search assignments"
        placeholder={isByEngineer ? 'Search by engineer name...' : 'Search by project name or skill...'}
        tools={
          <>
            {viewSwitch}
            {!isPhone && choices}
          </>
        }
        filter={
          isByEngineer ? (
            <FilterButton
              key="engineer"
              fields={filterFields}
              choices={isPhone && choices}
              count={countConditions(filter)}
              filter={filter}
              onChange={setFilter}
              freeLabel="Free today, at least"
            />
          ) : (
            <FilterButton
              key="project"
              fields={projectFilterFields}
              choices={isPhone && choices}
              count={countConditions(projectFilter)}
              filter={projectFilter}
              onChange={setProjectFilter}
            />
          )
        }
        end={
          !isPhone && (
            <>
              {zooms}
              {isByEngineer && !isCrowded && (
                <SegmentedControl
                  label="Density"
                  size="md"
                  iconsOnly
                  options={DENSITIES}
                  value={params.density}
                  onChange={params.setDensity}
                />
              )}
              {more}
            </>
          )
        }
      />
      {!isPhone && conditions.length > 0 && (
        <Chips>
          {chips.status === 'ready' && (
            <chips.part conditions={conditions} onClear={clear} onGone={search.focus} />
          )}
        </Chips>
      )}
    </>
  );
}
