import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { type ListSearch, useLazyDialog, usePart, useToday } from '@erm/portal-kit';
import type { anchorStyle, Lanes, TimeCanvas } from '@erm/planning';
import { createLoadable, useLoadLater } from '@erm/ui-kit/core';
import { useState, type ReactNode } from 'react';
import type { AssignmentRequest } from '../../shared/assignment-draft';
import { useBarActions } from './bars/use-bar-actions';
import { useCloseGone } from './bars/use-close-gone';
import { isInSight } from './flags/is-in-sight';
import { useFlags } from './flags/use-flags';
import type { Drag } from './model/drag';
import type { Found } from './model/found';
import { projectNameOf, type Projects } from './model/schedule-texts';
import { useDeleteSeveral } from './picks/use-delete-several';
import { usePicks } from './picks/use-picks';
import type { ScheduleParams } from './schedule-params';

const flagLayerPart = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './flags/FlagLayer')).FlagLayer,
);
const detailsPopover = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "schedule-parts" */ './bars/AssignmentDetails')).AssignmentDetails,
);
const manyChangesPart = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './flags/ManyChanges')).ManyChanges,
);

export interface ScheduleViewProps {
  params: ScheduleParams;
  canvas: TimeCanvas;
  search: ListSearch;
  createButton: ReactNode;
  /** Button that adds an engineer. */
  addEngineer: ReactNode;
  /** Opens a prefilled Create Assignment. */
  assign: (request: AssignmentRequest) => void;
  /** Opens the history of `assignment:ID` and the like, or of everything for ''. */
  onHistory: (of: string) => void;
  /** Handles keys of the whole view. Returns whether it did. */
  onViewKey: (key: string) => boolean;
  /** Choice of the zoom in the corner of the axis, in wide windows. */
  corner: ReactNode;
  /** Whether to focus the rows once shown, after switching views by key. */
  focusesRows: boolean;
}

/** Access to the assignments of a schedule, independent of what its rows are. */
interface ScheduleSource {
  projects: Projects;
  find: (assignmentId: string | null) => Found | undefined;
  /** Lanes of a row, by its ID. */
  lanesOf: (row: string) => Lanes<ScheduleAssignment> | undefined;
  /** Whether the row that had an assignment is loaded. */
  isRowLoaded: (found: Found) => boolean;
  /** Top of its bar, relative to the first row; undefined if not drawn. */
  topOf: (found: Found) => number | undefined;
  /** Anchor of its details; undefined while it has no place. */
  placeOf: (found: Found) => ReturnType<typeof anchorStyle> | undefined;
  /** Marks an assignment as chosen here, so that selecting it does not scroll. */
  choose: (assignmentId: string | null) => void;
}

/** Behavior that both schedules share besides rows: selecting, picking, and changing assignments, and flags. */
export function useSchedule(props: ScheduleViewProps, source: ScheduleSource) {
  const { params, canvas, assign, onHistory, onViewKey, corner, focusesRows } = props;
  const { projects, find, lanesOf, isRowLoaded, topOf, placeOf } = source;
  const today = useToday();
  const [drag, onDrag] = useState<Drag | null>(null);
  const { actions, dialogs } = useBarActions({
    find,
    projects,
    params,
    assign,
    onHistory,
  });
  const picks = usePicks({
    // Assignments of deleted engineers cannot be picked, as most changes of them are refused.
    find(id) {
      const found = find(id);
      return found?.model.isDeleted ? undefined : found;
    },
    lanesOf,
    isRowLoaded,
  });
  const deleting = useDeleteSeveral(picks.list);
  const selected = find(params.selected);
  const place = selected && placeOf(selected);
  const closeDetails = () => params.select(null);
  useCloseGone({ id: params.selected, found: selected, isRowLoaded, close: closeDetails });
  const details = useLazyDialog(detailsPopover, selected !== undefined);
  useLoadLater(detailsPopover);
  const flags = useFlags({
    barOf(id) {
      const found = find(id);
      const top = found && topOf(found);
      if (!found || top === undefined) return undefined;
      const { assignment, model } = found;
      return { name: projectNameOf(assignment, projects), assignment, engineerId: model.engineer._id, top };
    },
    isInSight: (bar) => isInSight(canvas, bar),
  });
  const { loaded: flagLayer } = usePart(flagLayerPart, flags.flags.length > 0);
  const hasMany = flags.many.length > 0;
  const { loaded: manyChanges } = usePart(manyChangesPart, hasMany);
  return {
    view: {
      canvas,
      today,
      projects,
      find,
      picks,
      actions,
      selected: params.selected,
      onSelect(id: string | null) {
        source.choose(id);
        params.select(id);
      },
      onDeleteSeveral: deleting.open,
      onHistory,
      onViewKey,
      corner,
      focusesRows,
      drag,
      onDrag,
      /** Change summary in the foot. */
      summary: hasMany && manyChanges.status === 'ready' && (
        <manyChanges.part many={flags.many} onHistory={() => onHistory('')} />
      ),
      /** Overlays: flags, and the details of the selected assignment. */
      above: (onWhy: (found: Found, anchor: HTMLElement | null) => void) => (
        <>
          {flagLayer.status === 'ready' && <flagLayer.part flags={flags} canvas={canvas} />}
          {selected && place && details.Dialog && (
            <details.Dialog
              key={selected.assignment._id}
              {...selected}
              projects={projects}
              place={place}
              onWhy={(anchor) => {
                closeDetails();
                onWhy(selected, anchor);
              }}
              actions={actions}
              onClose={closeDetails}
            />
          )}
        </>
      ),
    },
    dialogs: (
      <>
        {dialogs}
        {deleting.dialog}
      </>
    ),
  };
}

/** View state that both grids share. */
export type SharedView = ReturnType<typeof useSchedule>['view'];
