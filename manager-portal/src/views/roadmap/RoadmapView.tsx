import type { DaySpan } from '@erm/contracts/calendar-day';
import {
  NotConnected,
  useLazyDialog,
  useRowDialog,
  useToday,
  useUndoKeys,
  type ListSearch,
} from '@erm/portal-kit';
import { anchorStyle, Announcer, useTimeCanvas } from '@erm/planning';
import { createLoadable, ErrorState, useLoadLater } from '@erm/ui-kit/core';
import { phoneQuery, useMedia, wideQuery } from '@erm/ui-kit/styles';
import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { Columns, Main } from '../../shared/Columns.styles';
import { MoreMenu } from '../../shared/MoreMenu';
import { ZoomSelect } from '../../shared/ToolSelect';
import { showTexts } from '../../shared/shown-projects/shown-projects';
import { useViewExport } from '../../shared/use-view-export';
import type { LoadedProjectWhy } from '../../projects/LoadedProjectWhy';
import { useProjectDialogs } from '../../projects/use-project-dialogs';
import type { ProjectActions } from './project-actions';
import { RoadmapCards } from './RoadmapCards';
import { RoadmapEmpty } from './RoadmapEmpty';
import { RoadmapFoot } from './RoadmapFoot';
import { RoadmapGrid } from './RoadmapGrid';
import {
  monthsInSight,
  ROADMAP_ZOOMS,
  type RoadmapZoom,
  useRoadmapParams,
  yearsAround,
} from './roadmap-params';
import { projectDetails, projectWhy, shortcutsDialog } from './roadmap-parts';
import { RoadmapToolbar } from './RoadmapToolbar';
import { SPAN_TOP_PX } from './SpanBox.styles';
import { useRoadmapRows } from './use-roadmap-rows';

const changeDatesDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-project" */ './ChangeDatesDialog')).ChangeDatesDialog,
);

const ZOOMS: { value: RoadmapZoom; label: string }[] = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
];

export interface RoadmapViewProps {
  search: ListSearch;
  viewSwitch: ReactNode;
  addButton: ReactNode;
  /** Opens the history of `project:ID`, or of everything for ''. */
  onHistory: (of: string) => void;
  /** The open history panel, beside the view in wide windows. */
  historyPanel: ReactNode;
}

/** Projects over time, with staffing and uncovered skills. */
export function RoadmapView(props: RoadmapViewProps) {
  const { search, viewSwitch, addButton, onHistory, historyPanel } = props;
  useUndoKeys();
  const params = useRoadmapParams();
  const today = useToday();
  const isPhone = useMedia(phoneQuery);
  const isWide = useMedia(wideQuery);
  const { zoom, from, sort, show, filter } = params;
  const canvas = useTimeCanvas({
    zoom,
    zooms: ROADMAP_ZOOMS,
    from,
    onRest: params.setFrom,
    onZoom: params.setZoom,
  });
  const days = isPhone ? yearsAround(from) : monthsInSight(from, canvas.drawn.screen);
  const request = { q: search.q, ...days, sort, show, filter };
  const roadmap = useRoadmapRows({
    canvas,
    request,
    linked: params.selected,
    at: params.at,
    layout: isPhone ? 'cards' : 'grid',
    onElsewhere: params.goTo,
    onHidden: () => params.showBy('all'),
    today,
  });
  const { data, rows, placed } = roadmap;
  const projects = [...data.rows.values()];
  const dialogs = useProjectDialogs(projects);
  const { openFor: openDates, ...changing } = useRowDialog(changeDatesDialog, projects);
  const [dates, setDates] = useState<DaySpan>();
  const { Dialog: ProjectWhy, open: openWhy, close: closeWhy } = useLazyDialog(projectWhy);
  const [asked, setAsked] = useState<Omit<ComponentProps<typeof LoadedProjectWhy>, 'onClose'>>();
  const { viewTeam, edit, remove } = dialogs.actions;
  const actions = useMemo(
    (): ProjectActions => ({
      viewTeam,
      edit,
      changeDates(project, moved) {
        setDates(moved);
        openDates(project);
      },
      remove,
      history: ({ _id }) => onHistory(`project:${_id}`),
      why(project, question, anchor) {
        setAsked({ project, question, anchor });
        openWhy();
      },
    }),
    [viewTeam, edit, openDates, remove, onHistory, openWhy],
  );
  const sheet = useViewExport({
    canvas,
    q: search.q,
    name: 'roadmap',
    title: 'Roadmap',
    filters: [...(filter.status ? [] : showTexts(show)), ...params.conditions.map(({ text }) => text)],
  });
  const help = useLazyDialog(shortcutsDialog);
  const onViewKey = (key: string): boolean => {
    const keys: Record<string, () => void> = {
      1: () => canvas.zoomTo('week'),
      2: () => canvas.zoomTo('month'),
      3: () => canvas.zoomTo('quarter'),
      '/': search.focus,
      '?': help.open,
    };
    keys[key]?.();
    return key in keys;
  };
  const zooms = <ZoomSelect options={ZOOMS} value={zoom} onChange={canvas.zoomTo} />;
  const selected = rows.get(params.selected);
  const details = useLazyDialog(projectDetails, selected !== undefined && !isPhone);
  useLoadLater(projectDetails);
  const instead = data.error ? (
    <ErrorState title="Failed to load the roadmap" {...data.error} />
  ) : (
    data.totals?.total === 0 &&
    !roadmap.isArriving && (
      <RoadmapEmpty search={search} params={params} totals={data.totals} addButton={addButton} />
    )
  );

  return (
    <>
      <RoadmapToolbar
        search={search}
        viewSwitch={viewSwitch}
        params={params}
        zooms={!isPhone && !isWide && zooms}
        more={
          !isPhone && (
            <MoreMenu
              onPrint={sheet.print}
              onExportImage={() => void sheet.exportImage()}
              onHistory={() => onHistory('')}
              onShortcuts={help.open}
            />
          )
        }
      />
      <NotConnected overSheet />
      <Columns>
        <Main>
          {isPhone ? (
            <RoadmapCards
              params={params}
              request={request}
              today={today}
              actions={actions}
              roadmap={roadmap}
              instead={instead}
            />
          ) : (
            <Announcer>
              <RoadmapGrid
                canvas={canvas}
                roadmap={roadmap}
                today={today}
                actions={actions}
                instead={instead}
                params={params}
                corner={isWide && zooms}
                onViewKey={onViewKey}
              >
                {selected && details.Dialog && (
                  <details.Dialog
                    key={selected.id}
                    project={selected.project}
                    today={today}
                    place={anchorStyle(canvas, selected.project, placed.topOf(selected.id) + SPAN_TOP_PX)}
                    actions={actions}
                    onClose={() => params.select(null)}
                  />
                )}
              </RoadmapGrid>
              {!data.error && (
                <RoadmapFoot roadmap={roadmap} canvas={canvas} shown={{ show, status: filter.status }} />
              )}
            </Announcer>
          )}
        </Main>
        {historyPanel}
      </Columns>
      {asked && ProjectWhy && <ProjectWhy {...asked} onClose={closeWhy} />}
      {dialogs.dialogs}
      {help.Dialog && <help.Dialog onClose={help.close} />}
      {changing.row && changing.Dialog && (
        <changing.Dialog project={changing.row} dates={dates} onClose={changing.close} />
      )}
    </>
  );
}
