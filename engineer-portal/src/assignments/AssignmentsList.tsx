import { ListEmpty, ListToolbar, useListSort, type ListSearch } from '@erm/portal-kit';
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { assignmentSorts, useOwnAssignments } from '../data/assignment-queries';
import { AssignmentsTable } from './AssignmentsTable';

interface AssignmentsListProps {
  search: ListSearch;
  viewSwitch: ReactNode;
}

/** The engineer's assignments as a table. */
export function AssignmentsList({ search, viewSwitch }: AssignmentsListProps) {
  const { order, columnSort, sortBy } = useListSort(assignmentSorts, '-startDate');
  const assignments = useOwnAssignments({ q: search.q, sort: order });
  return (
    <>
      <ListToolbar
        search={search}
        label="Search assignments"
        placeholder="Search by project name..."
        total={assignments.total}
        unit={['assignment', 'assignments']}
        tools={viewSwitch}
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
    </>
  );
}
