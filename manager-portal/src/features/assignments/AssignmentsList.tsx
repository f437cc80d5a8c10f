import type { Assignment } from '@erm/contracts/assignments';
import {
  currentRow,
  ListEmpty,
  ListToolbar,
  useLazyDialog,
  useListSort,
  type ListSearch,
} from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { ChartGantt } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { assignmentSorts, useAssignments } from '../../data/assignment-queries';
import { AssignmentsTable } from './AssignmentsTable';

const editAssignmentDialog = createLoadable(
  async () => (await import('./EditAssignmentDialog')).EditAssignmentDialog,
);
const deleteAssignmentDialog = createLoadable(
  async () => (await import('./DeleteAssignmentDialog')).DeleteAssignmentDialog,
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
  const editing = useLazyDialog(editAssignmentDialog);
  const deleting = useLazyDialog(deleteAssignmentDialog);
  const [chosen, setChosen] = useState<{ assignment: Assignment; what: 'edit' | 'delete' } | null>(null);
  const assignment = chosen && currentRow(assignments.rows, chosen.assignment);
  const close = () => setChosen(null);

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
      <AssignmentsTable
        assignments={assignments}
        sort={columnSort}
        onSort={sortBy}
        onEdit={(edited) => {
          setChosen({ assignment: edited, what: 'edit' });
          editing.open();
        }}
        onDelete={(deleted) => {
          setChosen({ assignment: deleted, what: 'delete' });
          deleting.open();
        }}
        onHistory={onHistory}
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
      {assignment && chosen.what === 'edit' && editing.Dialog && (
        <editing.Dialog assignment={assignment} onClose={close} />
      )}
      {assignment && chosen.what === 'delete' && deleting.Dialog && (
        <deleting.Dialog assignment={assignment} onClose={close} />
      )}
    </>
  );
}
