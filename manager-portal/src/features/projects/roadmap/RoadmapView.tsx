import type { DaySpan } from '@erm/contracts/calendar-day';
import type { RoadmapProject } from '@erm/contracts/roadmap';
import { today as currentDay, useLazyDialog, useUndoKeys, type ListSearch } from '@erm/portal-kit';
import { HEAD, useTimeCanvas, type GridCell } from '@erm/portal-kit/planning';
import { createLoadable, ErrorState } from '@erm/ui-kit/core';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import { useState, type ReactNode } from 'react';
import { useProjectDialogs } from '../use-project-dialogs';
import { ProjectDetails } from './ProjectDetails';
import { RoadmapCards } from './RoadmapCards';
import { RoadmapEmpty } from './RoadmapEmpty';
import { RoadmapFoot } from './RoadmapFoot';
import { RoadmapGrid } from './RoadmapGrid';
import { monthsInSight, useRoadmapParams, type RoadmapZoom } from './roadmap-params';
import { RoadmapToolbar } from './RoadmapToolbar';
import { useRoadmapRows } from './use-roadmap-rows';
import { useStableActions } from './use-stable-actions';

const changeDatesDialog = createLoadable(
  async () => (await import(/* webpackChunkName: "roadmap" */ './ChangeDatesDialog')).ChangeDatesDialog,
);

export interface RoadmapViewProps {
  search: ListSearch;
  viewSwitch: ReactNode;
  addButton: ReactNode;
  onHistory: (projectId: string) => void;
}

/** The projects over time: how they are staffed, and which skills they lack when. */
export function RoadmapView({ search, viewSwitch, addButton, onHistory }: RoadmapViewProps) {
  useUndoKeys();
  const params = useRoadmapParams();
  const today = currentDay();
  const isPhone = useMedia(phoneQuery);
  const [active, setActive] = useState<GridCell>({ row: 0, cell: HEAD });
  const { zoom, from, sort, status, select } = params;
  const canvas = useTimeCanvas({ zoom, from, onRest: params.setFrom });
  const request = { q: search.q, ...monthsInSight(from, canvas.screenDays), sort, status };
  const rows = useRoadmapRows(canvas, request, active.row);
  const { data, modelAt, virtualizer } = rows;
  const projects = [...data.rows.values()];
  const dialogs = useProjectDialogs(projects);
  const changing = useLazyDialog(changeDatesDialog);
  const [moved, setMoved] = useState<{ project: RoadmapProject; dates?: DaySpan } | null>(null);
  const changeDates = (project: RoadmapProject, dates?: DaySpan) => {
    setMoved(dates ? { project, dates } : { project });
    changing.open();
  };
  const actions = useStableActions({
    ...dialogs.actions,
    changeDates,
    history: ({ _id }) => onHistory(_id),
  });
  const zoomTo = (next: RoadmapZoom) => {
    // The middle stays where it is.
    const { startDate, endDate } = canvas.inSight();
    const { scale } = canvas;
    const middle = scale.dayAtX((scale.x(startDate) + scale.x(endDate)) / 2);
    params.setZoom(next, canvas.firstDayAround(middle, next));
  };
  const selectedRow = [...data.rows].find(([, { _id }]) => _id === params.selected);
  const changed = moved && (projects.find(({ _id }) => _id === moved.project._id) ?? moved.project);
  const isActiveShown = active.row < Math.max(1, rows.count);

  return (
    <>
      <RoadmapToolbar {...{ search, viewSwitch, params }} onZoom={zoomTo} />
      {data.error ? (
        <ErrorState
          title="Failed to load the roadmap"
          cause={data.error.cause}
          onRetry={data.error.onRetry}
        />
      ) : data.totals?.total === 0 ? (
        <RoadmapEmpty {...{ search, params, addButton }} otherDays={data.totals.otherDays} />
      ) : isPhone ? (
        <RoadmapCards {...{ params, request, today, actions }} />
      ) : (
        <>
          <RoadmapGrid
            {...{ canvas, rows, today, actions }}
            home={params.home}
            active={isActiveShown ? active : { row: 0, cell: HEAD }}
            onActive={setActive}
            selected={params.selected}
            onSelect={select}
            onMoved={changeDates}
          >
            {selectedRow && modelAt(selectedRow[0]) && (
              <ProjectDetails
                key={selectedRow[1]._id}
                project={selectedRow[1]}
                {...{ today, canvas, actions }}
                top={virtualizer.measurementsCache[selectedRow[0]]?.start ?? 0}
                onClose={() => select(null)}
              />
            )}
          </RoadmapGrid>
          <RoadmapFoot data={data} />
        </>
      )}
      {dialogs.dialogs}
      {moved && changed && changing.Dialog && (
        <changing.Dialog
          project={changed}
          dates={moved.dates}
          onClose={() => {
            setMoved(null);
            changing.close();
          }}
        />
      )}
    </>
  );
}
