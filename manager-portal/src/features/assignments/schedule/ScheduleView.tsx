import { ListEmpty, today as currentDay, type ListSearch } from '@erm/portal-kit';
import { HEAD, type GridCell, type TimeCanvas } from '@erm/portal-kit/planning';
import { ErrorState } from '@erm/ui-kit/core';
import { ChartGantt } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import type { AssignmentRequest } from '../../../shared/assignment-draft';
import { NoMatch } from '../../../shared/roster-filter/NoMatch';
import { NO_FILTER } from '../../../shared/roster-filter/roster-filter';
import { AssignmentDetails } from './AssignmentDetails';
import { FlagLayer } from './flags/FlagLayer';
import { isInSight } from './flags/is-in-sight';
import { ManyChanges } from './flags/ManyChanges';
import { useFlags } from './flags/use-flags';
import { duplicateOf, newAssignment } from './new-assignment';
import { ScheduleFoot } from './ScheduleFoot';
import { ScheduleGrid } from './ScheduleGrid';
import { placeInSight, topInRow } from './place-in-sight';
import type { ScheduleParams } from './schedule-params';
import { useDeleteSeveral } from './several/use-delete-several';
import { usePicks } from './several/use-picks';
import { projectNameOf } from './schedule-texts';
import { useAssignmentCommands, type Command } from './use-assignment-commands';
import { useScheduleRows } from './use-schedule-rows';

export interface ScheduleViewProps {
  params: ScheduleParams;
  canvas: TimeCanvas;
  search: ListSearch;
  createButton: ReactNode;
  /** Opens Create Assignment, filled in. */
  assign: (request: AssignmentRequest) => void;
  /** Shows how an assignment has changed; without one, everything. */
  onHistory: (assignmentId: string | null) => void;
  /** A key that concerns the view as a whole. Returns whether it does. */
  onViewKey: (key: string) => boolean;
  /** Whether the rows get the focus when they appear: a key has led here. */
  focusesRows: boolean;
}

/** The assignments as a schedule: a row per engineer. */
export function ScheduleView(props: ScheduleViewProps) {
  const { params, canvas, search, createButton, assign, onHistory, onViewKey, focusesRows } = props;
  const today = currentDay();
  const navigate = useNavigate();
  const [active, setActive] = useState<GridCell>({ row: 0, cell: HEAD });
  const { filter, engineer } = params;
  const rows = useScheduleRows({ canvas, q: search.q, filter, today, engineer, kept: active.row });
  const { data, modelAt } = rows;
  const find = (id: string | null) => {
    for (const index of id === null ? [] : data.rows.keys()) {
      const model = modelAt(index);
      const assignment = model?.assignments.find(({ _id }) => _id === id);
      if (model && assignment) return { index, model, assignment };
    }
    return undefined;
  };
  const selected = find(params.selected);
  const commands = useAssignmentCommands(find, data.projects);
  const run = (what: Command, id: string) => {
    params.select(null);
    commands.run(what, id);
  };

  const picks = usePicks({
    ...{ find, modelAt },
    isLoaded: (id) => [...data.rows.values()].some(({ engineer: { _id } }) => _id === id),
  });
  const deleting = useDeleteSeveral(picks.list);
  const duplicate = (id: string) => {
    const found = find(id);
    params.select(null);
    if (found) assign(duplicateOf(found.assignment, found.model, data.projects));
  };
  const flags = useFlags({
    barOf(id) {
      const found = find(id);
      const top = found && topInRow(rows, { assignment: found.assignment, to: found.index });
      if (!found || top === undefined) return undefined;
      const { assignment, model } = found;
      return {
        name: projectNameOf(assignment, data.projects),
        assignment,
        engineerId: model.engineer._id,
        top,
      };
    },
    isInSight: (bar) => isInSight(canvas, bar),
  });

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
            onActive={(cell) => setActive((last) => (isSameCell(last, cell) ? last : cell))}
            selected={params.selected}
            onSelect={params.select}
            onCommand={run}
            onDuplicate={duplicate}
            onDeleteSeveral={deleting.open}
            {...{ picks, onHistory, onViewKey, focusesRows }}
            onCreate={(row, days) => {
              const model = modelAt(row);
              if (model) assign(newAssignment(model, days));
            }}
            onOpenEngineer={(row) => {
              const id = modelAt(row)?.engineer._id;
              if (id) void navigate(paths.engineerCapacity(id));
            }}
          >
            {(onWhy) => (
              <>
                <FlagLayer flags={flags} canvas={canvas} />
                {selected && (
                  <AssignmentDetails
                    key={selected.assignment._id}
                    assignment={selected.assignment}
                    model={selected.model}
                    projects={data.projects}
                    place={placeInSight(canvas, rows, {
                      assignment: selected.assignment,
                      to: selected.index,
                    })}
                    onWhy={(anchor) => {
                      params.select(null);
                      onWhy({ row: selected.index, cell: selected.assignment._id }, anchor);
                    }}
                    onCommand={(what) => run(what, selected.assignment._id)}
                    onDuplicate={() => duplicate(selected.assignment._id)}
                    onHistory={() => onHistory(selected.assignment._id)}
                    onClose={() => params.select(null)}
                  />
                )}
              </>
            )}
          </ScheduleGrid>
          <ScheduleFoot
            data={data}
            picked={picks.list.length}
            onClear={() => {
              picks.clear();
              // The button disappears with what it clears.
              canvas.scroller()?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
            }}
          >
            <ManyChanges many={flags.many} onHistory={() => onHistory(null)} />
          </ScheduleFoot>
        </>
      )}
      {commands.dialogs}
      {deleting.dialog}
    </>
  );
}

const isSameCell = (one: GridCell, other: GridCell) => one.row === other.row && one.cell === other.cell;
