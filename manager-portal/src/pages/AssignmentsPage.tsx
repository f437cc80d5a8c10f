import type { Assignment } from '@erm/contracts/assignments';
import {
  AddButton,
  currentRow,
  ListEmpty,
  ListToolbar,
  useLazyDialog,
  useListSearch,
  useListSort,
  usePageTitle,
} from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { Page, PageHeader } from '@erm/ui-kit/layout';
import { ChartGantt } from 'lucide-react';
import { useState } from 'react';
import { assignmentSorts, useAssignments } from '../data/assignment-queries';
import { AssignmentsTable } from '../features/assignments/AssignmentsTable';

const createAssignmentDialog = createLoadable(
  async () => (await import('../features/assignments/CreateAssignmentDialog')).CreateAssignmentDialog,
);
const editAssignmentDialog = createLoadable(
  async () => (await import('../features/assignments/EditAssignmentDialog')).EditAssignmentDialog,
);
const deleteAssignmentDialog = createLoadable(
  async () => (await import('../features/assignments/DeleteAssignmentDialog')).DeleteAssignmentDialog,
);

export function AssignmentsPage() {
  usePageTitle('Assignments');
  const search = useListSearch();
  const { order, columnSort, sortBy } = useListSort(assignmentSorts, 'engineer');
  const assignments = useAssignments({ q: search.q, sort: order });
  const creating = useLazyDialog(createAssignmentDialog);
  const editing = useLazyDialog(editAssignmentDialog);
  const deleting = useLazyDialog(deleteAssignmentDialog);
  const [chosen, setChosen] = useState<{ assignment: Assignment; what: 'edit' | 'delete' } | null>(null);
  const assignment = chosen && currentRow(assignments.rows, chosen.assignment);
  const close = () => setChosen(null);
  const createButton = <AddButton dialog={creating}>Create Assignment</AddButton>;

  return (
    <Page>
      <PageHeader
        title="Assignments"
        subtitle="Who works on what, how much, and until when"
        actions={createButton}
      />
      <ListToolbar
        search={search}
        label="Search assignments"
        placeholder="Search by engineer name..."
        total={assignments.total}
        unit={['assignment', 'assignments']}
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
      {creating.Dialog && <creating.Dialog onClose={creating.close} />}
      {assignment && chosen.what === 'edit' && editing.Dialog && (
        <editing.Dialog assignment={assignment} onClose={close} />
      )}
      {assignment && chosen.what === 'delete' && deleting.Dialog && (
        <deleting.Dialog assignment={assignment} onClose={close} />
      )}
    </Page>
  );
}
