import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { type ListSearch, useLazyDialog, useToday } from '@erm/portal-kit';
import type { anchorStyle, Lanes, TimeCanvas } from '@erm/planning';
import { useLoadLater } from '@erm/ui-kit/core';
import { useState, type ReactNode } from 'react';
import type { AssignmentRequest } from '../../shared/assignment-draft';
import { detailsPopover } from './bars/details-popover';
import { useBarActions } from './bars/use-bar-actions';
import { useCloseGone } from './bars/use-close-gone';
import { FlagLayer } from './flags/FlagLayer';
import { isInSight } from './flags/is-in-sight';
import { ManyChanges } from './flags/ManyChanges';
import { useFlags } from './flags/use-flags';
import type { Drag } from './model/drag';
import type { Found } from './model/found';
import { projectNameOf, type Projects } from './model/schedule-texts';
import { useDeleteSeveral } from './picks/use-delete-several';
import { usePicks } from './picks/use-picks';
import type { ScheduleParams } from './schedule-params';

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

/** The assignments of a schedule, and where they are, whatever its rows are. */
interface ScheduleSource {
  projects: Projects;
  find: (assignmentId: string | null) => Found | undefined;
  /** The lanes of a row, by its ID. */
  lanesOf: (row: string) => Lanes<ScheduleAssignment> | undefined;
  /** Whether the row is loaded in which an assignment was. */
  isRowLoaded: (found: Found) => boolean;
  /** Where its bar begins, relative to the first row; undefined if it is not drawn. */
  topOf: (found: Found) => number | undefined;
  /** Where its details are; undefined while there is no place for them. */
  placeOf: (found: Found) => ReturnType<typeof anchorStyle> | undefined;
  /** Says that an assignment is chosen where it is in sight already. */
  choose: (assignmentId: string | null) => void;
}

/** What both schedules are beside their rows: selecting, picking, and changing assignments, and what others change. */
export function useSchedule(props: ScheduleViewProps, source: ScheduleSource) {
  const { params, canvas, assign, onHistory, onViewKey, focusesRows } = props;
  const { projects, find, lanesOf, isRowLoaded, topOf, placeOf } = source;
  const today = useToday();
  const [drag, onDrag] = useState<Drag | null>(null);
  const { actions, dialogs } = useBarActions({ find, projects, params, assign, onHistory });
  const picks = usePicks({
    // What deleted engineers have cannot be changed together, because most changes of it are refused.
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
  return {
    picks,
    /** What a grid of either schedule needs. */
    grid: {
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
      focusesRows,
      onDrag,
      /** What is above the rows: flags, and the details of the selected assignment, which may ask why. */
      above: (onWhy: (found: Found, anchor: HTMLElement | null) => void) => (
        <>
          <FlagLayer flags={flags} canvas={canvas} />
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
    foot: {
      picks,
      canvas,
      drag,
      children: <ManyChanges many={flags.many} onHistory={() => onHistory('')} />,
    },
    dialogs: (
      <>
        {dialogs}
        {deleting.dialog}
      </>
    ),
  };
}

/** What a grid of either schedule needs beside its rows. */
export type ScheduleGridProps = ReturnType<typeof useSchedule>['grid'] & {
  /** What is shown in place of the rows. */
  instead: ReactNode;
};
