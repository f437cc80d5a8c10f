import type { Assignment } from '@erm/contracts/assignments';
import { useLazyDialog, useListSearch, useListSort } from '@erm/portal-sdk';
import { Button } from '@erm/ui-kit/core';
import { SearchField } from '@erm/ui-kit/data';
import { Page, PageHeader, Toolbar } from '@erm/ui-kit/layout';
import { ChartGantt, Plus } from 'lucide-react';
import { useState } from 'react';
import { assignmentSorts, useAssignments } from '../data/assignment-queries';
import { AssignmentsTable } from '../features/assignments/AssignmentsTable';
import { DeleteAssignmentDialog } from '../features/assignments/DeleteAssignmentDialog';
import { countLabel } from '../shared/count-label';
import { latestOf } from '../shared/latest-of';
import { ListEmpty } from '../shared/ListEmpty';
import { usePageTitle } from '../shared/use-page-title';

const loadCreateAssignment = async () =>
  (await import('../features/assignments/CreateAssignmentDialog')).CreateAssignmentDialog;
const loadEditAssignment = async () =>
  (await import('../features/assignments/EditAssignmentDialog')).EditAssignmentDialog;

export function AssignmentsPage() {
  usePageTitle('Assignments');
  const { q, typed, search, clear } = useListSearch();
  const { order, columnSort, sortBy } = useListSort(assignmentSorts, 'engineer');
  const assignments = useAssignments({ q, sort: order });
  const creating = useLazyDialog(loadCreateAssignment);
  const editing = useLazyDialog(loadEditAssignment);
  const [chosen, setChosen] = useState<{ assignment: Assignment; what: 'edit' | 'delete' } | null>(null);
  const assignment = chosen && latestOf(assignments.rows, chosen.assignment);
  const close = () => setChosen(null);
  const createButton = (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden="true" />}
      loading={creating.loading}
      onClick={creating.open}
    >
      Create Assignment
    </Button>
  );

  return (
    <Page>
      <PageHeader
        title="Assignments"
        subtitle="Who works on what, how much and until when"
        actions={createButton}
      />
      <Toolbar count={countLabel(assignments.total, 'assignment', 'assignments')}>
        <SearchField
          label="Search assignments"
          placeholder="Search by engineer name..."
          value={typed}
          onChange={search}
        />
      </Toolbar>
      <AssignmentsTable
        assignments={assignments}
        sort={columnSort}
        onSort={sortBy}
        onEdit={(edited) => {
          setChosen({ assignment: edited, what: 'edit' });
          editing.open();
        }}
        onDelete={(deleted) => setChosen({ assignment: deleted, what: 'delete' })}
        empty={
          <ListEmpty
            searching={q !== ''}
            noMatch="No results found."
            none="No results found."
            icon={<ChartGantt size={20} />}
            onClearSearch={clear}
            add={createButton}
          />
        }
      />
      {creating.Dialog && <creating.Dialog onClose={creating.close} />}
      {assignment && chosen.what === 'edit' && editing.Dialog && (
        <editing.Dialog assignment={assignment} onClose={close} />
      )}
      {assignment && chosen.what === 'delete' && (
        <DeleteAssignmentDialog assignment={assignment} onClose={close} />
      )}
    </Page>
  );
}
