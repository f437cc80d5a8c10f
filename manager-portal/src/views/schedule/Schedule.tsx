import {
  LazyView,
  type ListSearch,
  ListToolbar,
  NotConnected,
  useLazyDialog,
  useUndoKeys,
} from '@erm/portal-kit';
import { Announcer, useTimeCanvas } from '@erm/planning';
import { createLoadable, SegmentedControl } from '@erm/ui-kit/core';
import { phoneQuery, useMedia, wideQuery } from '@erm/ui-kit/styles';
import { Rows2, Rows4 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Columns, Main } from '../../shared/Columns.styles';
import { countConditions } from '../../shared/common-filter';
import { MoreMenu } from '../../shared/MoreMenu';
import { ToolSelect } from '../../shared/ToolSelect';
import { ViewChoice } from '../../shared/ViewChoice';
import { projectFilterTexts } from '../../shared/project-filter/project-filter';
import { projectFilterFields } from '../../shared/project-filter/project-filter-fields';
import { FilterButton } from '../../shared/roster-filter/FilterButton';
import { filterFields } from '../../shared/roster-filter/filter-fields';
import { filterTexts } from '../../shared/roster-filter/filter-texts';
import { useViewExport } from '../../shared/use-view-export';
import { useScheduleParams } from './schedule-params';
import { SORTS } from './sorts';
import { ScheduleView } from './engineers/ScheduleView';
import type { ScheduleViewProps } from './use-schedule';

// One chunk, because the names of all chunks are loaded with the first screen.
const agenda = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './agenda/Agenda')).Agenda,
);
const shortcutsDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "schedule-parts" */ './keys/ScheduleShortcuts')).ScheduleShortcuts,
);
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

const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable', icon: <Rows2 size={14} aria-hidden="true" /> },
  { value: 'compact', label: 'Compact', icon: <Rows4 size={14} aria-hidden="true" /> },
] as const;

export interface ScheduleProps extends Omit<
  ScheduleViewProps,
  'params' | 'canvas' | 'onViewKey' | 'corner' | 'focusesRows'
> {
  search: ListSearch;
  /** Switch between the views of the list. */
  viewSwitch: ReactNode;
  /** The open history panel, beside the view in wide windows. */
  historyPanel: ReactNode;
}

/** The schedules, with their toolbar. */
export function Schedule({ viewSwitch, historyPanel, ...props }: ScheduleProps) {
  useUndoKeys();
  const isPhone = useMedia(phoneQuery);
  const isWide = useMedia(wideQuery);
  const params = useScheduleParams(isPhone);
  const { group, zoom, filter, setFilter } = params;
  const canvas = useTimeCanvas({
    zoom,
    zooms: ZOOMS.map(({ value }) => value),
    from: params.from,
    onRest: params.setFrom,
    onZoom: params.setZoom,
  });
  const help = useLazyDialog(shortcutsDialog);
  const [focusesRows, setFocusesRows] = useState(false);
  const onViewKey = (key: string): boolean => {
    const keys: Record<string, () => void> = {
      1: () => canvas.zoomTo('day'),
      2: () => canvas.zoomTo('week'),
      3: () => canvas.zoomTo('month'),
      d: () => params.setDensity(params.density === 'compact' ? 'comfortable' : 'compact'),
      g() {
        setFocusesRows(true);
        params.setGroup(group === 'engineer' ? 'project' : 'engineer');
      },
      '/': props.search.focus,
      '?': help.open,
    };
    keys[key.toLowerCase()]?.();
    return key.toLowerCase() in keys;
  };
  const sheet = useViewExport({
    canvas,
    q: props.search.q,
    name: 'schedule',
    title: `Schedule by ${params.group}`,
    filters:
      params.group === 'engineer' ? filterTexts(params.filter) : projectFilterTexts(params.projectFilter),
  });
  const zooms = (
    <ToolSelect
      label="Zoom"
      labelHidden
      small={isWide}
      options={ZOOMS}
      value={zoom}
      onChange={(next) => canvas.zoomTo(next)}
    />
  );
  const view = { ...props, params, canvas, onViewKey, corner: isWide && zooms, focusesRows };
  const grouping = (
    <ViewChoice
      label="Group by"
      options={GROUPS}
      value={group}
      onChange={(next) => {
        setFocusesRows(false);
        params.setGroup(next);
      }}
    />
  );
  const sorting = group === 'engineer' && (
    <ToolSelect label="Sort" options={SORTS} value={params.sort} onChange={params.sortBy} />
  );
  const choices = isPhone && (
    <>
      {grouping}
      {sorting}
    </>
  );
  return (
    <>
      <ListToolbar
        search={props.search}
        dense
        label="Search assignments"
        placeholder={
          group === 'engineer' ? 'Search by engineer name...' : 'Search by project name or skill...'
        }
        tools={
          <>
            {viewSwitch}
            {!isPhone && grouping}
            {!isPhone && sorting}
          </>
        }
        filter={
          group === 'engineer' ? (
            <FilterButton
              key="engineer"
              fields={filterFields}
              choices={choices}
              count={countConditions(filter)}
              filter={filter}
              onChange={setFilter}
              freeLabel="Free today, at least"
            />
          ) : (
            <FilterButton
              key="project"
              fields={projectFilterFields}
              choices={choices}
              count={countConditions(params.projectFilter)}
              filter={params.projectFilter}
              onChange={params.setProjectFilter}
            />
          )
        }
        end={
          !isPhone && (
            <>
              {!isWide && zooms}
              {group === 'engineer' && (
                <SegmentedControl
                  label="Density"
                  size="md"
                  iconsOnly
                  options={DENSITIES}
                  value={params.density}
                  onChange={params.setDensity}
                />
              )}
              <MoreMenu
                onPrint={sheet.print}
                onExportImage={() => void sheet.exportImage()}
                onHistory={() => props.onHistory('')}
                onShortcuts={help.open}
              />
            </>
          )
        }
      />
      <NotConnected overSheet />
      <Columns>
        <Main>
          {isPhone ? (
            <LazyView part={agenda} {...view} />
          ) : (
            <Announcer>
              {group === 'engineer' ? (
                <ScheduleView {...view} />
              ) : (
                <LazyView part={projectSchedule} {...view} />
              )}
            </Announcer>
          )}
        </Main>
        {historyPanel}
      </Columns>
      {help.Dialog && <help.Dialog group={group} onClose={help.close} />}
    </>
  );
}
