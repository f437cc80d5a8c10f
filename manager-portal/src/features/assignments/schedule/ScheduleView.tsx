import {
  ListEmpty,
  ListToolbar,
  today as currentDay,
  useLazyDialog,
  useUndoKeys,
  type ListSearch,
} from '@erm/portal-kit';
import { useTimeCanvas, type Zoom, HEAD, type GridCell } from '@erm/portal-kit/planning';
import { createLoadable, ErrorState, SegmentedControl } from '@erm/ui-kit/core';
import { ChartGantt } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import type { AssignmentRequest } from '../../../shared/assignment-draft';
import { AssignmentDetails } from './AssignmentDetails';
import { newAssignment } from './new-assignment';
import { ScheduleFoot } from './ScheduleFoot';
import { ScheduleGrid } from './ScheduleGrid';
import { useScheduleParams } from './schedule-params';
import { toEditable } from './to-editable';
import { useScheduleRows } from './use-schedule-rows';

const editDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-assignment" */ '../EditAssignmentDialog'))
      .EditAssignmentDialog,
);
const moveDialog = createLoadable(async () => (await import('./MoveAssignmentDialog')).MoveAssignmentDialog);
const deleteDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-assignment" */ '../DeleteAssignmentDialog'))
      .DeleteAssignmentDialog,
);

const ZOOMS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

export interface ScheduleViewProps {
  search: ListSearch;
  viewSwitch: ReactNode;
  createButton: ReactNode;
  /** Opens Create Assignment, filled in. */
  assign: (request: AssignmentRequest) => void;
}

/** The assignments as a schedule: a row per engineer. */
export function ScheduleView({ search, viewSwitch, createButton, assign }: ScheduleViewProps) {
  useUndoKeys();
  const params = useScheduleParams();
  const today = currentDay();
  const navigate = useNavigate();
  const [active, setActive] = useState<GridCell>({ row: 0, cell: HEAD });
  const canvas = useTimeCanvas({ zoom: params.zoom, from: params.from, onRest: params.setFrom });
  const rows = useScheduleRows(canvas, search.q, today, active.row);
  const { data, modelAt } = rows;
  const [editing, moving, deleting] = [
    useLazyDialog(editDialog),
    useLazyDialog(moveDialog),
    useLazyDialog(deleteDialog),
  ];
  const [command, setCommand] = useState<{ what: 'edit' | 'move' | 'delete'; id: string } | null>(null);

  const find = (id: string | null) => {
    for (const index of id === null ? [] : data.rows.keys()) {
      const model = modelAt(index);
      const assignment = model?.assignments.find(({ _id }) => _id === id);
      if (model && assignment) return { index, model, assignment };
    }
    return undefined;
  };
  const selected = find(params.selected);
  const subject = find(command?.id ?? null);
  const run = (what: 'edit' | 'move' | 'delete', id: string) => {
    params.select(null);
    setCommand({ what, id });
    ({ edit: editing, move: moving, delete: deleting })[what].open();
  };
  const close = () => setCommand(null);
  const zoomTo = (zoom: Zoom) => {
    // The middle stays where it is.
    const { startDate, endDate } = canvas.inSight();
    const { scale } = canvas;
    const middle = scale.dayAtX((scale.x(startDate) + scale.x(endDate)) / 2);
    params.setZoom(zoom, canvas.firstDayAround(middle, zoom));
  };

  const isEmpty = data.totals?.total === 0;
  return (
    <>
      <ListToolbar
        search={search}
        label="Search assignments"
        placeholder="Search by engineer name..."
        tools={viewSwitch}
        end={
          <SegmentedControl label="Zoom" size="md" options={ZOOMS} value={params.zoom} onChange={zoomTo} />
        }
      />
      {data.error ? (
        <ErrorState
          title="Failed to load the schedule"
          cause={data.error.cause}
          onRetry={data.error.onRetry}
        />
      ) : isEmpty ? (
        <ListEmpty
          search={search}
          noMatch="No results found."
          none="No engineers added yet."
          icon={<ChartGantt size={20} />}
          action={createButton}
        />
      ) : (
        <>
          <ScheduleGrid
            canvas={canvas}
            rows={rows}
            today={today}
            active={active}
            onActive={setActive}
            selected={params.selected}
            onSelect={params.select}
            onCommand={run}
            onCreate={(row, days) => {
              const model = modelAt(row);
              if (model) assign(newAssignment(model, days));
            }}
            onOpenEngineer={(row) => {
              const id = modelAt(row)?.engineer._id;
              if (id) void navigate(paths.engineerCapacity(id));
            }}
          >
            {(onWhy) =>
              selected && (
                <AssignmentDetails
                  key={selected.assignment._id}
                  assignment={selected.assignment}
                  model={selected.model}
                  index={selected.index}
                  rows={rows}
                  canvas={canvas}
                  onWhy={(anchor) => {
                    params.select(null);
                    onWhy({ row: selected.index, cell: selected.assignment._id }, anchor);
                  }}
                  onCommand={(what) => run(what, selected.assignment._id)}
                  onClose={() => params.select(null)}
                />
              )
            }
          </ScheduleGrid>
          <ScheduleFoot data={data} />
        </>
      )}
      {subject && command?.what === 'edit' && editing.Dialog && (
        <editing.Dialog
          assignment={toEditable(subject.assignment, subject.model, data.projects)}
          onClose={close}
        />
      )}
      {subject && command?.what === 'move' && moving.Dialog && (
        <moving.Dialog
          assignment={toEditable(subject.assignment, subject.model, data.projects)}
          project={data.projects.get(subject.assignment.projectId ?? '') ?? null}
          onClose={close}
        />
      )}
      {subject && command?.what === 'delete' && deleting.Dialog && (
        <deleting.Dialog
          assignment={toEditable(subject.assignment, subject.model, data.projects)}
          onClose={close}
        />
      )}
    </>
  );
}
