import { useListSearch, useListSort } from '@erm/portal-sdk';
import { countUnits, SearchField } from '@erm/ui-kit/data';
import { Page, PageHeader, Toolbar } from '@erm/ui-kit/layout';
import { AssignmentsTable } from '../features/assignments/AssignmentsTable';
import {
  ASSIGNMENT_SORTS,
  DEFAULT_SORT,
  useOwnAssignments,
} from '../features/assignments/assignments-queries';

export function MyAssignmentsPage() {
  const { q, typed, search, clear } = useListSearch();
  const { order, columnSort, sortBy } = useListSort(ASSIGNMENT_SORTS, DEFAULT_SORT);
  const assignments = useOwnAssignments({ q, sort: order });
  const total = assignments.data?.pages.at(-1)?.page?.total;
  return (
    <Page>
      <PageHeader title="My Assignments" subtitle="Everything you are, were and will be assigned to" />
      <Toolbar count={total === undefined ? undefined : countUnits(total, ['assignment', 'assignments'])}>
        <SearchField
          label="Search assignments"
          placeholder="Search by project name..."
          value={typed}
          onChange={search}
        />
      </Toolbar>
      <AssignmentsTable
        assignments={assignments}
        searching={q !== ''}
        onClearSearch={clear}
        sort={columnSort}
        onSort={sortBy}
      />
    </Page>
  );
}
