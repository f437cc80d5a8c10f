import {
  LazyNotConnected,
  ListEmpty,
  ListToolbar,
  useListSort,
  useRowDialog,
  type ListSearch,
} from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { ChartGantt } from 'lucide-react';
import type { ReactNode } from 'react';
import { assignmentSorts, useAssignments } from '../data/assignment-queries';
import { AssignmentsTable } from './AssignmentsTable';

const editAssignmentDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-assignment" */ './EditAssignmentDialog')).EditAssignmentDialog,
);
const deleteAssignmentDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-assignment" */ './DeleteAssignmentDialog'))
      .DeleteAssignmentDialog,
);

interface AssignmentsListProps {
  search: ListSearch;
  viewSwitch: ReactNode;
  createButton: ReactNode;
  onHistory: (id: string) => void;
}

/** The assignments as a table. */
export function AssignmentsList({ search, viewSwitch, createButton, onHistory }: AssignmentsListProps) {
  const { order, columnSort, sortBy } = useListSort(assignmentSorts, 'engineer');
  const assignments = useAssignments({ q: search.q, sort: order });
  const editing = useRowDialog(editAssignmentDialog, assignments.rows);
  const deleting = useRowDialog(deleteAssignmentDialog, assignments.rows);
  const showHistory = (id: string) => {
    editing.close();
    onHistory(id);
  };

  return (
    <>
      <ListToolbar
        search={search}
        label="Search assignments"
        placeholder="Search by engineer name..."
        total={assignments.total}
        unit={['assignment', 'assignments']}
        tools={viewSwitch}
      />
      <LazyNotConnected />
      <AssignmentsTable
        assignments={assignments}
        sort={columnSort}
        onSort={sortBy}
        onEdit={editing.openFor}
        onDelete={deleting.openFor}
        empty={
          <ListEmpty
            search={search}
            noMatch="No results found."
            none="No results found."
            icon={<ChartGantt size={20} />}
            action={createButton}
          />
        }
      />
      {editing.row && editing.Dialog && (
        <editing.Dialog assignment={editing.row} onClose={editing.close} onHistory={showHistory} />
      )}
      {deleting.row && deleting.Dialog && (
        <deleting.Dialog assignment={deleting.row} onClose={deleting.close} />
      )}
    </>
  );
}
