import { LazyView, type ListSearch, NotConnected, useLazyDialog, useUndoKeys } from '@erm/portal-kit';
import { Announcer, useTimeCanvas } from '@erm/planning';
import { createLoadable } from '@erm/ui-kit/core';
import { phoneQuery, useMedia, wideQuery } from '@erm/ui-kit/styles';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Columns, Main } from '../../shared/Columns.styles';
import { MoreMenu } from '../../shared/MoreMenu';
import { ZoomSelect } from '../../shared/ToolSelect';
import { projectFilterTexts } from '../../shared/project-filter/project-filter';
import { filterTexts } from '../../shared/roster-filter/filter-texts';
import { PROJECT_SORT_OPTIONS } from '../../shared/shown-projects/ShownProjectsSelects';
import { showTexts } from '../../shared/shown-projects/shown-projects';
import { useViewExport } from '../../shared/use-view-export';
import { useScheduleParams } from './schedule-params';
import { CROWDED, DENSITIES, ScheduleToolbar } from './ScheduleToolbar';
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

const ZOOMS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
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
  const isCrowded = useMedia(CROWDED);
  const params = useScheduleParams(isPhone);
  const { group, zoom } = params;
  const canvas = useTimeCanvas({
    zoom,
    zooms: ZOOMS.map(({ value }) => value),
    from: params.from,
    onRest: params.setFrom,
    onZoom: params.setZoom,
  });
  const help = useLazyDialog(shortcutsDialog);
  const [focusesRows, setFocusesRows] = useState(false);
  const otherDensity = DENSITIES.find(({ value }) => value !== params.density)!;
  const toggleDensity = () => params.setDensity(otherDensity.value);
  const onViewKey = (key: string): boolean => {
    const keys: Record<string, () => void> = {
      1: () => canvas.zoomTo('day'),
      2: () => canvas.zoomTo('week'),
      3: () => canvas.zoomTo('month'),
      ...(group === 'engineer' && {
        d: toggleDensity,
      }),
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
  const crowdedOut =
    group === 'engineer'
      ? [{ label: `${otherDensity.label} rows`, icon: otherDensity.icon, onSelect: toggleDensity }]
      : PROJECT_SORT_OPTIONS.filter(({ value }) => value !== params.shown.sort).map(({ value, label }) => ({
          label: `Sort: ${label}`,
          icon: <SlidersHorizontal size={16} aria-hidden="true" />,
          onSelect: () => params.sortProjectsBy(value),
        }));
  const sheet = useViewExport({
    canvas,
    q: props.search.q,
    name: 'schedule',
    title: `Schedule by ${params.group}`,
    filters:
      params.group === 'engineer'
        ? filterTexts(params.filter)
        : [...showTexts(params.shown.show), ...projectFilterTexts(params.projectFilter)],
  });
  const zooms = <ZoomSelect options={ZOOMS} value={zoom} onChange={(next) => canvas.zoomTo(next)} />;
  const view = { ...props, params, canvas, onViewKey, corner: isWide && zooms, focusesRows };
  return (
    <Announcer>
      <ScheduleToolbar
        search={props.search}
        viewSwitch={viewSwitch}
        params={params}
        sheet={canvas.attached}
        onGroup={(next) => {
          setFocusesRows(false);
          params.setGroup(next);
        }}
        zooms={!isWide && zooms}
        more={
          <MoreMenu
            actions={isCrowded ? crowdedOut : []}
            onPrint={sheet.print}
            onExportImage={() => void sheet.exportImage()}
            onHistory={() => props.onHistory('')}
            onShortcuts={help.open}
          />
        }
      />
      <NotConnected overSheet />
      <Columns>
        <Main>
          {isPhone ? (
            <LazyView part={agenda} {...view} />
          ) : group === 'engineer' ? (
            <ScheduleView {...view} />
          ) : (
            <LazyView part={projectSchedule} {...view} />
          )}
        </Main>
        {historyPanel}
      </Columns>
      {help.Dialog && <help.Dialog group={group} onClose={help.close} />}
    </Announcer>
  );
}
