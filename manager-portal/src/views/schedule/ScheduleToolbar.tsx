import { type ListSearch, ListToolbar, usePart } from '@erm/portal-kit';
import { createLoadable, SegmentedControl } from '@erm/ui-kit/core';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import { Rows2, Rows4 } from 'lucide-react';
import type { ReactNode } from 'react';
import { countConditions } from '../../shared/common-filter';
import { filterFields, projectFilterFields } from '../../shared/filters';
import { FilterButton } from '../../shared/roster-filter/FilterButton';
import { ShownProjectsSelects } from '../../shared/shown-projects/ShownProjectsSelects';
import { ToolSelect } from '../../shared/ToolSelect';
import type { Group, ScheduleParams } from './schedule-params';
import { SORTS } from './sorts';

const scheduleChips = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './pin/ScheduleChips')).ScheduleChips,
);

const GROUPS = [
  { value: 'engineer', label: 'Engineer' },
  { value: 'project', label: 'Project' },
] as const;
export const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable', icon: <Rows2 size={16} aria-hidden="true" /> },
  { value: 'compact', label: 'Compact', icon: <Rows4 size={16} aria-hidden="true" /> },
] as const;

/** Height of the chips, while their code loads. */
const CHIPS_PX = 28;

/** Too narrow for the density and the order of projects, which are in the menu there. */
export const CROWDED = '(max-width: 1023.98px)';

interface ScheduleToolbarProps {
  search: ListSearch;
  viewSwitch: ReactNode;
  params: ScheduleParams;
  /** The element of the sheet below. */
  sheet: HTMLElement | null;
  onGroup: (group: Group) => void;
  /** Choice of the zoom, where it is not in the corner of the axis. */
  zooms: ReactNode;
  /** Menu of further actions. */
  more: ReactNode;
}

/** Search, grouping, order, filter, and density of the schedules. */
export function ScheduleToolbar({
  search,
  viewSwitch,
  params,
  sheet,
  onGroup,
  zooms,
  more,
}: ScheduleToolbarProps) {
  const isPhone = useMedia(phoneQuery);
  const isCrowded = useMedia(CROWDED);
  const isByEngineer = params.group === 'engineer';
  const { filter, setFilter, projectFilter, setProjectFilter } = params;
  const count = countConditions(isByEngineer ? filter : projectFilter);
  const hasChips = !isPhone && (count > 0 || (isByEngineer && params.pin !== null));
  const { loaded: chips } = usePart(scheduleChips, hasChips);
  const choices = (
    <>
      <ToolSelect label="Group" options={GROUPS} value={params.group} onChange={onGroup} />
      {isByEngineer ? (
        <ToolSelect label="Sort" options={SORTS} value={params.sort} onChange={params.sortBy} />
      ) : (
        <ShownProjectsSelects
          show={params.shown.show}
          sort={params.shown.sort}
          showBy={params.showBy}
          sortBy={isCrowded && !isPhone ? undefined : params.sortProjectsBy}
        />
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
              pin={isPhone && { id: params.pin, onToggle: params.togglePin }}
              count={count}
              filter={filter}
              onChange={setFilter}
              freeLabel="Free today, at least"
            />
          ) : (
            <FilterButton
              key="project"
              fields={projectFilterFields}
              choices={isPhone && choices}
              count={count}
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
      {!isPhone && chips.status === 'ready' ? (
        <chips.part params={params} sheet={sheet} onGone={search.focus} />
      ) : (
        hasChips && <div style={{ minBlockSize: CHIPS_PX }} />
      )}
    </>
  );
}
