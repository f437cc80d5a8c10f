import { ListEmpty, ListToolbar, useListSearch, useListSort, usePageTitle } from '@erm/portal-kit';
import { Page, PageHeader } from '@erm/ui-kit/layout';
import { ListChecks } from 'lucide-react';
import { assignmentSorts, useOwnAssignments } from '../data/assignment-queries';
import { AssignmentsTable } from '../features/assignments/AssignmentsTable';

export function MyAssignmentsPage() {
  usePageTitle('My Assignments');
  const search = useListSearch();
  const { order, columnSort, sortBy } = useListSort(assignmentSorts, '-startDate');
  const assignments = useOwnAssignments({ q: search.q, sort: order });
  return (
    <Page>
      <PageHeader title="My Assignments" subtitle="Your past, current, and upcoming work" />
      <ListToolbar
        search={search}
        label="Search assignments"
        placeholder="Search by project name..."
        total={assignments.total}
        unit={['assignment', 'assignments']}
      />
      <AssignmentsTable
        assignments={assignments}
        sort={columnSort}
        onSort={sortBy}
        empty={
          <ListEmpty
            search={search}
            noMatch="No results found."
            none="No assignments"
            icon={<ListChecks size={20} />}
          />
        }
      />
    </Page>
  );
}
