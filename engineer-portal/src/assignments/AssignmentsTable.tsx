import type { Assignment } from '@erm/contracts/assignments';
import { ListTable, type List } from '@erm/portal-kit';
import type { Sort } from '@erm/ui-kit/data';
import type { ReactNode } from 'react';
import { assignmentColumns } from './assignment-columns';

interface AssignmentsTableProps {
  assignments: List<Assignment>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  empty: ReactNode;
}

export function AssignmentsTable({ assignments, sort, onSort, empty }: AssignmentsTableProps) {
  return (
    <ListTable
      list={assignments}
      label="My Assignments"
      columns={assignmentColumns}
      sort={sort}
      onSortChange={onSort}
      loadingText="Loading assignments..."
      empty={empty}
      unit={['assignment', 'assignments']}
    />
  );
}
