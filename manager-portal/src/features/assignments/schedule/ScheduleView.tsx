import { ListEmpty, today as currentDay, useLazyDialog, type ListSearch } from '@erm/portal-kit';
import type { TimeCanvas } from '@erm/portal-kit/planning';
import { createLoadable, ErrorState } from '@erm/ui-kit/core';
import { ChartGantt } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import type { AssignmentRequest } from '../../../shared/assignment-draft';
import { NoMatch } from '../../../shared/roster-filter/NoMatch';
import { NO_FILTER } from '../../../shared/roster-filter/roster-filter';
import { AssignmentDetails } from './AssignmentDetails';
import { newAssignment } from './new-assignment';
import { ScheduleFoot } from './ScheduleFoot';
import { ScheduleGrid } from './ScheduleGrid';
import type { ScheduleParams } from './schedule-params';
import { toEditable } from './to-editable';
import { HEAD, type GridCell } from './use-grid-focus';
import { useScheduleRows } from './use-schedule-rows';

const editDialog = createLoadable(async () => (await import('../EditAssignmentDialog')).EditAssignmentDialog);
const moveDialog = createLoadable(async () => (await import('./MoveAssignmentDialog')).MoveAssignmentDialog);
const deleteDialog = createLoadable(
  async () => (await import('../DeleteAssignmentDialog')).DeleteAssignmentDialog,
);

export interface ScheduleViewProps {
  params: ScheduleParams;
  canvas: TimeCanvas;
  search: ListSearch;
  createButton: ReactNode;
  /** Opens Create Assignment, filled in. */
  assign: (request: AssignmentRequest) => void;
}

/** The assignments as a schedule: a row per engineer. */
export function ScheduleView({ params, canvas, search, createButton, assign }: ScheduleViewProps) {
  const today = currentDay();
  const navigate = useNavigate();
  const [active, setActive] = useState<GridCell>({ row: 0, cell: HEAD });
  const { filter, engineer } = params;
  const rows = useScheduleRows({ canvas, q: search.q, filter, today, engineer, kept: active.row });
  const { data, modelAt, virtualizer } = rows;
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
  const isEmpty = data.totals?.total === 0;
  return (
    <>
      {data.error ? (
        <ErrorState
          title="Failed to load the schedule"
          cause={data.error.cause}
          onRetry={data.error.onRetry}
        />
      ) : isEmpty && params.isFiltered ? (
        <NoMatch
          title="No engineers match."
          onClear={() => {
            search.clear();
            params.setFilter(NO_FILTER);
          }}
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
            marked={engineer}
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
            {selected && (
              <AssignmentDetails
                key={selected.assignment._id}
                assignment={selected.assignment}
                model={selected.model}
                projects={data.projects}
                canvas={canvas}
                top={virtualizer.measurementsCache[selected.index]?.start ?? 0}
                onCommand={(what) => run(what, selected.assignment._id)}
                onClose={() => params.select(null)}
              />
            )}
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
