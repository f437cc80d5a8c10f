import { LazyView, useToday, useLazyDialog, usePart, type ListSearch } from '@erm/portal-kit';
import type { TimeCanvas } from '@erm/planning';
import { createLoadable, ErrorState, useLoadLater } from '@erm/ui-kit/core';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import type { AssignmentRequest } from '../../../shared/assignment-draft';
import type { Drag } from '../model/drag';
import { detailsPopover } from '../bars/details-popover';
import { useCloseGone } from '../bars/use-close-gone';
import type { Found } from '../model/found';
import { FlagLayer } from '../flags/FlagLayer';
import { isInSight } from '../flags/is-in-sight';
import { ManyChanges } from '../flags/ManyChanges';
import { useFlags } from '../flags/use-flags';
import { newAssignment } from '../dialogs/new-assignment';
import { ScheduleFoot } from './ScheduleFoot';
import { ScheduleGrid } from './ScheduleGrid';
import { placeInSight, topInRow } from './place-in-sight';
import type { ScheduleParams } from '../schedule-params';
import { useDeleteSeveral } from '../picks/use-delete-several';
import { usePickedRows } from '../picks/use-picked-rows';
import { usePicks } from '../picks/use-picks';
import { projectNameOf } from '../model/schedule-texts';
import { useBarActions } from '../bars/use-bar-actions';
import { useScheduleRows } from './use-schedule-rows';

const noEngineers = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './NoEngineers')).NoEngineers,
);
const noAssignments = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './NoAssignments')).NoAssignments,
);

export interface ScheduleViewProps {
  params: ScheduleParams;
  canvas: TimeCanvas;
  search: ListSearch;
  createButton: ReactNode;
  /** The button that adds an engineer. */
  addEngineer: ReactNode;
  /** Opens Create Assignment, filled in. */
  assign: (request: AssignmentRequest) => void;
  /** Shows how one thing has changed, such as `assignment:ID`, or everything for ''. */
  onHistory: (of: string) => void;
  /** A key that concerns the view as a whole. Returns whether it does. */
  onViewKey: (key: string) => boolean;
  /** Whether the rows get the focus when they appear: a key has led here. */
  focusesRows: boolean;
}

/** The assignments as a schedule: a row per engineer. */
export function ScheduleView(props: ScheduleViewProps) {
  const { params, canvas, search, createButton, addEngineer, assign, onHistory, onViewKey, focusesRows } =
    props;
  const today = useToday();
  const navigate = useNavigate();
  const [drag, onDrag] = useState<Drag | null>(null);
  const { filter, linked, at } = params;
  const [picked, keepPicked] = usePickedRows();
  const schedule = useScheduleRows({ canvas, q: search.q, filter, today, linked, at, picked });
  const { data, rows } = schedule;
  const find = (id: string | null) => {
    for (const [, model] of id === null ? [] : rows.loaded()) {
      const assignment = model.assignments.find(({ _id }) => _id === id);
      if (assignment) return { model, assignment };
    }
    return undefined;
  };
  const selected = find(params.selected);
  const details = useLazyDialog(detailsPopover, selected !== undefined);
  useLoadLater(detailsPopover);
  const { actions, dialogs } = useBarActions({ find, projects: data.projects, params, assign, onHistory });
  const isRowLoaded = ({ model }: Found) => rows.indexOf(model.id) !== undefined;
  const picks = usePicks({
    // What deleted engineers have cannot be changed together, because most changes of it are refused.
    find(id) {
      const found = find(id);
      return found?.model.isDeleted ? undefined : found;
    },
    lanesOf: (row) => rows.get(row)?.lanes,
    isRowLoaded,
  });
  keepPicked(
    picks.list.map(({ model }) => model.id),
    (id) => rows.indexOf(id),
  );
  useCloseGone({ id: params.selected, found: selected, isRowLoaded, close: () => params.select(null) });
  const deleting = useDeleteSeveral(picks.list);
  const flags = useFlags({
    barOf(id) {
      const found = find(id);
      if (!found) return undefined;
      const { assignment, model } = found;
      const engineerId = model.engineer._id;
      const top = topInRow(schedule, { assignment, engineerId });
      if (top === undefined) return undefined;
      return { name: projectNameOf(assignment, data.projects), assignment, engineerId, top };
    },
    isInSight: (bar) => isInSight(canvas, bar),
  });

  const isLoaded = data.totals !== undefined;
  const isEmpty = isLoaded && data.rowCount === 0;
  const hasRowsAlone =
    isLoaded && !isEmpty && [...rows.loaded()].every(([, { assignments }]) => assignments.length === 0);
  const { loaded: band } = usePart(noAssignments, hasRowsAlone);
  const instead = data.error ? (
    <ErrorState title="Failed to load the schedule" {...data.error} />
  ) : (
    isEmpty && <LazyView part={noEngineers} {...{ params, search, addEngineer }} />
  );
  return (
    <>
      <ScheduleGrid
        canvas={canvas}
        schedule={schedule}
        today={today}
        marked={linked}
        selected={params.selected}
        onSelect={(id) => {
          schedule.choose(id);
          params.select(id);
        }}
        onDeleteSeveral={deleting.open}
        {...{ find, picks, actions, onHistory, onViewKey, focusesRows, onDrag, instead }}
        onCreate={(model, days) => assign(newAssignment(model, days))}
        onOpenEngineer={(id) => void navigate(paths.engineerCapacity(id))}
      >
        {(onWhy) => (
          <>
            <FlagLayer flags={flags} canvas={canvas} />
            {selected && details.Dialog && (
              <details.Dialog
                key={selected.assignment._id}
                assignment={selected.assignment}
                model={selected.model}
                projects={data.projects}
                place={placeInSight(canvas, schedule, {
                  assignment: selected.assignment,
                  engineerId: selected.model.engineer._id,
                })}
                onWhy={(anchor) => {
                  params.select(null);
                  onWhy(selected.model, selected.assignment._id, anchor);
                }}
                actions={actions}
                onClose={() => params.select(null)}
              />
            )}
          </>
        )}
      </ScheduleGrid>
      {hasRowsAlone && band.status === 'ready' && <band.part createButton={createButton} />}
      {!data.error && (
        <ScheduleFoot {...{ schedule, picks, canvas, drag, filter }} onFilter={params.setFilter}>
          <ManyChanges many={flags.many} onHistory={() => onHistory('')} />
        </ScheduleFoot>
      )}
      {dialogs}
      {deleting.dialog}
    </>
  );
}
